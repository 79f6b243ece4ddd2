import { expect, request } from '@playwright/test';
import pg from 'pg';
import sharp from 'sharp';
import { mailboxes, makeBusiness, signUp } from '../../tests/accounts.ts';
import type { Mailbox } from '../../tests/mailbox.ts';
import type { Product } from '../../tests/product.ts';

const originOf = ({ port }: Product) => `http://127.0.0.1:${port}`;

/** Owners, businesses, drafts, clicks and private feedback, all over HTTP. Returns the path of a customer's page. */
export async function fill(product: Product, mailbox: Mailbox): Promise<string> {
  const origin = originOf(product);
  mailboxes.set(origin, mailbox);
  const post = async (path: string, data: unknown) => {
    const api = await request.newContext({ baseURL: origin });
    const response = await api.post(path, { data });
    expect(response.ok(), `${path} answered ${response.status()}: ${await response.text()}`).toBe(true);
    await api.dispose();
  };
  const logo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  const logoUrl = `data:image/png;base64,${logo.toString('base64')}`;
  const slugs: string[] = [];
  for (let owner = 1; owner <= 4; owner += 1) {
    const api = await request.newContext({ baseURL: origin });
    await signUp(api, { name: `Zoë O’Neil ${'abcd'[owner]} 林` });
    for (const name of [`Bright Harbor Dental ${owner}`, `“Miller & Sons” <Bakery> ${owner}`]) {
      const { id, slug } = await makeBusiness(api, { name, logoUrl });
      slugs.push(slug);
      for (let turn = 0; turn < 5; turn += 1) {
        const sentiments = ['Friendly staff', 'Short wait', 'Clean rooms', 'Fair prices'];
        await post('/api/reviews/generate', { sentiments, businessId: id });
        await post(`/api/analytics/google-click/${id}`, {});
        const feedback = `Two lines, ${turn}:\nthe second with "quotes", \\ and 🦷.`;
        await post(`/api/businesses/${id}/send-feedback`, { feedback, name: 'A Customer', businessId: id });
      }
    }
    await api.dispose();
  }
  return `/thumbs-up-down/${slugs[1]}`;
}

export async function readPage(product: Product, path: string): Promise<string> {
  const response = await fetch(`${originOf(product)}${path}`);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}

/** Facts of this machine, such as the last backup; and migrations, which a new schema writes itself. */
const ofTheMachine = ['installation_facts', 'applied_migrations', 'schema_migrations'];

export async function countRows(databaseUrl: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows.filter((row) => !ofTheMachine.includes(row.name)))
      counts[name] = Number((await client.query(`select count(*) as n from "${name}"`)).rows[0].n);
    return counts;
  } finally {
    await client.end();
  }
}
