import fc from 'fast-check';

const marks = ['\u0301', '\u0345', '\u0334', '\u0323', '\u05bc', '\u093c', '\u3099', '\u20dd'];
const directions = ['\u202a', '\u202e', '\u2066', '\u2069', '\u200e', '\u200f', '\u061c'];
const surrogates = ['\ud800', '\udbff', '\udc00', '\udfff', '😀', '𝒳', '\u{10ffff}'];
const joined = ['\u200d', '\u200c', '\ufe0f', '👩‍👩‍👧‍👦', '🏳️‍🌈', '\u{e0061}'];
/** Characters that grow up to three times longer under normalization. */
const expanding = ['\u0958', '\ufb2c', '\u{1d160}', '\u0344', '\u2adc', '\u0f73', '\u1fee'];
const shrinking = ['e\u0301', '\u1112\u1161\u11ab', 'A\u030a', '\u212b', 'q\u0307\u0323'];
/** Characters whose case mapping changes the length or the normalization. */
const cases = ['İ', 'ß', 'ſ', 'J\u030c', 'Σ', 'ﬁ', 'ŉ', 'ΐ', 'Ⅷ', 'ᾳ', 'J\u030c@a.org', 'İ@a.org'];
const blanks = [' ', '\u00a0', '\u2028', '\u3000', '\ufeff', '\u180e', '\t', '\n', '\r\n', '\r', '\v', '\u0085'];
const controls = ['\0', '\u0007', '\u001b', '\u007f', '\u009f'];
const repeated = ['a', 'a.', '@', '..', 'a@', '-', "'", '1', '<', '{', '\\', '/', '%00', 'a ', '.a', '::'];
const links = [
  'http://',
  'https://a.org',
  'HTTPS://A.ORG/',
  'javascript:alert(1)//',
  'https://u:p@a.org',
  'http://[::1].a/',
  'http://127.1/',
  'http://0x7f.1.0/',
  'http://a。org',
  'http://xn--a.org',
  'https://a.localhost.',
  'http://ａ.ｏｒｇ',
  'https:a.org',
  'https:\\\\a.org\\@b.org',
  '?q=\u0301#\u{1d160}',
];
const plain = ['Dana', 'Dr. Lee', 'dana@example.org', 'Friendly staff', 'a-b', '+1 503', '42', 'Dentist', '123456'];

/** Building blocks of texts: ordinary ones, and hostile ones of every kind. */
export const units: readonly string[] = [
  ...marks,
  ...directions,
  ...surrogates,
  ...joined,
  ...expanding,
  ...shrinking,
  ...cases,
  ...blanks,
  ...controls,
  ...repeated,
  ...links,
  ...plain,
];

/** Lengths around the limits of all fields, and far beyond. */
const counts = [1, 2, 3, 29, 30, 31, 39, 40, 41, 119, 120, 121, 254, 255, 2048, 5000, 20_064, 20_065];
const unit = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...units) }, fc.string({ unit: 'binary', maxLength: 4 }));
const repeats = fc
  .tuple(unit, fc.constantFrom(...counts))
  .map(([one, times]) => one.repeat(Math.min(times, Math.ceil(25_000 / Math.max(1, one.length)))));
const mixed = fc
  .array(fc.oneof({ weight: 6, arbitrary: unit }, repeats), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** Hostile texts of every length. */
export const hostileText = fc.oneof({ weight: 5, arbitrary: mixed }, repeats, fc.constantFrom(...plain, ...links));

/** Hostile values for fields that may hold a text, a list or anything else. */
export const hostileValue = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  fc.constantFrom(null, undefined, true, false, 0, 1, -1, 1e21, Number.NaN, '7', '30', 7, [], {}),
  fc.array(hostileText, { maxLength: 5 }),
  fc.array(fc.record({ keyword: hostileText, isLocalSeo: fc.boolean() }), { maxLength: 3 }),
);
