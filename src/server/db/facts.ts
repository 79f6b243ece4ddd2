import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from './database.ts';
import { installationFacts } from './tables.ts';

/** False for a backup that a version before 1.1.0 made. */
export async function hasFacts(db: Db): Promise<boolean> {
  const found = z.object({ exists: z.boolean() });
  const [table] = await rows(db, found, sql`select to_regclass('installation_facts') is not null as exists`);
  return table?.exists === true;
}

export async function readFact(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select().from(installationFacts).where(eq(installationFacts.name, name));
  return row?.value ?? null;
}

export async function saveFact(db: Db, name: string, value: string): Promise<void> {
  await db
    .insert(installationFacts)
    .values({ name, value })
    .onConflictDoUpdate({ target: installationFacts.name, set: { value, changedAt: sql`now()` } });
}

export async function keepFirstFact(db: Db, name: string, value: string): Promise<string> {
  await db.insert(installationFacts).values({ name, value }).onConflictDoNothing();
  return (await readFact(db, name)) ?? value;
}

export async function deleteFact(db: Db, name: string): Promise<void> {
  await db.delete(installationFacts).where(eq(installationFacts.name, name));
}

/** True for one node at a time. A claim that a dead node left ends after an hour. */
export async function claimFact(db: Db, name: string): Promise<boolean> {
  const found = await rows(
    db,
    z.object({ name: z.string() }),
    sql`insert into installation_facts as fact (name, value) values (${name}, '')
        on conflict (name) do update set changed_at = now() where fact.changed_at < now() - interval '1 hour'
        returning name`,
  );
  return found.length > 0;
}
