import { spokenDot } from '../stranger-words.ts';

const nameMax = 40;

/** Shortens a name to 40 characters in which no mail program finds a link, an address or a telephone number. */
export function plainName(name: string): string {
  const words = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}'’& -]/gu, ' ')
    // Five or more digits, however they are grouped.
    .replace(/\p{N}(?:[ '’&-]*\p{N}){4,}/gu, ' ')
    .replace(new RegExp(spokenDot, 'giu'), ' ')
    .replace(/\b(?:https?|www|mailto|tel)\b/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...words].slice(0, nameMax).join('').trim() || 'Unnamed';
}

/** Letters and digits of other alphabets that look like a Latin letter, in lower case. */
const alike = new Map(
  [
    ['a', 'аɑα4'],
    ['b', 'вƅ8'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєε3'],
    ['g', 'ɡ'],
    ['h', 'һнհ'],
    ['i', 'іıι1ɩӏ'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['l', 'ӏ'],
    ['m', 'м'],
    ['n', 'пո'],
    ['o', 'оοσօ0'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['s', 'ѕꜱտ5'],
    ['t', 'тτ7'],
    ['u', 'υսц'],
    ['v', 'νѵ'],
    ['w', 'ԝѡω'],
    ['x', 'хχ'],
    ['y', 'уγү'],
    ['z', 'ᴢ2'],
  ].flatMap(([latin = '', others = '']) => [...others].map((other) => [other, latin] as const)),
);

/** As a hasty reader sees it. */
const lettersOf = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map((letter) => alike.get(letter) ?? letter)
    .join('');

/** With the product's name alone, such a word makes the product's own office. */
const officeWord =
  /(?<!\p{L})(?:the|by|from|your|account|accounts|admin|alerts?|billing|care|cent(?:er|re)|customer|desk|help|helpdesk|info|login|mail|no|noreply|notifications?|official|online|reply|security|services?|support|system|team|verification)(?!\p{L})/giu;

const isOffice = (product: string, name: string): boolean =>
  [name, name.replace(officeWord, '')].some((one) => lettersOf(one) === lettersOf(product));

export const namelessSender = (product: string): string => `A business on ${product}`;

/** The name under which a business writes to strangers. The product's own would look like an email of the product. */
export const senderName = (product: string, name: string): string =>
  isOffice(product, name) ? namelessSender(product) : plainName(name);
