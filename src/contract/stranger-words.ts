/** As a mail program or a hasty reader sees it: one form, no invisible characters, one dot (UTS 46 has four). */
const plainly = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('。', '.');

/** "evil.com", "evil .com", "pay💳.ws", "लॉगिन.भारत": whatever stands before the dot, two letters or marks after it. */
const webSite = /[^\s.,;!?()"“”]\.[\p{L}\p{M}]{2}|\s\.[\p{L}\p{M}]{2}|\[\.\]/u;
export const spokenDot =
  /(?<!\p{L})(?:dot[^\p{L}\p{N}]{1,8}(?:com|net|org|info|biz|io|co|me|us|app|shop|site|online|xyz|link|club|top|de|es|ru|cn|ws|tv|cc)|(?:punto|punkt|point)[^\p{L}\p{N}]{1,8}(?:com|net|org|info))(?!\p{L})/iu;
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
const postalCode = /(?<![\d-])\d{5}-\d{3,4}(?![\d-])/g;

/**
 * True for words that must not reach strangers by email: links, addresses and telephone numbers, in any disguise. A
 * postal address may have house numbers and postal codes, so only its telephone numbers count.
 */
export function mayMislead(typed: string, kind: 'words' | 'postal address' = 'words'): boolean {
  const plain = plainly(typed);
  if ([webSite, spokenDot, scheme, otherAddress].some((trick) => trick.test(plain))) return true;
  if (kind === 'postal address') return telephone.test(plain.replace(postalCode, 'x'));
  if (!fiveDigits.test(plain)) return false;
  const left = harmless.reduce((words, [numbers, mark]) => words.replace(numbers, mark), plain);
  return fiveDigits.test(left) || disguised.some((trick) => trick.test(left));
}

/** One or two words, as names are; no sentence fits. */
export const isFirstName = (typed: string): boolean =>
  /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?)?$/u.test(typed) && !mayMislead(typed);
