import { expect, it } from 'vitest';
import type { Email } from '../mail/outbox.ts';
import { makeInbox, sendMessage } from '../testing/conversations.ts';
import { becomes, deliver, queue, server, setUpDelivery, test, untilTrue } from '../testing/deliver-emails.ts';
import { TestBrowser } from '../testing/start-app.ts';

setUpDelivery();

it.each([
  ['accepts it: delivered', 'take' as const, 'delivered'],
  ['rejects the recipient: not delivered', { code: 550, at: 'RCPT' } as const, 'failed'],
])('the history of a reply whose mail server %s', async (_what, answer, delivery) => {
  server.answer = answer;
  const inbox = await makeInbox(test, { fields: { googleCategory1: 'Bakery' } });
  const { url, code } = await sendMessage(test, inbox, { email: 'sam@example.org' });
  const { browser } = inbox.owner;
  await browser.call(`POST ${url}/replies`, { text: 'We are sorry about the wait.', version: 1 });
  const replyEvent = async () => (await browser.call(`GET ${url}`)).json().events[0];
  expect(await replyEvent()).toMatchObject({ kind: 'reply', delivery: 'waiting', deliveredAt: null });
  deliver();
  let shown = await replyEvent();
  for (const end = Date.now() + 30_000; shown.delivery === 'waiting' && Date.now() < end; ) shown = await replyEvent();
  expect(shown.delivery).toBe(delivery);
  expect(shown.deliveredAt === null).toBe(delivery === 'failed');
  expect((await new TestBrowser(test.app).call(`GET /api/replies/${code}`)).json().entries).toHaveLength(1);
});

it('an email carries the listed headers', async () => {
  const headers = {
    'List-Unsubscribe': '<https://example.org/unsubscribe/abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  deliver();
  await queue({ headers });
  await becomes('sent');
  await untilTrue(() => server.taken.length === 1);
  expect(server.taken[0]).toMatch(/^List-Unsubscribe: <https:\/\/example\.org\/unsubscribe\/abc>\r$/m);
  expect(server.taken[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(server.taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

it.each([
  ['another name', { Bcc: 'all@example.org' }],
  ['a name in lower case', { 'list-unsubscribe': '<https://example.org>' }],
  ['a line break', { 'List-Unsubscribe': '<https://example.org>\r\nBcc: all@example.org' }],
  ['a bare line feed', { References: 'a\nBcc: all@example.org' }],
  ['nothing', { References: '' }],
  ['letters beyond ASCII', { References: '<ä@example.org>' }],
  ['more than a line', { References: 'a'.repeat(600) }],
])('a header with %s is refused', async (_what, headers) => {
  await expect(queue({ headers: headers as NonNullable<Email['headers']> })).rejects.toThrow(/is not allowed/);
});
