import { latinLookAlikes } from '../contract/look-alikes.ts';

export interface Word {
  readonly text: string;
  /** Where it is in the original text. */
  readonly start: number;
  readonly end: number;
}

const lookalikes: Readonly<Record<string, string>> = {
  ...latinLookAlikes,
  ...{ '’': "'", '‘': "'", ʼ: "'", '`': "'", '´': "'", '“': '"', '”': '"' },
  ...{ '\u2044': '/', '★': ' star ', '☆': ' star ', '⭐': ' star ', '🌟': ' star ' },
};
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** Accents too, so that `rëview` is read as `review`. */
const invisible = /[\p{M}\p{Cf}]/u;

const contractions: readonly (readonly [RegExp, string])[] = [
  [/^(?:won't|wont)$/, 'will not'],
  [/^(?:can't|cant|cannot)$/, 'can not'],
  [/^shan't$/, 'shall not'],
  [/^(?:let's|lets)$/, 'let us'],
  [/^(do|does|did|is|are|was|were|would|could|should|has|have|had|must|need)n'?t$/, '$1 not'],
  [/^(\w+)'ll$/, '$1 will'],
  [/^(\w+)'d$/, '$1 would'],
  [/^(\w+)'ve$/, '$1 have'],
  [/^(\w+)'re$/, '$1 are'],
  [/^(youll|theyll)$/, 'you will'],
  [/^u$/, 'you'],
  [/^ur$/, 'your'],
  [/^(pls|plz)$/, 'please'],
  [/^(ppl)$/, 'people'],
  [/^i'm$/, 'i am'],
  [/^it's$/, 'it is'],
];

/** Words spelled letter by letter, such as `d e l e t e`, are found inside the joined letters. */
const spelled =
  /(please|remove|delete|change|update|take|down|your|the|review|rating|stars?|refund|google|sue|lawyer|discount)/g;

interface Sign {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let start = 0;
  for (const typed of text) {
    const end = start + typed.length;
    for (const sign of typed < '\x80' ? typed.toLowerCase() : plainSigns(typed)) signs.push({ text: sign, start, end });
    start = end;
  }
  return signs;
}

function plainSigns(typed: string): string {
  const plain = [...(lookalikes[typed] ?? typed).normalize('NFKC').toLowerCase().normalize('NFKD')]
    .filter((sign) => !invisible.test(sign))
    .map((sign) => lookalikes[sign] ?? sign)
    .join('');
  // Some signs stand for a whole phrase, never in Latin letters.
  return plain.length > 8 ? ' ' : plain;
}

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}'$%@]/u.test(sign);

function rawWords(signs: readonly Sign[]): Word[] {
  const found: Word[] = [];
  let at = 0;
  while (at < signs.length) {
    const from = at;
    while (isWordSign(signs[at]?.text)) at += 1;
    const first = signs[from];
    const last = signs[at - 1];
    if (first && last && at > from) {
      const text = signs.slice(from, at).map((sign) => sign.text);
      found.push({ text: text.join(''), start: first.start, end: last.end });
      continue;
    }
    const { text = '', start = 0, end = 0 } = first ?? {};
    at += 1;
    const next = signs[at]?.text;
    const isStop = /[!?;]/.test(text) || (text === '.' && !isWordSign(next)) || (text === '\n' && next === '\n');
    if (isStop && !/^(?:dr|mrs?|ms|st|prof)$/.test(found.at(-1)?.text ?? '')) found.push({ text: '.', start, end });
  }
  return found;
}

/** `rev1ew` is a word; `5pm`, `20%` and `$50` are not. */
const withoutDigits = (text: string) =>
  /^[a-z]+[013457@$]+[a-z@$0-9]*$/.test(text) && !/^[a-z]\d+$/.test(text)
    ? text.replace(/[013457@$]/g, (sign) => digits[sign] ?? sign)
    : text;

function plainWords({ text, ...place }: Word): Word[] {
  const trimmed = withoutDigits(text.replace(/^['@]+|['@]+$/g, ''));
  for (const [pattern, words] of contractions) {
    if (pattern.test(trimmed))
      return trimmed
        .replace(pattern, words)
        .split(' ')
        .map((word) => ({ text: word, ...place }));
  }
  return trimmed ? [{ text: trimmed, ...place }] : [];
}

function joinSpelled(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  let at = 0;
  while (at < words.length) {
    const from = at;
    while (/^[a-z]$/.test(words[at]?.text ?? '')) at += 1;
    if (at - from < 4) {
      const next = words[from];
      if (next) joined.push(next);
      at = from + 1;
      continue;
    }
    const letters = words.slice(from, at);
    const place = { start: letters[0]?.start ?? 0, end: letters.at(-1)?.end ?? 0 };
    const text = letters.map((letter) => letter.text).join('');
    for (const word of text.replace(spelled, ' $1 ').split(' ')) if (word) joined.push({ text: word, ...place });
  }
  return joined;
}

/** Words in lower case without contractions and tricks of spelling; a `.` ends a sentence. */
export const wordsOf = (text: string): Word[] => joinSpelled(rawWords(signsOf(text))).flatMap(plainWords);
