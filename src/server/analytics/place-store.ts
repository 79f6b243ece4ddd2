import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Place, type PlaceKind, placeKinds } from '../../contract/analytics/places.ts';
import type { LockedBusiness } from '../businesses/store.ts';
import { businesses } from '../businesses/tables.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { type Actor, countExported, visibleTo } from '../teams/visible-to.ts';
import { places } from './tables.ts';

const placeRow = z.object({
  id: bigint,
  name: z.string(),
  kind: z.enum(placeKinds),
  code: z.string(),
  isRetired: z.boolean(),
});

const columns = sql`places.id, places.name, places.kind, places.code, places.retired_at is not null as "isRetired"`;

/** `null` if the user may not see the business. */
export async function listPlaces(db: Db, user: Actor, businessId: number): Promise<Place[] | null> {
  const [found] = await rows(
    db,
    z.object({ places: z.array(placeRow) }),
    sql`select coalesce((select json_agg(p) from (
          select ${columns} from places where places.business_id = businesses.id
          order by places.retired_at is not null, places.id) p), '[]') as places
        from businesses where ${businesses.id} = ${businessId} and ${visibleTo(user, 'viewPlaces')}`,
  );
  return found?.places ?? null;
}

export const countPlaces = (db: Db, user: Actor) => countExported(db, user, places.businessId);

/** What only those who may edit the business can lock needs no user. */
type Editable = Pick<LockedBusiness, 'id'>;

const ofBusiness = ({ id }: Editable): SQL => eq(places.businessId, id);

/** Retired ones included. */
export const listStored = (tx: Db, business: Editable): Promise<Place[]> =>
  rows(tx, placeRow, sql`select ${columns} from places where ${ofBusiness(business)} order by places.id`);

/** Code of the oldest place of this kind; `null` without one. */
export async function findCodeOf(db: Db, business: Editable, kind: PlaceKind): Promise<string | null> {
  const current = and(ofBusiness(business), eq(places.kind, kind), isNull(places.retiredAt));
  const [found] = await db.select({ code: places.code }).from(places).where(current).orderBy(places.id).limit(1);
  return found?.code ?? null;
}

export async function insertPlace(
  tx: Db,
  { id: businessId }: Editable,
  place: Pick<Place, 'name' | 'kind' | 'code'>,
): Promise<number> {
  const [inserted] = await tx
    .insert(places)
    .values({ ...place, businessId })
    .returning({ id: places.id });
  if (!inserted) throw new Error('INSERT returned no row');
  return inserted.id;
}

export async function updatePlace(tx: Db, business: Editable, { id, name, kind, isRetired }: Place): Promise<void> {
  const retiredAt = isRetired ? sql`coalesce(retired_at, now())` : null;
  await tx
    .update(places)
    .set({ name, kind, retiredAt })
    .where(and(ofBusiness(business), eq(places.id, id)));
}
