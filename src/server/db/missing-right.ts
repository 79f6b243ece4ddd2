import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from './database.ts';

const rights = z.object({
  role: z.string(),
  database: z.string(),
  schema: z.nullable(z.string()),
  mayCreate: z.boolean(),
});

export async function missingRight(db: Db): Promise<string> {
  const [found] = await rows(
    db,
    rights,
    sql`select quote_ident(current_user) as role, quote_ident(current_database()) as database,
          quote_ident(current_schema()) as schema,
          coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`,
  );
  const { role = '', database = '', schema, mayCreate } = found ?? {};
  if (mayCreate)
    return `The role ${role} of DATABASE_URL does not own the tables of Sayso, so it cannot bring the schema up to date. Start Sayso, or run \`npm run admin -- list\`, once with the role that owns them.`;
  return [
    `The role ${role} of DATABASE_URL may not create tables in schema ${schema ?? 'public'} of database ${database}. As a superuser, run in psql:`,
    `  \\connect ${database}`,
    `  grant usage, create on schema ${schema ?? 'public'} to ${role};`,
  ].join('\n');
}
