import { expect, it } from 'vitest';
import { plainName, senderName } from './plain-name.ts';

it.each([
  ['Willow Street Family Dentistry', 'Willow Street Family Dentistry'],
  ["St. Mary's Clinic & Café", "St Mary's Clinic & Café"],
  ['24 Hour Fitness', '24 Hour Fitness'],
  ['Zahnärzte Müller-Öz', 'Zahnärzte Müller-Öz'],
  ['Your parcel is held. Pay at https://evil.test/0 now', 'Your parcel is held Pay at evil test 0 n'],
  ['evil.test', 'evil test'],
  ['evil．test／pay', 'evil test pay'],
  ['evil。test', 'evil test'],
  ['WWW.EVIL.TEST', 'EVIL TEST'],
  ['write to thief@evil.test', 'write to thief evil test'],
  ['Call 1-800-555-0100 now', 'Call now'],
  ['Call (800) 555 0100', 'Call'],
  ['Call ８００５５５０１００', 'Call'],
  ['pay\u202etset.live', 'pay tset live'],
  ['ev\u200bil\u2060.te\u00adst', 'ev il te st'],
  ['one\u0000two\nthree', 'one two three'],
  ['“quoted” <b>bold</b> javascript:alert', 'quoted b bold b javascript alert'],
  ['x'.repeat(120), 'x'.repeat(40)],
  ['\u{1F600}.//@', 'Unnamed'],
  ['Win at evil dot com today', 'Win at evil today'],
  ['$800 $555 $1212', 'Unnamed'],
  ['Call 1-800-PAY-BANK now', 'Call PAY-BANK now'],
  ['Text WIN to 7070', 'Text WIN to'],
  ['Route 66 Diner', 'Route 66 Diner'],
  ['8:00 5:55 12:12', 'Unnamed'],
])('%j is %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

it.each([
  'Sayso',
  'SAYSO!',
  'S-A-Y-S-O',
  'Sáyso',
  'Ѕауѕо',
  'ՏаУѕо',
  '5ay50',
  'Sayso Support',
  'The Sayso Security Team',
  'SAYSO Account Verification',
  'Sayso.help',
  'no-reply Sayso',
  'Sayso Dental',
  'MySayso',
  'Saysosupport',
  'Say so',
  'S a y s o Help',
  'Τeam Sаysо',
  'Ѕауѕо Security',
  'PayPal Security Call 1-800-PAY-BANK',
  'evil dot bank',
  'evil.test',
  'PаyPal',
  'Вank of Main Street',
])('%j is not the name of a sender at Sayso', (name) => {
  expect(senderName('Sayso', name)).toBe('A business on Sayso');
});

it.each([
  ['Willow Street Dental', 'Willow Street Dental'],
  ['Essays of Note', 'Essays of Note'],
  ['Кафе Soyuz', 'Кафе Soyuz'],
  ['β-Carotene Spa', 'β-Carotene Spa'],
  ['Mail & More', 'Mail & More'],
  ['Care Center', 'Care Center'],
])('%j writes as %j', (name, sender) => {
  expect(senderName('Sayso', name)).toBe(sender);
});

it.each([
  ['Rev', 'Revive Spa', 'Revive Spa'],
  ['Rev', 'Rev Support', 'A business on Rev'],
  ['Clinic Voice', 'The Clinic Voice Desk', 'A business on Clinic Voice'],
  ['Clinic Voice', 'Clinic Street', 'Clinic Street'],
])('at %s, %j writes as %j', (product, name, sender) => {
  expect(senderName(product, name)).toBe(sender);
});

it('takes no longer for a name that was made to be slow', () => {
  for (const part of ['1 ', "'", '-', 'w', '1-', '\u0345\u0334', 'www ']) {
    const started = Date.now();
    plainName(part.repeat(120).slice(0, 120));
    expect(Date.now() - started).toBeLessThan(50);
  }
});
