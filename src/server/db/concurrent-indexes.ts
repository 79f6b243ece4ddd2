import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Database, rows } from './database.ts';
import { databaseCode } from './errors.ts';

const concurrent = /^(create (?:unique )?index) concurrently (?:if not exists )?"(\w+)"/i;

export const isConcurrentIndex = (statement: string): boolean => concurrent.test(statement);

export const withoutConcurrency = (statement: string): string => statement.replace(concurrent, '$1 "$2"');

/** Builds missing indexes of large tables while other nodes write, which no transaction can do. */
export async function buildConcurrentIndexes(database: Database, statements: readonly string[]): Promise<void> {
  if (database.kind === 'embedded') return;
  for (const statement of statements.filter(isConcurrentIndex)) {
    const name = concurrent.exec(statement)?.[2] ?? '';
    for (let found = await find(database, name); !found?.isReady; found = await find(database, name)) {
      try {
        // A node that died while it built one left it invalid.
        if (found) await database.db.execute(sql`drop index concurrently if exists ${sql.identifier(name)}`);
        await database.db.execute(sql.raw(statement.replace(concurrent, '$1 concurrently if not exists "$2"')));
      } catch (error) {
        // Nodes that begin at the same moment wait for each other, until PostgreSQL ends one of them.
        if (databaseCode(error) !== '40P01') throw error;
      }
    }
  }
}

/** `isReady`: it can be used, or another node builds it. */
async function find({ db }: Database, name: string): Promise<{ readonly isReady: boolean } | undefined> {
  const [found] = await rows(
    db,
    z.object({ isReady: z.boolean() }),
    sql`select indisvalid or exists (select from pg_stat_progress_create_index p where p.index_relid = indexrelid) as "isReady"
        from pg_index where indexrelid = to_regclass(${name})`,
  );
  return found;
}
