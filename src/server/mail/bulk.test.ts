import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  becomes,
  deliver,
  holdNext,
  queue,
  server,
  setUpDelivery,
  test,
  until,
  untilTrue,
} from '../testing/deliver-emails.ts';
import { withdrawEmails } from './outbox.ts';
import { findFailingSince } from './queue-store.ts';

setUpDelivery();

const sentTo = () => server.taken.map((raw) => /^To: (.*)\r$/m.exec(raw)?.[1]);
const db = () => test.services.database.db;

it('a code leaves before the bulk emails that wait', async () => {
  for (let n = 0; n < 40; n += 1)
    await queue({ key: `bulk ${n}`, recipient: `bulk${n}@example.org`, kind: 'invitation' });
  await queue({ key: 'a code', recipient: 'code@example.org' });
  server.before = () => new Promise((done) => setTimeout(done, 20));
  deliver();
  await untilTrue(() => server.taken.length === 41);
  // At most the three that were leased at the same moment are ahead of it.
  expect(sentTo().indexOf('code@example.org')).toBeLessThanOrEqual(3);
});

it('a slow mail server that holds bulk emails leaves a slot for a code', async () => {
  const goOn: (() => void)[] = [];
  server.before = () => new Promise((done) => void goOn.push(done));
  for (let n = 0; n < 8; n += 1)
    await queue({ key: `bulk ${n}`, recipient: `jo@bulk${n}.example.org`, kind: 'invitation' });
  deliver();
  await untilTrue(() => goOn.length >= 3);
  server.before = async () => {};
  await queue({ key: 'a code', recipient: 'code@example.org', kind: 'reset' });
  await untilTrue(() => server.taken.length === 1);
  expect(sentTo()).toEqual(['code@example.org']);
  for (const one of goOn) one();
  await untilTrue(() => server.taken.length === 9);
});

it('the sender has the given name at our own address, encoded', async () => {
  deliver();
  await queue({ fromName: 'Zahnärzte & Söhne, 中文', replyTo: 'desk@example.org' });
  await becomes('sent');
  const [raw = ''] = server.taken;
  expect(raw).toMatch(
    /^From: (?:=\?UTF-8\?[BQ]\?[^\r]*\?=\r\n )*=\?UTF-8\?[BQ]\?[^\r]*<no-reply@sayso\.example\.org>\r$/m,
  );
  expect(raw.match(/^From:/gm)).toHaveLength(1);
});

it.each(['Eve\r\nBcc: all@example.org', 'Eve <eve@example.org>', 'a"b', 'x'.repeat(121), '', 'a\u2028b', 'a\u202eb'])(
  'a sender’s name such as %j is refused',
  async (fromName) => {
    await expect(queue({ fromName })).rejects.toThrow('the name of the sender is not allowed');
  },
);

it('a mail server that is down is failing after an hour; one that defers an email is not', async () => {
  server.answer = { code: 450, at: 'RCPT' };
  deliver();
  await queue();
  await until((row) => row.attempts === 1);
  const retry = () =>
    db().execute(sql`update emails set due_at = now(), server_failed_at = server_failed_at - interval '61 minutes'`);
  await retry();
  expect(await findFailingSince(db())).toBe(null);
  await server.close();
  await until((row) => row.attempts > 1 && row.last_error?.includes('could not be reached') === true);
  expect(await findFailingSince(db())).toBe(null);
  await retry();
  const minutes = (Date.now() - ((await findFailingSince(db()))?.getTime() ?? 0)) / 60_000;
  expect(Math.round(minutes)).toBe(61);
  await server.open();
  server.answer = 'take';
  await retry();
  await becomes('sent');
  expect(await findFailingSince(db())).toBe(null);
});

it('an email can be withdrawn until it is handed over', async () => {
  const goOn = holdNext();
  deliver();
  await queue();
  await untilTrue(() => server.came === 1);
  await withdrawEmails(db(), ['the first email', 'no such email']);
  goOn();
  await becomes('sent');
  server.before = async () => {};
  await db().execute(
    sql`insert into emails (key, recipient, subject, text, due_at) values ('later', 'jo@example.org', 'Later', '', now() + interval '1 hour')`,
  );
  await withdrawEmails(db(), ['later', 'the first email']);
  expect(await db().$count(sql`emails`)).toBe(1);
});
