import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bigint, type Db, rows } from './database.ts';

export async function readServer(db: Db): Promise<{ version: string; size: number }> {
  const [row] = await rows(
    db,
    z.object({ version: z.string(), size: bigint }),
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as size`,
  );
  return { version: row?.version.split(' ')[0] ?? '', size: row?.size ?? 0 };
}
