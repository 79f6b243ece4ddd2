import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { codes } from '../../contract/constants.ts';
import { type Db, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { makeRowId } from './codes.ts';
import { registrations } from './tables.ts';

interface Attempt {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly browserHash: string;
}

export interface OpenRegistration extends Attempt {
  readonly id: string;
  /** Seconds since the last email; null before the first. */
  readonly codeAge: number | null;
}

const columns = {
  id: registrations.id,
  email: registrations.email,
  name: registrations.name,
  passwordHash: registrations.passwordHash,
  browserHash: registrations.browserHash,
  codeAge: sql<number | null>`floor(extract(epoch from now() - ${registrations.codeMadeAt}))::int`,
};

export async function saveRegistration(tx: Db, attempt: Attempt): Promise<OpenRegistration> {
  const { name, passwordHash } = attempt;
  const [row] = await tx
    .insert(registrations)
    .values({ id: makeRowId(), ...attempt })
    .onConflictDoUpdate({
      target: [registrations.browserHash, registrations.email],
      set: { name, passwordHash, createdAt: sql`now()` },
    })
    .returning(columns);
  if (!row) throw new Error('The registration was not saved.');
  return row;
}

export async function findOwnRegistration(
  db: Db,
  browserHash: string | null,
  email: string,
): Promise<OpenRegistration | null> {
  const own = and(eq(registrations.browserHash, browserHash ?? ''), eq(registrations.email, email));
  const [row] = await db.select(columns).from(registrations).where(own);
  return row ?? null;
}

export async function findRegistrationToCompare(
  db: Db,
  browserHash: string | null,
  email: string,
): Promise<OpenRegistration | null> {
  const [row] = await db
    .select(columns)
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(sql`${registrations.browserHash} = ${browserHash ?? ''} desc, ${registrations.createdAt} desc`)
    .limit(1);
  return row ?? null;
}

export async function setCode(tx: Db, id: string, codeHash: string | null, emailKey: string): Promise<void> {
  await tx
    .update(registrations)
    .set({ codeHash, emailKey, attempts: 0, codeMadeAt: sql`now()` })
    .where(eq(registrations.id, id));
}

export async function noteCodeRequest(tx: Db, id: string): Promise<void> {
  await tx.update(registrations).set({ codeMadeAt: sql`now()` }).where(eq(registrations.id, id));
}

const guess = z.object({ id: z.string(), codeHash: z.nullable(z.string()) });
type Guess = z.infer<typeof guess>;

/** One statement, so that of 500 parallel guesses only five are compared. */
export async function consumeAttempt(db: Db, browserHash: string | null, email: string): Promise<Guess | null> {
  const [row] = await rows(
    db,
    guess,
    sql`update registrations r set attempts = r.attempts + 1
        where r.email = ${email} and r.browser_hash = ${browserHash ?? ''} and r.attempts < ${codes.attempts}
          and coalesce((select l.sent_at from emails l where l.key = r.email_key), now())
              > now() - make_interval(secs => ${codes.lifetime})
        returning r.id, r.code_hash as "codeHash"`,
  );
  return row ?? null;
}

/** Other browsers' rows remain, without codes, so that strangers do not learn of the verification. */
export async function consumeRegistration(tx: Db, { id, codeHash }: Guess): Promise<Attempt | null> {
  const compared = and(eq(registrations.id, id), eq(registrations.codeHash, codeHash ?? ''));
  const [row] = await tx.delete(registrations).where(compared).returning();
  if (!row) return null;
  await tx.update(registrations).set({ codeHash: null }).where(eq(registrations.email, row.email));
  return row;
}

export const deleteExpiredRegistrations = (db: Db): Promise<void> =>
  deleteInBatches(db, registrations, sql`created_at < now() - make_interval(secs => ${codes.registrationLifetime})`);
