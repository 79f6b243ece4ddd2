import { placeErrors } from '../../contract/analytics/place-errors.ts';
import type { Place } from '../../contract/analytics/places.ts';
import { placesMax, placesStoredMax } from '../../contract/constants.ts';
import { changeBusinessOf, found } from '../businesses/change-store.ts';
import { invalid, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { placeCodeFor } from './place-code.ts';
import { insertPlace, listPlaces, listStored, updatePlace } from './place-store.ts';

export const getPlaces: Handler<'GET /api/businesses/{id}/places'> = async ({ id }, context) => ({
  places: found(await listPlaces(context.db, context.session.user, id)),
});

export const addPlace: Handler<'POST /api/businesses/{id}/places'> = ({ id, name, kind }, context) =>
  changeBusinessOf(context, 'editPlaces', id, 'added a place to', async (tx, business) => {
    const stored = await listStored(tx, business);
    const used = stored.filter(isUsed);
    if (used.length >= placesMax) throw invalid(placeErrors.max, { name: placeErrors.max });
    if (stored.length >= placesStoredMax) throw invalid(placeErrors.stored, { name: placeErrors.stored });
    if (used.some((place) => isNamed(place, name))) throw invalid(placeErrors.taken, { name: placeErrors.taken });
    const code = placeCodeFor(name, kind, new Set(stored.map((place) => place.code)));
    const placeId = await insertPlace(tx, business, { name, kind, code });
    return { id: placeId, name, kind, code, isRetired: false };
  });

export const changePlace: Handler<'PATCH /api/businesses/{id}/places/{placeId}'> = (input, context) =>
  changeBusinessOf(context, 'editPlaces', input.id, 'changed a place of', async (tx, business) => {
    const stored = await listStored(tx, business);
    const before = stored.find((place) => place.id === input.placeId);
    if (!before) throw notFound(placeErrors.notFound);
    const { name = before.name, kind = before.kind, isRetired = before.isRetired } = input;
    const after = { ...before, name, kind, isRetired };
    if (!isRetired) refuseBesideOthers(before, after, stored.filter(isUsed));
    await updatePlace(tx, business, after);
    return after;
  });

const isUsed = ({ isRetired }: Place): boolean => !isRetired;
const isNamed = (place: Place, name: string): boolean => place.name.toLowerCase() === name.toLowerCase();

/** Places that had one name before it was refused keep it. */
function refuseBesideOthers(before: Place, after: Place, used: readonly Place[]): void {
  const others = used.filter(({ id }) => id !== after.id);
  if (before.isRetired && others.length >= placesMax) throw invalid(placeErrors.max, { isRetired: placeErrors.max });
  const isTaken = others.some((place) => isNamed(place, after.name));
  if (isTaken && !isNamed(before, after.name)) throw invalid(placeErrors.taken, { name: placeErrors.taken });
  if (isTaken && before.isRetired) throw invalid(placeErrors.takenByOther, { isRetired: placeErrors.takenByOther });
}
