import { mailboxes } from './accounts.ts';
import { test as base, type WorkerFixtures } from './fixture.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { startProduct } from './product.ts';

interface Mailed extends WorkerFixtures {
  readonly mailbox: Mailbox;
}

/** The product with a real mail server. */
export const test = base.extend<object, Mailed>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures that it needs.
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailbox }, use) => {
      const product = await startProduct({ smtpUrl: mailbox.url });
      mailboxes.set(product.url, mailbox);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
