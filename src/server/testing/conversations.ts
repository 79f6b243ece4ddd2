import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database.ts';
import { makeBusiness, type makeUser } from './factories.ts';
import { type TestApp, TestBrowser } from './start-app.ts';

export const typed = {
  name: 'Sam Patient',
  email: 'sam@example.org',
  phone: '555 0100',
  feedback: 'The wait was over an hour.\nNobody said why.',
};

type Owner = Awaited<ReturnType<typeof makeUser>>;

export async function makeInbox(test: TestApp, options: { owner?: Owner; fields?: Record<string, unknown> } = {}) {
  const { owner, business } = await makeBusiness(test, options);
  return { owner, business, at: `/api/businesses/${business.id}/feedback` };
}
export type Inbox = Awaited<ReturnType<typeof makeInbox>>;

export async function sendMessage(test: TestApp, { business, owner, at }: Inbox, fields: Record<string, unknown> = {}) {
  const sent = await new TestBrowser(test.app).call(`POST ${at.replace(/feedback$/, 'send-feedback')}`, {
    ...typed,
    ...fields,
  });
  if (sent.statusCode !== 200) throw new Error(`sending answered ${sent.statusCode}: ${sent.body}`);
  const { code }: { code: string } = sent.json();
  const newest = (await owner.browser.call(`GET ${at}?limit=1`)).json().feedback[0];
  if (!newest) throw new Error(`nothing came in at ${business.name}`);
  return { id: newest.id as number, code, url: `${at}/${newest.id}` };
}

interface StoredEmail {
  readonly key: string;
  readonly recipient: string;
  readonly from_name: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: unknown;
  readonly reply_to: string | null;
}

export const emailsTo = (test: TestApp, recipient: string): Promise<StoredEmail[]> =>
  selectRows(test.services.database.db, sql`select * from emails where recipient = ${recipient} order by id`);
