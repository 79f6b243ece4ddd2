import type { Trade } from '../sentiments/trade.ts';
import type { ComposeRequest } from './compose.ts';
import { makeRandom, shuffle } from './random.ts';

/** A category of each kind of business. */
const categoryOf: Readonly<Record<string, string>> = {
  healthcare: 'Dental clinic',
  restaurant: 'Italian restaurant',
  salon: 'Hair salon',
  'auto repair': 'Auto repair shop',
  legal: 'Law firm',
  'home services': 'Plumber',
  retail: 'Book store',
  fitness: 'Yoga studio',
  'real estate': 'Real estate agency',
  pets: 'Pet groomer',
  education: 'Tutoring service',
  general: 'Embassy',
};

/** The request of a customer of this kind of business who picks any four labels: for tests, benches and readings. */
export function sampleRequest(trade: Trade, seed: number, thankSomeone = ''): ComposeRequest & { category: string } {
  const random = makeRandom(seed);
  const category = categoryOf[trade.kind] ?? 'Embassy';
  return {
    business: { name: 'Willow Street Partners', city: 'Portland', category },
    category,
    sentiments: shuffle(Object.keys(trade.labels), random).slice(0, 4),
    seed: Math.floor(random.next() * 2 ** 31),
    // Hardly a business has more reviews
    number: Math.floor(random.next() * 5_000),
    remembered: new Set(),
    ...(thankSomeone === '' ? {} : { thankSomeone }),
  };
}
