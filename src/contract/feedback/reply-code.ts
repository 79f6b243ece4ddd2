/** Base32 without I, L, O and U, which are easily misread. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const replyCodeLength = 12;

const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** What somebody typed from a note: lower case, spaces, hyphens, O for 0, and I or L for 1. */
export const normalizeReplyCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[OIL]/g, (letter) => misread[letter] ?? letter)
    // Longer than any code: what is too long stays wrong.
    .slice(0, 40);

export const isReplyCode = (code: string): boolean =>
  code.length === replyCodeLength && [...code].every((letter) => codeAlphabet.includes(letter));

/** KTR-482-QXM-9F4 */
export const formatReplyCode = (code: string): string => code.replace(/(.{3})(?=.)/g, '$1-');
