import { eq, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { installationFacts } from './tables.ts';

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
