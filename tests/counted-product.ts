import pg from 'pg';
import { mailboxes } from './accounts.ts';
import { test as base } from './mailed-product.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

interface Counted {
  readonly postgres: Postgres;
  /** The product's database. */
  readonly database: pg.Client;
}

/** The product on a PostgreSQL that a test can look into. */
export const test = base.extend<object, Counted>({
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures that it needs.
    async ({}, use) => {
      const postgres = await startPostgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [
    async ({ mailbox, postgres }, use) => {
      const databaseUrl = await postgres.create('counted');
      const product = await startProduct({ databaseUrl, smtpUrl: mailbox.url });
      mailboxes.set(product.url, mailbox);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  database: [
    async ({ postgres, product: _started }, use) => {
      const client = new pg.Client({ connectionString: postgres.url.replace(/\/postgres$/, '/counted') });
      await client.connect();
      await use(client);
      await client.end();
    },
    { scope: 'worker' },
  ],
});

/** Five people did what one did, a week ago. */
export async function makeFiveOfLastWeek(database: pg.Client): Promise<void> {
  for (const table of ['steps', 'steps_by_place', 'steps_by_language', 'sentiment_days'])
    await database.query(`update ${table} set n = 5 * n, day = day - 7`);
}
