import type { Topic } from './topic.ts';
import { topics } from './topics.ts';
import type { Trade } from './trade.ts';
import { autoRepair } from './trades/auto-repair.ts';
import { education } from './trades/education.ts';
import { fitness } from './trades/fitness.ts';
import { general } from './trades/general.ts';
import { healthcare } from './trades/healthcare.ts';
import { homeServices } from './trades/home-services.ts';
import { legal } from './trades/legal.ts';
import { pets } from './trades/pets.ts';
import { realEstate } from './trades/real-estate.ts';
import { restaurant } from './trades/restaurant.ts';
import { retail } from './trades/retail.ts';
import { salon } from './trades/salon.ts';

/** The labels that a customer chooses from, in the order of the picker. */
export type SentimentSet = { kind: string; labels: readonly string[] };

// The first trade with a matching word wins: a pet store is of pets, an auto glass shop of cars, a body shop not of salons
export const trades: readonly Trade[] = [
  pets,
  realEstate,
  education,
  fitness,
  autoRepair,
  restaurant,
  legal,
  salon,
  healthcare,
  homeServices,
  retail,
  general,
];

/** The set for a business's categories: healthcare when it has none, general when none is of a known trade. */
export function sentimentSetFor(categories: readonly string[]): SentimentSet {
  const trade = findTrade(categories);
  return { kind: trade.kind, labels: Object.keys(trade.labels) };
}

export function findTrade(categories: readonly string[]): Trade {
  const named = categories.map((category) => category.trim().toLowerCase()).filter((category) => category !== '');
  if (named.length === 0) return healthcare;
  return named.map(findTradeOf).find((trade) => trade !== general) ?? general;
}

const tradeOf = new Map<string, Trade>();

function findTradeOf(category: string): Trade {
  const known = tradeOf.get(category);
  if (known !== undefined) return known;
  const trade = trades.find((one) => one.categories.some((word) => startsAWord(category, word))) ?? general;
  // the vocabulary has about 4,000 names; anything beyond is not worth keeping
  if (tradeOf.size < 5000) tradeOf.set(category, trade);
  return trade;
}

// 'dent' begins dentist and dental; a word of up to three letters stands alone, or bar would begin barber
function startsAWord(category: string, word: string): boolean {
  const spaced = ` ${category.replaceAll(/[-/&,()]/g, ' ')} `;
  return word.trim().length > 3
    ? spaced.includes(` ${word}`)
    : spaced.includes(` ${word.trim()} `) || spaced.includes(` ${word.trim()}s `);
}

export type Sense = { key: string; topic: Topic; nouns: Readonly<Record<string, string>> };

/** What a label means in a trade, or in the first other trade that has it; null for a customer's own words. */
export function findSense(label: string, trade: Trade): Sense | null {
  for (const one of [trade, ...trades]) {
    const meaning = Object.hasOwn(one.labels, label) ? one.labels[label] : undefined;
    if (meaning === undefined) continue;
    const name = typeof meaning === 'string' ? meaning : meaning.topic;
    const topic = topics[name];
    if (topic === undefined) return null;
    const nouns = { ...one.nouns, ...(typeof meaning === 'string' ? {} : meaning.nouns) };
    return { key: `${one.kind}/${label}`, topic, nouns };
  }
  return null;
}
