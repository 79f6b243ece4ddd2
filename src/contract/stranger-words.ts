import { asLatin } from './look-alikes.ts';

/** Digits and the letter O: "8OO", "o1oo", but not "1o" for "1º". */
const spelledZeros = /(?<![\p{L}\p{N}])(?=[Oo]*\d)(?=\d*(?:[oO]\d|oo|O))[\dOo]+(?![\p{L}\p{N}])/gu;

/** As a mail program or a hasty reader sees it: one form, no invisible characters, one dot (UTS 46 has four, Lisu has five). */
const plainly = (typed: string): string =>
  asLatin(
    typed
      .normalize('NFKC')
      .replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(/[。\ua4f8-\ua4fc]/g, '.')
      .replaceAll('\ua4fd', ':'),
  )
    .replace(spelledZeros, (number) => number.replace(/[Oo]/g, '0'))
    .replace(/(?<=\d)[lI](?=\d)/g, '1');

/** "evil.com", "evil .com", "pay💳.ws", "लॉगिन.भारत": whatever stands before the dot, two letters or marks after it. */
const webSite = /[^\s.,;!?()"“”]\.[\p{L}\p{M}]{2}|\s\.[\p{L}\p{M}]{2}|\[\.\]/u;
export const spokenDot =
  /(?<!\p{L})(?:dot[^\p{L}\p{N}]{1,8}(?:com|net|org|info|biz|io|co|me|us|app|shop|site|online|xyz|link|club|top|bank|ai|dev|de|es|fr|nl|pl|eu|uk|ch|ru|cn|ws|tv|cc)|(?:punto|punkt|point|ponto)[^\p{L}\p{N}]{1,8}(?:com|net|org|info)|punkt[^\p{L}\p{N}]{1,8}(?:de|at|ch)|punto[^\p{L}\p{N}]{1,8}it)(?!\p{L})/iu;
const anyDot = /[\s()[\]{}<>"'’“”*~_|/\\-]{1,3}dot[\s()[\]{}<>"'’“”*~_|/\\-]{1,3}/g;
/** Words beside a dot that can be seen, a toy, a fabric, or an exam of the Department of Transportation. */
const beforeDot = new Set(
  'the a an this that each every one our your my no any of to by and or on with polka micro red blue green yellow white black pink orange purple gold golden gray grey brown big little small tiny'.split(
    ' ',
  ),
);
const afterDot = new Set('to by physical physicals exam exams medical card cards drug test tests matrix'.split(' '));

const isSpokenHost = (plain: string): boolean =>
  [...plain.matchAll(anyDot)].some(({ 0: { length }, index }) => {
    const [before] = /[\p{L}\p{N}]+$/u.exec(plain.slice(Math.max(0, index - 20), index)) ?? [];
    const [after] = /^\p{L}{2,}/u.exec(plain.slice(index + length, index + length + 20)) ?? [];
    if (before === undefined || after === undefined) return false;
    return !beforeDot.has(before.toLowerCase()) && !afterDot.has(after.toLowerCase());
  });

/** A word, a colon and no space; the well-known ones also with a space. */
const scheme =
  /(?<![\p{L}\p{N}])[a-z][a-z\d+-]{1,20}:(?![DP]\b)[\p{L}\p{N}+/\\%#?]|:\/\/|\b(?:https?|ftp|tel|sms|mailto|javascript)\s?:/iu;
const otherAddress = /@|\bwww\b|\b0x[\da-f]|::|(?:[\da-f]{1,4}:){3}|\p{Nd}{1,3}(?:\s?\.\s?\p{Nd}{1,3}){3}/iu;

/** Letters that NFKC never leaves in a text: a time or amount, a day or year, a span, an amount with its thousands. */
const [oneNumber, oneDay, oneSpan, oneThousand] = ['ﬁ', 'ﬂ', 'ﬀ', 'ﬃ'];
/** Numbers that are no telephone number, where they do not continue: times, dates, years, hours, amounts. */
const harmless: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d|\d[-:.])\d{1,2}[:.][0-5]\d ?[-–] ?\d{1,2}[:.][0-5]\d(?![\d:.-]*\d)/g, oneSpan],
  [/(?<!\d|\d[-:.])\d{1,2}[:.][0-5]\d(?![\d:.-]*\d)/g, oneNumber],
  [/(?<![\d-])(?:19|20)\d\d-[01]?\d-[0-3]?\d(?![\d-])/g, oneDay],
  [/(?<![\d/.])[0-3]?\d([/.])[0-3]?\d\1(?:(?:19|20)\d\d|\d\d)(?![\d/]|\.\d)/g, oneDay],
  [/(?<!\d|\d[-.])(?:19|20)\d\d(?: ?[-–] ?(?:19|20)\d\d)?(?![-.]?\d)/g, oneDay],
  [/(?<!\d|\d[-–])\d{1,2} ?[-–] ?\d{1,2}(?! ?[-–]? ?\d)/g, oneSpan],
  [/(?<![\d,])(?:[$€£] ?)?\d{1,3},\d{3}(?![\d,]| \d|-\d)/g, oneThousand],
  [/[$€£] ?\d{1,4}(?:[.,]\d\d)?(?!\d|[-.,]\d)/g, oneNumber],
  [/(?<![\d.,-])\d{1,4}(?:[.,]\d\d)? ?(?:[€%]|EUR\b|USD\b)/g, oneNumber],
];
/** A telephone number in the clothes of prices or times: "$800 $555 $1212", "8:00 5:55 12:12", "1,800 555,121". */
const disguised = [
  /(?:[ﬁﬂﬀ][^\p{L}\p{N}]{0,8}){2}ﬁ|ﬁ[^\p{L}\p{N}]{0,8}(?:[ﬁﬂ][^\p{L}\p{N}]{0,8}[ﬁﬂﬀ]|ﬀ)|ﬀ[^\p{L}\p{N}]{0,8}ﬁ/u,
  /ﬃ[^\p{L}\p{N}]{0,8}[ﬁﬀﬃ]|[ﬁﬀ][^\p{L}\p{N}]{0,8}ﬃ|\p{N} ﬃ|ﬃ \p{N}/u,
  // A sign between two amounts is read with either.
  /(?:(?:ﬁ|\p{N}{3,4})[^\p{L}\p{N}]{0,8}){2}(?:ﬁ|\p{N}{3,4})/u,
];
/** However they are grouped: a telephone number, an account, a code. */
const fiveDigits = /\p{N}(?:[^\p{L}\p{N}]{0,8}\p{N}){4}/u;

/** In addresses: a plus, seven digits in one, a local number, or nine digits however they are grouped. */
const telephone =
  /[+＋]\s?\p{N}|\p{N}{7}|(?<!\p{N})\p{N}{3}[ .-]\p{N}{4}(?!\p{N})|\p{N}(?:[^\p{L}\p{N}]{0,8}\p{N}){8}/u;
/** Numbers with letters, which phones dial: "1-800-PAY-BANK", "(212) PIZZA-NOW". */
const lettersToDial =
  /(?<![\p{L}\p{N}-])(?:1-[2-9]\d\d-\d{0,3}-?(?:\p{L}-?){3}|(?:1[ -]?)?\([2-9]\d\d\) ?(?:[A-Z\d]-?){7}|[2-9]\d\d-(?:[A-Z\d]-?){7}|1 (?:8(?:00|22|33|44|55|66|77|88)|900) (?:[A-Z\d][ -]?){7})/u;
/** Also short numbers: "Text WIN to 7070". */
const askedToDial =
  /(?<!\p{L})(?:call|text|sms|dial|whatsapp|ruft?|rufen|wählen?|wählt|llame|marque|appelez|chiamate?|ligue)(?!\p{L})[^\p{N}.,;!?\n]{0,24}\p{N}(?:[ .-]?\p{N}){3}/iu;
const numberByName =
  /(?<!\p{L})(?:tel|tél|telefono?|teléfono|telephone|phone|fon|fax)(?!\p{L})[^\p{L}\p{N}]{0,4}\p{N}(?:[ .-]?\p{N}){3}/iu;
/** True for words that ask to dial a number, also one with letters. */
export function asksToDial(typed: string): boolean {
  const plain = plainly(typed);
  return [lettersToDial, askedToDial, numberByName].some((trick) => trick.test(plain));
}

const postalCode = /(?<![\d-])\d{5}-\d{3,4}(?![\d-])/g;

/**
 * True for words that must not reach strangers by email: links, addresses and telephone numbers, in any disguise. A
 * postal address may have house numbers and postal codes, so only its telephone numbers count.
 */
export function mayMislead(typed: string, kind: 'words' | 'postal address' = 'words'): boolean {
  const plain = plainly(typed);
  if ([webSite, spokenDot, scheme, otherAddress, lettersToDial].some((trick) => trick.test(plain))) return true;
  if (isSpokenHost(plain)) return true;
  if (kind === 'postal address') {
    const left = plain.replace(postalCode, 'x');
    return [telephone, askedToDial, numberByName].some((trick) => trick.test(left));
  }
  if (!fiveDigits.test(plain) && !askedToDial.test(plain)) return false;
  const left = harmless.reduce((words, [numbers, mark]) => words.replace(numbers, mark), plain);
  return [fiveDigits, askedToDial, ...disguised].some((trick) => trick.test(left));
}

/** One or two words, as names are; no sentence fits. */
export const isFirstName = (typed: string): boolean =>
  /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?)?$/u.test(typed) && !mayMislead(typed);
