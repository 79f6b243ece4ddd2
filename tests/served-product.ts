import { mailboxes } from './accounts.ts';
import { startMailbox } from './mailbox.ts';
import { startPostgres } from './postgres.ts';
import { joinProduct, type Product, startProduct } from './product.ts';

/** The databases that a journey can run on; a Playwright project has the name of its own. */
export type DatabaseName = 'embedded' | 'PostgreSQL';

/** The product of the journeys, with `admin@example.org` as administrator to be. */
export async function startServedProduct(database: DatabaseName): Promise<Product> {
  const shared = process.env.TEST_PRODUCT_URL;
  if (shared) return joinProduct(shared);
  const env = { ADMIN_EMAIL: 'admin@example.org' };
  if (database === 'embedded') return startProduct({ env });
  // Only a laptop shows emails: with a database server they are sent.
  const [postgres, mailbox] = await Promise.all([startPostgres(), startMailbox()]);
  const product = await startProduct({ databaseUrl: await postgres.create('journeys'), smtpUrl: mailbox.url, env });
  mailboxes.set(product.url, mailbox);
  return {
    ...product,
    stop: async () => {
      await product.stop();
      await Promise.all([postgres.stop(), mailbox.stop()]);
    },
  };
}
