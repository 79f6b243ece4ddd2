import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmationEmail } from './feedback/emails.ts';
import { invitationEmail } from './invitations/emails.ts';
import { personHash } from './invitations/person-hash.ts';
import { findInvitingById } from './invitations/settings-store.ts';
import { teamInvitationEmail } from './teams/emails.ts';
import { emailsTo, sendMessage } from './testing/conversations.ts';
import { makeBusiness } from './testing/factories.ts';
import { startApp, type TestApp } from './testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(() => test.close());

const to = { key: 'a key', recipient: 'maria@example.org', ownerId: 1 };

/** What strangers see in their list of emails: sender and subject of a reply, an invitation and a team invitation. */
async function envelopesOf(name: string, inviterName = 'Maya Lindqvist') {
  const { owner, business } = await makeBusiness(test, { fields: { name } });
  const { config, database } = test.services;
  const recipient = `maria${business.id}@example.org`;
  const message = await sendMessage(
    test,
    { owner, business, at: `/api/businesses/${business.id}/feedback` },
    { email: recipient },
  );
  await owner.browser.call(`POST ${message.url}/replies`, { text: 'We are sorry about the wait.', version: 1 });
  const [reply] = await emailsTo(test, recipient);
  const inviting = await findInvitingById(database.db, business.id);
  if (!reply || !inviting) throw new Error('nothing was written');
  const hash = personHash(config.secretKey, business.id, recipient);
  const person = { email: recipient, firstName: null, personHash: hash, language: 'en' };
  const named = { ...inviting, settings: { ...inviting.settings, namesBusiness: true } };
  const invitation = invitationEmail(config, named, person, 'invitation', 'a key');
  const team = teamInvitationEmail(config, to, {
    ...{ inviterName, businessNames: [name], role: 'manager', line: '', token: 'a token' },
    ...{ expiresAt: new Date('2026-10-20T12:00:00Z'), timeZone: 'UTC' },
  });
  return [reply.subject, invitation.fromName, invitation.subject, team.subject];
}

it('names a business to strangers', async () => {
  expect(await envelopesOf('Juniper Street Dental')).toEqual([
    'Juniper Street Dental replied to you',
    'Juniper Street Dental',
    'How did we do? A quick question from Juniper Street Dental',
    'Maya Lindqvist invited you to Juniper Street Dental',
  ]);
});

it.each(['Sayso Security', 'Sayso Support Team', 'Sаyso', 'Ѕауѕо', 'PayPal Security Call 1-800-PAY-BANK', 'evil.test'])(
  'never names %j',
  async (name) => {
    expect(await envelopesOf(name, name)).toEqual([
      'A business on Sayso replied to you',
      'A business on Sayso',
      'A quick question',
      'Someone invited you to a business on Sayso',
    ]);
  },
);

/** What an invitation and the question to confirm an address say of the business. */
async function bodiesOf(name: string): Promise<string> {
  const { business } = await makeBusiness(test, { fields: { name } });
  const { config, database } = test.services;
  const inviting = await findInvitingById(database.db, business.id);
  if (!inviting) throw new Error('the business is gone');
  const hash = personHash(config.secretKey, business.id, to.recipient);
  const person = { email: to.recipient, firstName: null, personHash: hash, language: 'en' };
  const invitation = invitationEmail(config, inviting, person, 'invitation', 'a key');
  const asked = confirmationEmail(config, 'a key', { ...business, userId: 1, feedbackEmail: to.recipient }, 'a token');
  return [invitation, asked].map(({ text, html = '' }) => `${text}\n${html}`).join('\n');
}

it('tells whom an email is from, even if the name looks like an address', async () => {
  const said = await bodiesOf('Harbor.Dental');
  expect(said).toContain('because you gave Harbor Dental your email address');
  expect(said).toContain('The business “Harbor Dental” wants messages from its customers');
});

it.each([
  ['Call 1-800-PAY-BANK now', /Call PAY-BANK now/, /800/],
  ['Text WIN to 7070', /Text WIN to/, /7070/],
  ['Sayso Security', /because you gave a business on Sayso your email address/, /Security/],
  ['PаyPal', /A business on Sayso/, /P.yPal/],
])('says nothing of %j that misleads a stranger', async (name, said, unsaid) => {
  const bodies = await bodiesOf(name);
  expect(bodies).toMatch(said);
  expect(bodies).not.toMatch(unsaid);
});
