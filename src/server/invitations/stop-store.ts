import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from '../db/database.ts';
import { withdrawEmails } from '../mail/outbox.ts';
import type { Person } from './person-token.ts';
import { lockInvitations } from './settings-store.ts';
import { invitations, type unsubscribes } from './tables.ts';

type Source = (typeof unsubscribes.$inferSelect)['source'];

/** A stop by the person is never replaced by one that the business could undo. */
const keepStronger = sql`do update set source = 'link' where excluded.source = 'link'`;

/**
 * The owner who sent the email, and the present one. Nobody knows whose a deleted business was last, so for one of these
 * everyone counts who ever took over from the sender.
 */
const ownersOf = ({ businessId, ownerHash, ownerId }: Person): SQL => {
  const sender = sql`${ownerId ?? null}::bigint`;
  const present = sql`(select user_id from businesses where id = ${businessId})`;
  return sql`(select id from users where ${ownerHash !== undefined} and (id = ${sender} or id = ${present}
    or (${present} is null and id in (select user_id from former_owners where former_owner_id = ${sender}))))`;
};

/**
 * Forever, at once, and for all businesses of the owner: what is planned or in the outbox does not go out. False if a
 * link stored nothing, because the business and its owners are gone.
 */
export async function unsubscribe(tx: Db, person: Person, source: Source): Promise<boolean> {
  const { businessId, personHash, ownerHash } = person;
  await lockInvitations(tx, businessId);
  // Accounts come before businesses (docs/locks.md).
  const ofOwners = await rows(
    tx,
    z.object({}),
    sql`insert into owner_unsubscribes (user_id, owner_hash, source)
        select id, ${ownerHash ?? ''}, ${source} from ${ownersOf(person)} as owners order by id
        on conflict (user_id, owner_hash) ${keepStronger} returning 1`,
  );
  const ofBusinesses = await rows(
    tx,
    z.object({}),
    sql`insert into unsubscribes (business_id, person_hash, source)
        select id, ${personHash}, ${source} from businesses where id = ${businessId}
        on conflict (business_id, person_hash) ${keepStronger} returning 1`,
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
  return ofOwners.length + ofBusinesses.length > 0;
}

const ownStop = z.object({ isKnown: z.boolean(), isWhole: z.boolean() });

/** Whether the person's own stop holds for everyone whom the link would stop; null if they are gone. */
export async function isStoppedByPerson(db: Db, person: Person): Promise<boolean | null> {
  const { businessId, personHash, ownerHash } = person;
  const [found] = await rows(
    db,
    ownStop,
    sql`select count(*) > 0 as "isKnown", coalesce(bool_and(is_stopped), false) as "isWhole" from (
          select exists (select from owner_unsubscribes u where u.user_id = owners.id
            and u.owner_hash = ${ownerHash ?? ''} and u.source = 'link') as is_stopped from ${ownersOf(person)} as owners
          union all select exists (select from unsubscribes u where u.business_id = b.id
            and u.person_hash = ${personHash} and u.source = 'link') from businesses b where b.id = ${businessId}) as stops`,
  );
  return found?.isKnown ? found.isWhole : null;
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
