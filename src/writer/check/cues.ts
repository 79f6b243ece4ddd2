import type { Word } from './words.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

const reach = 8;

/** The shortest match of a cue in one sentence. */
export function findCue(words: readonly Word[], cue: string): Span | null {
  const [pattern = '', barred = ''] = cue.split(' ! ');
  const sides = pattern.split(' + ').map((side) => side.split('|').map((term) => term.trim().split(' ')));
  const [first, ...others] = sides;
  if (first === undefined) return null;
  let best: Span | null = null;
  for (const at of words.keys()) {
    const span = spanFrom(words, at, first, others);
    if (span === null) continue;
    const inside = words.filter(({ start, end }) => start >= span.start && end <= span.end).map(({ text }) => text);
    if (barred !== '' && barred.split('|').some((word) => inside.includes(word))) continue;
    if (best === null || span.end - span.start < best.end - best.start) best = span;
  }
  return best;
}

function spanFrom(words: readonly Word[], at: number, first: string[][], others: readonly string[][][]): Span | null {
  const head = endOfMatch(words, at, first);
  if (head === null) return null;
  let [from, to] = [at, head];
  for (const side of others) {
    const found = findNear(words, at, side);
    if (found === null) return null;
    from = Math.min(from, found.from);
    to = Math.max(to, found.to);
  }
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}

function endOfMatch(words: readonly Word[], at: number, side: readonly string[][]): number | null {
  const term = side.find((parts) =>
    parts.every((part, offset) => {
      const word = words[at + offset];
      if (word === undefined || word.sentence !== words[at]?.sentence) return false;
      return offset === parts.length - 1 && part.length > 2 ? word.text.startsWith(part) : word.text === part;
    }),
  );
  return term === undefined ? null : at + term.length;
}

function findNear(words: readonly Word[], at: number, side: readonly string[][]): { from: number; to: number } | null {
  for (let distance = 1; distance <= reach; distance++)
    for (const from of [at + distance, at - distance]) {
      if (words[from]?.sentence !== words[at]?.sentence) continue;
      const to = endOfMatch(words, from, side);
      if (to !== null) return { from, to };
    }
  return null;
}
