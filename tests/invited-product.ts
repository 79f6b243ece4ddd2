import pg from 'pg';
import { mailboxes } from './accounts.ts';
import { test as base } from './mailed-product.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

interface Invited {
  readonly postgres: Postgres;
  /** Makes every waiting invitation a day old and due, and starts the product again, which sends what is due. */
  readonly passDay: () => Promise<void>;
}

/** The product on a PostgreSQL that a test can look into, with a real mail server. */
export const test = base.extend<object, Invited>({
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
      const databaseUrl = await postgres.create('invited');
      const product = await startProduct({ databaseUrl, smtpUrl: mailbox.url });
      mailboxes.set(product.url, mailbox);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  passDay: [
    async ({ postgres, product }, use) => {
      await use(async () => {
        const client = new pg.Client({ connectionString: postgres.url.replace(/\/postgres$/, '/invited') });
        await client.connect();
        await client.query(
          `update invitations set created_at = created_at - interval '1 day', send_at = now() where state = 'waiting'`,
        );
        await client.end();
        await product.kill('SIGTERM');
        await product.restart();
      });
    },
    { scope: 'worker' },
  ],
});
