import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { invitationEmail } from './emails.ts';
import { ownerHash, personHash } from './person-hash.ts';
import { makePersonToken, readPersonToken } from './person-token.ts';
import type { InvitingBusiness } from './settings-store.ts';

const config = readConfig({
  SECRET_KEY: 'a secret for tests that is long enough',
  PUBLIC_URL: 'https://reviews.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'Sayso <no-reply@example.org>',
});
const business: InvitingBusiness = {
  id: 7,
  ownerId: 3,
  formerOwnerIds: [],
  memberEmails: [],
  name: 'Juniper Street Dental',
  slug: 'juniper-street-dental',
  timeZone: 'America/New_York',
  feedbackEmail: 'desk@juniper.example.org',
  ownerEmail: 'dana@juniper.example.org',
  postalAddress: '12 Juniper Street, Asheville, NC 28801',
  categories: ['Dentist'],
  replyToState: 'confirmed',
  repliesTo: 'desk@juniper.example.org',
  isActive: true,
  settings: {
    isOn: true,
    isPaused: false,
    afterDays: 1,
    fromHour: 10,
    toHour: 18,
    weekdays: [1, 2, 3, 4, 5],
    sendsReminder: true,
    dailyMax: 25,
    cooldownDays: 180,
    namesBusiness: true,
    ownSentence: 'We’ve moved the entrance to the courtyard side.',
    basis: 'agreed',
    replyTo: null,
  },
};
const maria = {
  email: 'maria@example.org',
  firstName: 'Maria',
  personHash: personHash(config.secretKey, 7, 'maria@example.org'),
  language: 'en',
};
const ofMaria = {
  businessId: 7,
  personHash: maria.personHash,
  ownerHash: ownerHash(config.secretKey, 3, 'maria@example.org'),
  ownerId: 3,
};
const token = makePersonToken(config.secretKey, ofMaria);
const make = (kind: 'invitation' | 'reminder', change: object = {}, recipient = maria, of: object = {}) =>
  invitationEmail(
    config,
    { ...business, ...of, settings: { ...business.settings, ...change } },
    recipient,
    kind,
    'a key',
  );

describe('the invitation', () => {
  it('has the words of the design, a postal address and a way to stop', () => {
    expect(make('invitation').text).toBe(`Hi Maria,

How did we do? We’d like to hear from you, good or bad. It takes about a minute, and you decide whether anyone else gets to read it.

Tell us how it went:
https://reviews.example.org/i/${token}

Nothing is posted for you. What you tap is counted without your name.

We’ve moved the entrance to the courtyard side.

Juniper Street Dental, 12 Juniper Street, Asheville, NC 28801
--
You’re getting this because you gave Juniper Street Dental your email address. We may remind you once. Stop these emails: https://reviews.example.org/unsubscribe/${token}`);
  });

  it('names the business in the subject only if the settings say so', () => {
    expect([make('invitation').subject, make('invitation', { namesBusiness: false }).subject]).toEqual([
      'How did we do? A quick question from Juniper Street Dental',
      'A quick question',
    ]);
    expect([make('reminder').subject, make('reminder', { namesBusiness: false }).subject]).toEqual([
      'A quick reminder from Juniper Street Dental',
      'A quick reminder',
    ]);
  });

  it('reminds once, and says that it is the only reminder', () => {
    const { text } = make('reminder');
    expect(text).toContain(
      'Hi Maria, we asked a few days ago how we did. This is our only reminder. If you’d rather not answer, just ignore it.',
    );
    expect(text).not.toContain('We may remind you once.');
    expect(make('invitation', { sendsReminder: false }).text).not.toContain('remind');
  });

  it('comes from the business at our own address, can be answered, and stopped by one tap (RFC 8058)', () => {
    expect(make('invitation')).toMatchObject({
      recipient: 'maria@example.org',
      fromName: 'Juniper Street Dental',
      replyTo: 'desk@juniper.example.org',
      headers: {
        'List-Unsubscribe': `<https://reviews.example.org/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      kind: 'invitation',
    });
  });

  it('R7 has no image and no address but its two links and the way to stop', () => {
    for (const { html = '' } of [make('invitation'), make('reminder')]) {
      expect(html).not.toMatch(/<img|url\(|<link|@import|background=/i);
      expect([...html.matchAll(/https?:[^"' <]*/g)].map(([address]) => address)).toEqual([
        `https://reviews.example.org/i/${token}`,
        `https://reviews.example.org/unsubscribe/${token}`,
      ]);
      expect(html).toContain('@media (prefers-color-scheme: dark)');
    }
  });

  it('R6 is the same for everyone but the first name and the token', () => {
    const jo = {
      email: 'jo@example.org',
      firstName: 'Jo',
      personHash: personHash(config.secretKey, 7, 'jo@example.org'),
      language: 'en',
    };
    const tokenOfJo = makePersonToken(config.secretKey, {
      businessId: 7,
      personHash: jo.personHash,
      ownerHash: ownerHash(config.secretKey, 3, 'jo@example.org'),
      ownerId: 3,
    });
    for (const kind of ['invitation', 'reminder'] as const) {
      const asMaria = JSON.stringify(make(kind, {}, jo))
        .replaceAll(tokenOfJo, token)
        .replaceAll('Hi Jo,', 'Hi Maria,')
        .replace('jo@example.org', 'maria@example.org');
      expect(asMaria).toBe(JSON.stringify(make(kind)));
    }
  });

  it('greets people without a name, and tells customers who may object that they can', () => {
    const text = make('invitation', { basis: 'existing' }, { ...maria, firstName: null as never }).text;
    expect(text.startsWith('Hi,\n')).toBe(true);
    expect(text).toContain('you are a customer of Juniper Street Dental. You can object at any time.');
  });

  it('carries no link that an owner typed as a name', () => {
    const made = make('invitation', {}, maria, {
      name: 'Win <b>$1000</b>\r\nBcc: all@example.org https://evil.example.com',
    });
    expect(made.fromName).toBe('A business on Sayso');
    expect(make('invitation', {}, maria, { name: 'S-A-Y-S-O' }).fromName).toBe('A business on Sayso');
    expect(`${made.subject}${made.text}${made.html}`).not.toMatch(/evil\.example|<b>|Bcc:|\r/);
  });
});

describe('the token of a person', () => {
  it('is read only as it was made', () => {
    expect(readPersonToken(config.secretKey, token)).toEqual(ofMaria);
    const { ownerId: _, ...earlier } = ofMaria;
    const { ownerHash: __, ...first } = earlier;
    for (const before of [earlier, first])
      expect(readPersonToken(config.secretKey, makePersonToken(config.secretKey, before))).toEqual(before);
    for (let at = 1; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
      const read = readPersonToken(config.secretKey, changed);
      // The last character has bits that stand for nothing.
      if (at < token.length - 1) expect([at, read]).toEqual([at, null]);
    }
    expect(readPersonToken(Buffer.from('another secret'), token)).toBe(null);
    for (const wrong of ['', 'i', token.slice(1), `${token}A`, `w${token.slice(1)}`])
      expect(readPersonToken(config.secretKey, wrong)).toBe(null);
  });

  it('one mailbox is one person, and another at another business', () => {
    const hash = (email: string, id = 7) => personHash(config.secretKey, id, email);
    expect(hash('Maria+visit@Example.org')).toBe(hash('maria@example.org'));
    expect(hash('m.aria@gmail.com')).toBe(hash('maria@googlemail.com'));
    expect(hash('m.aria@example.org')).not.toBe(hash('maria@example.org'));
    expect(hash('maria@müller.example')).toBe(hash('maria@xn--mller-kva.example'));
    expect(hash('maria@example.org', 8)).not.toBe(hash('maria@example.org'));
  });
});
