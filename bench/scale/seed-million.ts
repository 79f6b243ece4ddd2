import pg from 'pg';
import { migrate } from '../../src/server/db/migrate.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';

/** Creates the tables and fills them with `rows` users and as many businesses. */
export async function seed(url: string, rows: number): Promise<void> {
  const database = openPostgres({ url, connections: 1, patient: true, onError: () => {} });
  await migrate(database);
  await database.close();
  // Businesses reference their owners' rows, but do not need the search index.
  const owners = await fill(url, 'users', usersOf(rows));
  const pages = await fill(url, 'businesses', businessesOf(rows));
  await Promise.all([owners(), pages()]);
  await withClient(url, async (client) => {
    await client.query(`insert into business_categories (business_id, position, category)
      select id, 1, 'Dentist' from businesses`);
    await client.query('vacuum (analyze) users, businesses, business_categories');
  });
}

/** Runs `work` on a separate connection without timeouts. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Inserts the rows and builds the search index afterwards, which is many times faster. */
async function fill(url: string, table: string, statement: string): Promise<() => Promise<void>> {
  const index = await withClient(url, async (client) => {
    const { rows } = await client.query<{ indexdef: string }>('select indexdef from pg_indexes where indexname = $1', [
      `${table}_ngrams`,
    ]);
    await client.query(`drop index ${table}_ngrams`);
    await client.query(statement);
    return rows[0]?.indexdef ?? '';
  });
  return () =>
    withClient(url, async (client) => {
      await client.query("set maintenance_work_mem = '256MB'");
      await client.query(index);
      await client.query(`alter index ${table}_ngrams alter column 1 set statistics 0`);
    });
}

const first = ['Anna', 'Ben', 'Carla', 'Dana', 'Eve', 'Frank', 'Grace', 'Hugo', 'Irene', 'Jonas', 'Kara', 'Liam'];
const last = ['Whitfield', 'Anderson', 'Berger', 'Castillo', 'Dimitrov', 'Edwards', 'Fischer', 'Garcia', 'Hoffmann'];
const domains = ['example.org', 'example.com', 'mail.example.net', 'clinic.example.org', 'practice.example'];
const words = ['Willow', 'Oak', 'Harbor', 'Main', 'River', 'Summit', 'Cedar', 'Lake', 'Market', 'Union', 'Park'];
const kinds = ['Dental', 'Clinic', 'Bakery', 'Legal', 'Plumbing', 'Fitness', 'Veterinary', 'Salon', 'Auto Repair'];

const pick = (words: readonly string[], n: string): string =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])[1 + (${n}) % ${words.length}]`;

export const usersOf = (rows: number): string => `
  insert into users (name, email, email_verified)
  select first || ' ' || last, lower(first || '.' || last) || n || '@' || domain, n % 10 <> 0
  from (select n, ${pick(first, 'n')} as first, ${pick(last, 'n / 12')} as last, ${pick(domains, 'n / 7')} as domain
    from generate_series(1, ${rows}) as n) as made`;

export const businessesOf = (rows: number): string => `
  insert into businesses (user_id, name, slug, city, state, feedback_email, contact_name, review_url)
  select n, word || ' Street ' || kind, lower(word) || '-street-' || n, 'Asheville', 'North Carolina',
    'desk' || n || '@example.org', 'Dana Whitfield', 'https://search.google.com/local/writereview?placeid=' || n
  from (select n, ${pick(words, 'n')} as word, ${pick(kinds, 'n / 11')} as kind
    from generate_series(1, ${rows}) as n) as made`;
