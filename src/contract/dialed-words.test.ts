import { describe, expect, it } from 'vitest';
import { mayMislead } from './stranger-words.ts';

/** Numbers with letters, which phones dial, and addresses that are spoken. */
const tricks = [
  'Call 1-800-PAY-BANK now',
  'Call 1-800-pay-bank now',
  'Call 1 800 FLOWERS',
  'Call 1 (800) GO-FEDEX',
  'Call (800) FLOWERS',
  'Call 800-FLOWERS',
  'Call 212-PIZZA-NOW',
  'Call 8OO-555-O1OO',
  'Call 8ОО-555-О1ОО',
  'Call l-8OO-555-OlOO',
  'Call I-800 555 OIOO',
  'Text WIN to 7070',
  'SMS JA an 7070',
  'Dial 98 76',
  'evil dot bank',
  'evil dot health',
  'evil DOT ai',
  'Evil Dot Bank',
  'evil-dot-pizza',
  'evil (dot) pizza',
  'secure24 dot anything',
  'evil dоt com',
  'evil punkt de',
  'evil punto it',
  'evil ponto com',
  'paypalꓸcom',
  'paypalꓹcom',
  'paypalꓺcom',
  'httpsꓽ//paypal',
];

const addresses = [
  'Text FIX to 70707, 12 Main St',
  'Tel 12 34 56 78, Oslo',
  'Tel.: 1234, Oslo',
  'Rufen Sie 0900 12 34 an',
  'Call 1-800-PAY-BANK, 12 Main St',
  '12 Main St, call 8OO 555 O1OO',
  '12 Main St, llame al 9005',
  '12 Main St, WhatsApp 1234 5678',
];

describe('what phones dial', () => {
  it.each(tricks)('%j is refused', (typed) => {
    expect(mayMislead(`Your account is locked. ${typed}`)).toBe(true);
    expect(mayMislead(typed)).toBe(true);
  });

  it.each(addresses)('the postal address %j is refused', (typed) => {
    expect(mayMislead(typed, 'postal address')).toBe(true);
  });
});
