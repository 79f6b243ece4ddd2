import * as z from 'zod/mini';
import { placeCodeMax, placeCodeMin, placeNameMax } from '../constants.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, rowId, text } from '../fields.ts';
import { errorMessages } from '../text.ts';
import { placeErrors } from './place-errors.ts';

export const placeKinds = ['desk', 'waiting-room', 'invoice', 'vehicle', 'card', 'email', 'phone', 'site'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** What `?p=` may hold to count for a place. */
export const placeCode = new RegExp(`^[a-z0-9-]{${placeCodeMin},${placeCodeMax}}$`);

export const place = z.object({
  id: count,
  name: z.string(),
  kind: z.enum(placeKinds),
  /** Never changes, because it is printed: `/thumbs-up-down/{slug}?p={code}`. */
  code: z.string(),
  /** Retired places keep counting. They do not count toward the limit of 30. */
  isRetired: z.boolean(),
});
export type Place = z.infer<typeof place>;

const id = rowId(errorMessages.businessNotFound);
const name = text({ min: 1, max: placeNameMax, message: placeErrors.name });
const kind = z.enum(placeKinds, placeErrors.kind);
const limits: readonly Limit[] = [{ name: 'places', per: ['user'], max: 300, seconds: 3600 }];

export const placeCalls = {
  'GET /api/businesses/{id}/places': endpoint({
    access: 'user',
    input: z.object({ id }),
    /** In the order in which they were made, retired ones last. */
    reply: z.object({ places: z.array(place) }),
  }),
  'POST /api/businesses/{id}/places': endpoint({
    access: 'user',
    input: z.object({ id, name, kind }),
    status: 201,
    idempotent: true,
    replayNeeds: 'editPlaces',
    limits,
    reply: place,
  }),
  'PATCH /api/businesses/{id}/places/{placeId}': endpoint({
    access: 'user',
    input: z.object({
      id,
      placeId: rowId(placeErrors.notFound),
      name: z.optional(name),
      kind: z.optional(kind),
      isRetired: z.optional(z.boolean()),
    }),
    limits,
    reply: place,
  }),
} as const;
