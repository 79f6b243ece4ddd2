import type { Sense } from '../sentiments/sets.ts';
import { type Frame, listForms, parseFrame } from './frame.ts';
import { dropCarriers } from './marks.ts';
import { hashNumber, makeRandom, shuffle } from './random.ts';
import { phrasesIn, wordsIn } from './repeats.ts';
import { inTurn, levels, type Wording, wordings } from './wording.ts';

/** What a label says in its turn: one of some statements, or a line where it has no more of them. */
export type Turn = Wording & { frames: readonly Frame[] };

/** The ways to say one label; a customer's own words have lines alone. */
export type Bank = {
  tone: 'good' | 'mixed' | 'own';
  /** As many as the code has wordings, in an order of the label's own. */
  turns: readonly Turn[];
  lines: readonly Frame[];
};

const plainest = 40;
const last = 20;

const banks = new Map<string, Bank>();

export function findBank(sense: Sense): Bank {
  const known = banks.get(sense.key);
  if (known !== undefined) return known;
  const { tone } = sense.topic;
  const parse = (template: string) => parseFrame(template, sense.nouns);
  const { clauses } = sense.topic;
  const statements = shuffle(
    clauses.map((clause, at) => ({ frame: parse(clause), level: levelOf(at, clauses.length) })),
    makeRandom(hashNumber(sense.key)),
  );
  const lines = sense.topic.lines.map(parse);
  const short = mixForms(lines);
  const turns = Array.from({ length: wordings }, (_, turn) => {
    const said = statements.filter((_, at) => at % wordings === turn);
    const isLine = said.length === 0;
    const frames = isLine ? [inTurn(short, turn)] : said.map(({ frame }) => frame);
    const level = Math.max(0, ...said.map((one) => one.level));
    return { isLine, frames, level, phrases: phrasesOf(frames), words: wordsOf(frames) };
  });
  const bank: Bank = { tone, turns, lines };
  banks.set(sense.key, bank);
  return bank;
}

// A topic has the most natural statements first, and last what is said when all the others have been
function levelOf(at: number, count: number): number {
  if (at < plainest) return 0;
  return at < count - last ? 1 : levels - 1;
}

// Each form of a line has a turn of its own, so that no two drafts stand on the same statement and the same line
function mixForms(lines: readonly Frame[]): Frame[] {
  const forms = lines.map(listForms);
  const most = Math.max(...forms.map(({ length }) => length));
  const mixed = Array.from({ length: most }, (_, at) => forms.flatMap((own) => own.slice(at, at + 1))).flat();
  return mixed.map((text) => ({ pieces: [text], forms: 1 }));
}

// Those that every form has: what only some have can be avoided
function phrasesOf(frames: readonly Frame[]): [number, number] {
  return plainForms(frames)
    .map(phrasesIn)
    .reduce(([some, more], [own, others]) => [some & own, more & others]);
}

// Those that any form has: nothing avoids them
function wordsOf(frames: readonly Frame[]): [number, number] {
  return plainForms(frames)
    .map(wordsIn)
    .reduce(([some, more], [own, others]) => [some | own, more | others]);
}

function plainForms(frames: readonly Frame[]): string[] {
  return frames.flatMap(listForms).map((form) => dropCarriers(form).toLowerCase());
}

export function ownBank(lines: readonly Frame[]): Bank {
  return { tone: 'own', turns: [], lines };
}
