/** Pasted into one field at the most; more is a list. */
export const typedEmailsMax = 10;

const typosOf = {
  'gmail.com':
    'gmial.com gmai.com gmal.com gamil.com gmil.com gmaill.com gmali.com gnail.com gmail.co gmail.con gmail.cm gmail.om gmail.comm',
  'hotmail.com': 'hotmial.com hotmal.com hotmai.com hotmil.com hotmail.con hotmail.co',
  'yahoo.com': 'yaho.com yahooo.com yhoo.com yahoo.con yahoo.co',
  'outlook.com': 'outlok.com outloo.com outlook.con outlook.co',
  'icloud.com': 'iclod.com icoud.com icloud.con',
  'aol.com': 'aol.con',
};
const meantBy = new Map(
  Object.entries(typosOf).flatMap(([meant, typos]) => typos.split(' ').map((typo) => [typo, meant] as const)),
);

/** Such as `anna@gmail.com` for `anna@gmial.com`; null where nothing looks wrong. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const meant = meantBy.get(email.slice(at + 1).toLowerCase());
  return meant ? email.slice(0, at + 1) + meant : null;
}

export const isEmailLike = (word: string): boolean =>
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/.test(word);

/** All addresses of a pasted line, once each; empty when a part of it is not an address. */
export function readTypedEmails(typed: string): readonly string[] {
  const words = typed
    // `Anna Ruiz <anna@example.org>`
    .replace(/(?<![^,;<>])[^,;<>]*<([^<>]*)>/g, ' $1 ')
    .replace(/mailto:/gi, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  if (!words.every(isEmailLike)) return [];
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}
