import { describe, expect, it } from 'vitest';
import { isFirstName, mayMislead } from './stranger-words.ts';

const tricks = [
  'evil.com/login',
  'EVIL.COM',
  'evil．com/login',
  'evil。com/login',
  'evil｡com',
  'evil․com',
  'evil\u200b.com',
  'ev\u00adil.\u2060com',
  'evil.\ufe0fcom',
  'evil\u0301.com',
  'evil .com',
  'pay💳.ws/login',
  'लॉगिन.भारत',
  'ธนาคาร.ไทย',
  'secure-login。P.O.ooo',
  'P.O.com/now',
  'xn--80ak6aa92e.xn--p1ai',
  'http:evil',
  'hxxp://evil[.]com',
  'ftp://198.51.100.7/x',
  '198.51.100.7/login',
  '198。51。100。7',
  '0x7f.1',
  '3221225985',
  '[2001:db8::1]',
  'tel:+19005550100',
  'Tel: 555 01',
  'sms：55501',
  'javascript:alert',
  'mailto:ceo',
  'ceo＠bank',
  'www evil',
  'Call +1 900 555 0100 today',
  'Call 1-900-555-0100',
  'Call (900) 555.0100',
  'Call 900,555,0100',
  'Call 9 0 0 5 5 5',
  'Call ９００５５５０１００',
  'Call ٩٠٠٥٥٥',
  'Call ①②③④⑤',
  'Account 48213',
  'Call ❽❷❽ ❺❺❺ ❶❷❸❹',
  'Call 828....555....0100',
  'evil[.]com',
  'Call $800 $555 $1212',
  'Call 8:00 5:55 12:12',
  'Call 18:00-5:55 12:12',
  'Call $800 5:55 $1212',
  'Call $800, 2055, $12.12',
  'Call 800€ 555€ 1212€',
  'Call € 800 € 555 € 1212',
  'Call 800% 555 1212%',
  'Call 1,800 555,121',
  'Call $1,800 $555',
  'evil dot com',
  'Go to evil (DOT) net',
  'evil-dot-shop',
  'evil punto com',
];

const harmless = [
  '',
  'Dr. Lee',
  'Dr. Lee and Prof. Müller-Öz say hello.',
  'We got 3.5 stars once.',
  'We open at 8:30.',
  'Open 8:30-17:00, Sat 9-12.',
  'Mon-Fri 9-12, 14-18',
  'Open 9:00 - 17:30',
  'Come at 9.30 a.m. or 5 p.m.',
  'P.O. Box 12',
  'Thanks for 10 years with us.',
  'Since 1998, and 1998-2024 in the old house.',
  'Our address changed on 10/20/2026.',
  'Am 20.10.2026 um 10.30 Uhr, Zimmer 12.',
  'On 2026-10-20 we moved.',
  'We refunded $250.00 today.',
  'You paid $1,250.00, and 12,500 people came.',
  'Das kostet 250,00 €.',
  'U.S. and E.U. rules, e.g. this one, i.e. that one.',
  'z. B. morgens, d. h. vor 8 Uhr.',
  'Clínica Muñoz, S.A. de C.V., EE. UU.',
  'Sr. García y Sra. Núñez les dan las gracias. ¡Hasta pronto!',
  'Zahnärzte Müller & Söhne, Straße 5, 2. Stock',
  'Note: the entrance moved. Thanks:)',
  'Well...and thank you… really',
  'Room 12, floor 3, door 4.',
  'St. Mary’s Clinic & Café',
  'We’ve moved the entrance to the courtyard side.',
  'Ask for Jo (or Kim).\nWe are here all day!',
  'Ring 24/7.',
  'Open 8:00-12:00, 14:00-18:00.',
  'On 10/20/2026, 10:00-11:30, and 10/21/2026.',
  'Best bakery 2019, 2020, 2021.',
  'It costs $12.50 or $14.50.',
  'It costs 12,50 € oder 14,50 €.',
  'Since 2019, 12,500 people came.',
  'Between 1,200 and 2,500 people came, 80 % of them twice.',
  '100 % vegan since 2012, 4.9 stars, 250 reviews.',
  'The green dot means yes, and we made a point me and Sam like.',
  'שלום, תודה רבה',
];

describe('words to strangers', () => {
  it.each(tricks)('%j is refused', (typed) => {
    expect(mayMislead(`Your account is on hold. ${typed}`)).toBe(true);
    expect(mayMislead(typed)).toBe(true);
  });

  it.each(harmless)('%j is allowed', (typed) => {
    expect(mayMislead(typed)).toBe(false);
  });

  it.each([
    '12 Juniper Street, Asheville, NC 28801',
    '12 Juniper Street, Asheville, NC 28801-1234',
    'P.O. Box 1234, Springfield 62704',
    '1200 16th Street NW, Suite 200, Washington, DC 20036',
    'Hauptstr. 12, 10115 Berlin',
    'Calle Mayor 5, 3.º B, 28013 Madrid',
    '10-12 High Street, London SW1A 1AA',
    'Av. Paulista 1000, 01310-100 São Paulo',
    '12 MG Road, Bengaluru 560001',
  ])('the postal address %j is allowed', (typed) => {
    expect(mayMislead(typed, 'postal address')).toBe(false);
  });

  it.each([
    '12 Juniper Street, call +1 900 555 0100',
    '12 Juniper Street, 900-555-0100',
    '12 Juniper Street, (900) 555 0100',
    '12 Juniper Street, 9005550100',
    '12 Juniper Street, 555-0100',
    '12 Juniper Street, 90055 50100',
    '12 Juniper Street, evil .com',
    '12 Juniper Street, लॉगिन.भारत',
  ])('the postal address %j is refused', (typed) => {
    expect(mayMislead(typed, 'postal address')).toBe(true);
  });

  it.each([
    ['Maria', true],
    ['Anna Lena', true],
    ['J. R.', true],
    ['Mary-Jane', true],
    ['O’Brien', true],
    ['José', true],
    ['customer Your payment failed', false],
    ['Your payment failed', false],
    ['evil.com', false],
    ['Maria 90055', false],
    ['', false],
  ])('the first name %j', (typed, expected) => {
    expect(isFirstName(typed)).toBe(expected);
  });

  it('takes no longer for words that were made to be slow', () => {
    for (const part of [
      '1 ',
      '1-',
      'a.',
      'a:',
      '.',
      '\u0345',
      '1,',
      '::',
      '1:',
      '$1',
      'tel ',
      '19',
      'O',
      'O1',
      '800-A',
      '1 800 A',
      'call ',
      'x dot ',
    ]) {
      const started = Date.now();
      mayMislead(part.repeat(2000 / part.length));
      mayMislead(part.repeat(2000 / part.length), 'postal address');
      expect(Date.now() - started).toBeLessThan(50);
    }
  });
});
