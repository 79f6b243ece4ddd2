import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { auditLines } from '../testing/joining.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let id: number;
beforeAll(async () => {
  test = await startApp({
    REGISTRATION: 'closed',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'no-reply@sayso.example.org',
    RATE_LIMIT_MULTIPLIER: '100',
  });
  owner = await makeUser(test, { name: 'Maya Lindqvist' });
  id = (await makeBusiness(test, { owner, fields: { name: 'Juniper Street Dental' } })).business.id;
});
afterAll(() => test.close());

const instant = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Everything that an inviter and the readers of the email and the link see, without the address, tokens, ids and times. */
async function seenAfterInviting(email: string): Promise<string[]> {
  const { browser } = owner;
  const base = `/api/businesses/${id}`;
  const invited = await browser.call(`POST ${base}/team`, { email, role: 'viewer' });
  const ofEmail = ({ invitations }: { invitations: { id: number; email: string }[] }) =>
    invitations.find((one) => one.email === email);
  const { invitation } = invited.json();
  const listed = ofEmail((await browser.call(`GET ${base}/team`)).json());
  const [sent] = await selectRows<{ subject: string; text: string; html: string }>(
    test.services.database.db,
    sql`select subject, text, html from emails where recipient = ${email}`,
  );
  const again = await browser.call(`POST ${base}/team-invitations/${invitation?.id}`, { asLink: true });
  const token = /\/join\/([\w-]{43})/.exec(again.body)?.[1];
  const opened = await new TestBrowser(test.app).call(`GET /api/join/${token}`);
  const audit = (await auditLines(test, id)).filter((line) => line.includes(email));
  const canceled = await browser.call(`DELETE ${base}/team-invitations/${invitation?.id}`);
  const all = [invited, again, opened, canceled].map(({ statusCode, body }) => `${statusCode} ${body}`);
  return [...all, JSON.stringify(listed), JSON.stringify(sent), ...audit].map((words) =>
    words
      .replaceAll(email, 'EMAIL')
      .replaceAll(encodeURIComponent(email), 'EMAIL')
      .replace(/\/join\/[\w-]{43}/g, '/join/TOKEN')
      .replace(/"id":\d+/g, '"id":ID')
      .replace(instant, 'INSTANT'),
  );
}

it('with closed registration, an invitation does not tell whether an address has an account', async () => {
  const known = await makeUser(test, { email: 'has.account@example.org' });
  const withAccount = await seenAfterInviting(known.email);
  const without = await seenAfterInviting('no.account@example.org');
  expect(without).toEqual(withAccount);
  expect(withAccount[0]).toContain('201 {"outcome":"sent"');
});

it('with closed registration, the email and the link say that an account is needed, and none can be made', async () => {
  const stranger = 'stranger@example.org';
  await owner.browser.call(`POST /api/businesses/${id}/team`, { email: stranger, role: 'viewer' });
  const texts = () =>
    selectRows<{ subject: string; text: string }>(
      test.services.database.db,
      sql`select subject, text from emails where recipient = ${stranger}`,
    );
  const [email] = await texts();
  expect(email?.text).toContain(
    'You can join with an account for this address. New accounts cannot be created at the moment.',
  );
  const answer = await new TestBrowser(test.app).call('POST /api/register', {
    name: 'A Stranger',
    email: stranger,
    password: 'nine quiet harbors',
  });
  expect(answer.statusCode).toBe(201);
  expect(await texts()).toHaveLength(1);
});
