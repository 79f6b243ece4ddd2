import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

export async function failWrites({ db }: Database, table: string): Promise<() => Promise<void>> {
  await db.execute(sql`create function refuse_writes() returns trigger language plpgsql as
    $$ begin raise exception 'cannot write in a read-only transaction' using errcode = '25006'; end $$`);
  await db.execute(
    sql`create trigger refuse_writes before insert or update or delete on ${sql.identifier(table)}
        execute function refuse_writes()`,
  );
  return async () => void (await db.execute(sql`drop function refuse_writes cascade`));
}
