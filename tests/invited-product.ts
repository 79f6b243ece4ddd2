import { test as base } from './counted-product.ts';

interface Invited {
  /** Makes every waiting invitation a day old and due, and starts the product again, which sends what is due. */
  readonly passDay: () => Promise<void>;
}

export const test = base.extend<object, Invited>({
  passDay: [
    async ({ database, product }, use) => {
      await use(async () => {
        await database.query(
          `update invitations set created_at = created_at - interval '1 day', send_at = now() where state = 'waiting'`,
        );
        await product.kill('SIGTERM');
        await product.restart();
      });
    },
    { scope: 'worker' },
  ],
});
