import { and, desc, eq, sql } from 'drizzle-orm';
import { codes } from '../../contract/limits.ts';
import { type Db, selectRows } from '../db/database.ts';
import { forgetInPieces } from '../db/forget.ts';
import { registrations } from './tables.ts';

export type Registration = typeof registrations.$inferSelect;
type NewRegistration = Omit<typeof registrations.$inferInsert, 'codeMadeAt'>;
type RegistrationChange = Partial<Pick<Registration, 'name' | 'passwordHash' | 'codeHash' | 'letterKey' | 'attempts'>>;

/** Adds an attempt and lets the oldest ones of its address go beyond the number that may be open. */
export async function addRegistration(tx: Db, row: NewRegistration): Promise<void> {
  await tx.insert(registrations).values(row);
  await tx.execute(
    sql`delete from registrations where id in
        (select id from registrations where email = ${row.email}
         order by created_at desc, id offset ${codes.openPerAddress})`,
  );
}

/** The open attempt of a browser for an address, and how many seconds ago its code was made. */
export async function findOwnRegistration(db: Db, browserHash: string, email: string) {
  const [row] = await db
    .select({
      id: registrations.id,
      codeAge: sql<number>`floor(extract(epoch from now() - ${registrations.codeMadeAt}))::int`,
    })
    .from(registrations)
    .where(and(eq(registrations.browserHash, browserHash), eq(registrations.email, email)))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return row ?? null;
}

export async function findNewestRegistration(db: Db, email: string): Promise<Registration | null> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return row ?? null;
}

/** A new code begins its minute now. */
export async function changeRegistration(tx: Db, id: string, set: RegistrationChange): Promise<void> {
  const clock = set.codeHash === undefined ? {} : { codeMadeAt: sql`now()` };
  await tx
    .update(registrations)
    .set({ ...set, ...clock })
    .where(eq(registrations.id, id));
}

/**
 * Counts one guess against each open code that it could be, and answers those. In one statement: of 500 guesses at
 * once only the first five of a code are ever compared. The code's life begins when its letter was handed over.
 */
export function takeGuess(db: Db, email: string, browserHash: string | null): Promise<Registration[]> {
  const own = browserHash === null ? null : sql`r.browser_hash = ${browserHash}`;
  return selectRows<Registration>(
    db,
    sql`update registrations r set attempts = r.attempts + 1
        where r.email = ${email} and r.attempts < ${codes.attempts}
          and coalesce((select l.sent_at from letters l where l.key = r.letter_key), now())
              > now() - make_interval(secs => ${codes.lifetime})
          and (${own ?? sql`true`} or not exists
            (select 1 from registrations o where o.email = r.email and ${own ?? sql`false`}))
        returning r.id, r.email, r.name, r.password_hash as "passwordHash", r.code_hash as "codeHash"`,
  );
}

/** Everything open for an address; answers whether the given one was still among it. */
export async function consumeRegistrations(tx: Db, id: string, email: string): Promise<boolean> {
  const gone = await tx.delete(registrations).where(eq(registrations.email, email)).returning({ id: registrations.id });
  return gone.some((row) => row.id === id);
}

export const forgetOldRegistrations = (db: Db): Promise<void> =>
  forgetInPieces(db, registrations, sql`created_at < now() - make_interval(secs => ${codes.registrationLifetime})`);
