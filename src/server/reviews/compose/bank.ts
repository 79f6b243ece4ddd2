import type { Sense } from '../sentiments/sets.ts';
import { expandFrame, type Frame, listForms, parseFrame } from './frame.ts';
import type { Random } from './random.ts';

export type Role = 'clause' | 'plainClause' | 'thing' | 'article';
export type Pool = { frames: readonly Frame[]; reach: readonly number[] };
export type Bank = { tone: 'good' | 'mixed' | 'own'; pools: Readonly<Record<Role, Pool>> };

const articles = /^\uE000?(?:the|a|an|their|its) /;
const banks = new Map<string, Bank>();

export function findBank(sense: Sense): Bank {
  const known = banks.get(sense.key);
  if (known !== undefined) return known;
  const bank = makeBank(sense.topic.tone, parseAll(sense.topic.clauses, sense), parseAll(sense.topic.things, sense));
  banks.set(sense.key, bank);
  return bank;
}

export function makeBank(tone: Bank['tone'], clauses: readonly Frame[], things: readonly Frame[]): Bank {
  return {
    tone,
    pools: {
      clause: makePool(clauses),
      plainClause: makePool(clauses.filter((frame) => !frame.opensWithI)),
      thing: makePool(things),
      article: makePool(things.filter((frame) => listForms(frame).every((form) => articles.test(form)))),
    },
  };
}

function parseAll(templates: readonly string[], sense: Sense): Frame[] {
  return templates.map((template) => parseFrame(template, sense.nouns));
}

// Frames with more forms come more often, so that no single form does; the cap lets small frames be heard too
export function makePool(frames: readonly Frame[]): Pool {
  let sum = 0;
  const reach = frames.map((frame) => {
    sum += Math.min(frame.forms, 40) ** 0.9 * Math.min(1, 7 / countWords(frame)) ** 4;
    return sum;
  });
  return { frames, reach };
}

// A long run of words is soon recognised: long frames come less often
function countWords(frame: Frame): number {
  return listForms(frame).reduce((longest, form) => Math.max(longest, form.split(' ').length), 1);
}

export function drawFrom(pool: Pool, random: Random): string | null {
  const target = random.next() * (pool.reach.at(-1) ?? 0);
  const frame = pool.frames[pool.reach.findIndex((reach) => reach > target)];
  return frame === undefined ? null : expandFrame(frame, random);
}
