import { mailboxes } from './accounts.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';
import { startRoundRobin } from './round-robin.ts';

/** Two nodes on one PostgreSQL behind a round-robin proxy. */
export interface Nodes {
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

export async function startNodes(env: Readonly<Record<string, string>> = {}): Promise<Nodes> {
  const [postgres, mailbox, proxy] = await Promise.all([startPostgres(), startMailbox(), startRoundRobin()]);
  const databaseUrl = await postgres.create('nodes');
  const options = { databaseUrl, smtpUrl: mailbox.url, publicUrl: proxy.url, env: { TRUST_PROXY: '1', ...env } };
  // Both start at once, so that they race for the migrations of an empty database.
  const nodes = await Promise.all([startProduct(options), startProduct(options)]);
  proxy.ports.push(...nodes.map((node) => node.port));
  mailboxes.set(proxy.url, mailbox);
  return {
    url: proxy.url,
    mailbox,
    databaseUrl,
    stop: async () => {
      await proxy.stop();
      await Promise.all(nodes.map((node) => node.stop()));
      await Promise.all([postgres.stop(), mailbox.stop()]);
    },
  };
}
