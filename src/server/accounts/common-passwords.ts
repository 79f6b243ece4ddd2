import { createRequire } from 'node:module';

/** Lists of leaked passwords lack these. */
const ownWords = `
sayso company business office clinic dental dentist doctor practice review reviews customer customers reception manager
employee staff spring summer autumn winter client clients patient patients studio salon bakery garage restaurant
`;

let known: { readonly passwords: ReadonlySet<string>; readonly words: ReadonlySet<string> } | undefined;
function readKnown() {
  const passwords = createRequire(import.meta.url)('@zxcvbn-ts/language-common/src/passwords.json') as string[];
  const words = passwords.filter((password) => /^[a-z]{4,}$/.test(password));
  known ??= { passwords: new Set(passwords), words: new Set([...words, ...ownWords.trim().split(/\s+/)]) };
  return known;
}

const lettersFor: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
};
const spelledOut = (word: string): string => word.replace(/[@48310!$57]/g, (sign) => lettersFor[sign] ?? sign);

const isRepetition = /^(.{1,4})\1+$/u;

export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  const { passwords, words } = known ?? readKnown();
  if (passwords.has(lower) || isRepetition.test(lower)) return true;
  const bare = lower.replace(/^[^\p{L}]{1,4}/u, '').replace(/[^\p{L}]{1,6}$/u, '');
  const ends = lower.replace(/[^\p{L}]{1,6}$/u, '');
  const personal = new Set(own.flatMap((one) => one.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []));
  return [bare, spelledOut(bare), spelledOut(ends)].some((word) => words.has(word) || personal.has(word));
}
