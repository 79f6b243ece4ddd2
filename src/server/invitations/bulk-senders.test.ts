import { expect, it } from 'vitest';
import { enqueueEmail } from '../mail/outbox.ts';
import { becomes, deliver, server, setUpDelivery, test } from '../testing/deliver-emails.ts';
import { confirmAddress, makeBusiness } from '../testing/factories.ts';
import { makeInviting } from '../testing/inviting.ts';
import { invitationEmail } from './emails.ts';
import { personHash } from './person-hash.ts';
import { findInvitingById } from './settings-store.ts';

setUpDelivery();

it('meets the requirements of Gmail and Yahoo for bulk senders, as it is handed over', async () => {
  const { business } = await makeBusiness(test, { fields: { name: 'Juniper Street Dental' } });
  await confirmAddress(test, 'desk@willow.example.org');
  await makeInviting(test, business.id);
  const inviting = await findInvitingById(test.services.database.db, business.id);
  if (!inviting) throw new Error('no business');
  const { config, database } = test.services;
  const hash = personHash(config.secretKey, business.id, 'maria@example.org');
  const maria = { email: 'maria@example.org', firstName: 'Maria', personHash: hash, language: 'en' };
  await database.transact((tx) =>
    enqueueEmail(tx, config, invitationEmail(config, inviting, maria, 'invitation', 'the first email')),
  );
  deliver();
  await becomes('sent');
  const raw = (server.taken.find((one) => one.includes('To: maria@example.org')) ?? '').replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)\r$`, 'gm').exec(raw)?.[1];
  // The address is ours, so that SPF, DKIM and DMARC agree with it.
  expect(header('From')).toBe('Juniper Street Dental <no-reply@sayso.example.org>');
  expect(header('Message-ID')).toMatch(/^<[^@]+@sayso\.example\.org>$/);
  expect(header('Reply-To')).toBe('desk@willow.example.org');
  // RFC 8058
  expect(header('List-Unsubscribe')).toMatch(/^<http:\/\/localhost:3000\/unsubscribe\/i[\w-]{80}>$/);
  expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  // RFC 3834
  expect(header('Auto-Submitted')).toBe('auto-generated');
  expect(raw.match(/^(?:From|To|Subject|Date|Message-ID):/gm)).toHaveLength(5);
  const withoutSoftBreaks = raw.replaceAll('=\r\n', '');
  expect(withoutSoftBreaks).toContain('12 Juniper Street, Asheville, NC 28801');
  expect(raw).not.toMatch(/<img/i);
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
});
