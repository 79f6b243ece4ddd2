import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from '../db/database.ts';
import { withdrawEmails } from '../mail/outbox.ts';
import type { Person } from './person-token.ts';
import { lockInvitations } from './settings-store.ts';
import { invitations, ownerUnsubscribes, type unsubscribes } from './tables.ts';

type Source = (typeof unsubscribes.$inferSelect)['source'];

/** A stop by the person is never replaced by one that the business could undo. */
const keepStronger = sql`do update set source = 'link' where excluded.source = 'link'`;

/** Forever, at once, and for all businesses of the owner: what is planned or in the outbox does not go out. */
export async function unsubscribe(tx: Db, person: Person, source: Source): Promise<void> {
  const { businessId, personHash, ownerHash } = person;
  await lockInvitations(tx, businessId);
  await tx.execute(
    sql`insert into unsubscribes (business_id, person_hash, source)
        select id, ${personHash}, ${source} from businesses where id = ${businessId}
        on conflict (business_id, person_hash) ${keepStronger}`,
  );
  if (ownerHash !== undefined)
    await tx.execute(
      sql`insert into owner_unsubscribes (user_id, owner_hash, source)
          select user_id, ${ownerHash}, ${source} from businesses where id = ${businessId}
          on conflict (user_id, owner_hash) ${keepStronger}`,
    );
  const ofBusiness = and(eq(invitations.businessId, businessId), eq(invitations.personHash, personHash));
  const stopped = await tx
    .update(invitations)
    .set({ state: 'unsubscribed', sendAt: null })
    .where(
      and(
        ownerHash === undefined ? ofBusiness : or(ofBusiness, eq(invitations.ownerHash, ownerHash)),
        inArray(invitations.state, ['waiting', 'sent', 'reminded']),
      ),
    )
    .returning({ emailKey: invitations.emailKey, reminderKey: invitations.reminderKey });
  await withdrawEmails(
    tx,
    stopped.flatMap(({ emailKey, reminderKey }) => [emailKey, reminderKey]).filter((key) => key !== null),
  );
}

const stop = z.object({ since: z.coerce.date(), source: z.enum(['link', 'desk', 'owner']) });

const allHashes = ({ ownerHash = '' }: Person, ofOwners: readonly string[]): SQL =>
  sql`any(${`{${(ofOwners.length > 0 ? ofOwners : [ownerHash]).map((hash) => `"${hash}"`).join(',')}}`}::text[])`;

/**
 * Stops of this business or of its owner; the person's own stop comes first.
 * `ofOwners` has the hashes of the present and the former owners, if the address is known.
 */
export async function findStop(
  db: Db,
  person: Person,
  ofOwners: readonly string[] = [],
): Promise<z.infer<typeof stop> | null> {
  const { businessId, personHash } = person;
  const [row] = await rows(
    db,
    stop,
    sql`select * from (select since, source from unsubscribes where business_id = ${businessId} and person_hash = ${personHash}
        union all select since, source from owner_unsubscribes where owner_hash = ${allHashes(person, ofOwners)}
          and user_id = (select user_id from businesses where id = ${businessId})) as stops
        order by source <> 'link', since limit 1`,
  );
  return row ?? null;
}

/** The hashes that stopped all emails of this owner. */
export async function findOwnerStops(db: Db, ownerId: number, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const { ownerHash, userId } = ownerUnsubscribes;
  const found = await db
    .select({ ownerHash })
    .from(ownerUnsubscribes)
    .where(and(eq(userId, ownerId), inArray(ownerHash, [...hashes])));
  return new Set(found.map((row) => row.ownerHash));
}

/** Takes back what the business said itself, never what the person said. */
export async function undoStop(tx: Db, person: Person, ofOwners: readonly string[]): Promise<void> {
  const { businessId, personHash } = person;
  await tx.execute(
    sql`delete from unsubscribes where business_id = ${businessId} and person_hash = ${personHash} and source <> 'link'`,
  );
  await tx.execute(
    sql`delete from owner_unsubscribes where owner_hash = ${allHashes(person, ofOwners)} and source <> 'link'
          and user_id = (select user_id from businesses where id = ${businessId})`,
  );
}

/** With a transfer, all stops of the former owner hold for the new one, and so do those by links of emails already sent. */
export async function takeOverStops(tx: Db, formerId: number, ownerId: number): Promise<void> {
  await tx.execute(
    sql`insert into former_owners (user_id, former_owner_id)
        select ${ownerId}::bigint, ${formerId}::bigint
        union select ${ownerId}::bigint, former_owner_id from former_owners
          where user_id = ${formerId} and former_owner_id <> ${ownerId}
        on conflict do nothing`,
  );
  await tx.execute(
    sql`insert into owner_unsubscribes (user_id, owner_hash, since, source)
        select ${ownerId}::bigint, owner_hash, since, source from owner_unsubscribes where user_id = ${formerId}
        on conflict (user_id, owner_hash) ${keepStronger}`,
  );
}
