import type { PageBusiness } from '../../src/contract/customer-page.ts';
import type { Flow } from '../../src/web/public/flow.ts';
import { type Network, PageLife, type Send } from './page-life.ts';

type Who = 'customer' | 'owner' | 'administrator';

export interface World {
  readonly business: PageBusiness;
  /** Labels and ids of what the page offers. */
  readonly offered: readonly { readonly label: string; readonly id: string }[];
  readonly places: readonly string[];
  /** As a customer, or as a member of the team. */
  readonly sendAs: (who: Who) => Send;
  /** Opens an address without running its script. */
  readonly open: (address: string) => Promise<unknown>;
}

/** What must have been counted, by the name of the sum. */
export type Sums = Map<string, number>;

type Random = () => number;

/** The same numbers in every run. */
export function makeRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const draft = { review: 'Kind and quick.', marks: [] };

/** One visit of one page life: what the customer did in it, and what of that can have reached the server. */
class Visit {
  readonly page: PageLife;
  readonly random: Random;
  private readonly world: World;
  private readonly send: Send;
  private readonly place: string;
  private isCounted: boolean;
  private readonly who: Who;
  private readonly done = new Set<string>();
  private readonly arrived = new Set<string>();
  private choices: readonly string[] | null = null;
  private readonly counted: string[] = [];

  constructor(world: World, random: Random, who: Who, start: Flow | null = null) {
    this.world = world;
    this.who = who;
    this.random = random;
    this.send = world.sendAs(who);
    const codes = [...world.places, '', 'nowhere', '<script>', 'x'.repeat(500)];
    const code = codes[Math.floor(random() * codes.length)] ?? '';
    this.place = world.places.includes(code) ? code : '';
    this.isCounted = who === 'customer' && (start === null || start.step === 'thumbs');
    this.page = new PageLife(world.business, code && `?p=${encodeURIComponent(code)}`, this.send, start);
  }

  /** The customer did something that must count; with a working network everything before it arrives too. */
  did(...steps: string[]): void {
    const isNew = steps.some((step) => !this.done.has(step));
    for (const step of steps) this.done.add(step);
    if (isNew) this.arrive();
  }

  tap(platform: string, address: string): void {
    this.page.tap(address);
    if (this.page.network === 'up' || this.page.network === 'lost') this.counted.push(`${platform}LinkClicks`);
  }

  setNetwork(network: Network): void {
    const wasOffline = this.page.network === 'offline';
    this.page.connect(network);
    if (wasOffline) this.arrive();
  }

  returnToThumbs(): void {
    this.page.show({ step: 'thumbs' });
    this.isCounted = this.who === 'customer';
  }

  private arrive(): void {
    if (this.page.network === 'offline' || this.page.network === 'busy') return;
    for (const step of this.done) this.arrived.add(step);
  }

  async generate(isRetry: boolean): Promise<void> {
    await this.page.idle();
    const rest = [...this.world.offered].sort(() => this.random() - 0.5);
    const typed = this.random() < 0.3;
    const chosen = rest.slice(0, typed ? 3 : 4);
    const sentiments = [...chosen.map(({ label }) => label), ...(typed ? ['Warm blanket'] : [])];
    const key = crypto.randomUUID();
    await this.page.send(async (steps) => {
      // After this turn, because sending needs the real globals.
      await new Promise(setImmediate);
      const body = JSON.stringify({ businessId: this.world.business.id, sentiments, ...steps });
      for (let attempt = 0; attempt < (isRetry ? 2 : 1); attempt += 1) {
        const { status, body: text } = await this.send(`/api/reviews/generate#${key}`, body);
        if (status !== 200) throw new Error(`generate answered ${status}: ${text}`);
      }
    });
    this.counted.push('reviewsGenerated');
    for (const step of this.done) this.arrived.add(step);
    if (this.arrived.has('opened')) this.choices ??= [...chosen.map(({ id }) => id), ...(typed ? ['own-words'] : [])];
  }

  async end(sums: Sums): Promise<void> {
    await this.page.idle();
    // What the customer did with a busy server reaches it once the page is left.
    this.page.hide();
    this.arrive();
    await this.page.idle();
    if (this.page.failures.length > 0) throw new Error(`the server answered ${this.page.failures.join(', ')}`);
    const add = (name: string) => void sums.set(name, (sums.get(name) ?? 0) + 1);
    for (const counter of this.counted) add(`counter ${counter}`);
    if (!this.isCounted) return;
    const has = (...some: string[]) => some.some((step) => this.arrived.has(step));
    for (const step of this.arrived) add(`step ${step}`);
    if (has('good', 'bad')) add('step thumb');
    if (has('google', 'facebook')) add('step wentOn');
    if (has('opened')) add(`place ${this.place}`);
    if (this.choices) for (const id of ['drafts', ...this.choices]) add(`choice ${id}`);
  }
}

async function happy(visit: Visit): Promise<void> {
  const { page, random } = visit;
  page.show({ step: 'picker' });
  visit.did('opened', 'good');
  if (page.flow.picks.length === 4) visit.did('four');
  if (random() < 0.2) return;
  if (random() < 0.15) {
    page.show({ step: 'draft', draft: { review: '', marks: [], own: true }, editing: true });
    page.show({ draft: { review: 'They remembered me.', marks: [], own: true } });
    visit.did('own');
  } else {
    page.show({ picks: ['A', 'B', 'C', 'D'] });
    visit.did('four');
    if (random() < 0.2) return;
    page.show({ step: 'draft', pending: { key: 'k', sentiments: [] } });
    await visit.generate(random() < 0.2);
    page.show({ draft, pending: null });
    visit.did('draft');
    for (let again = 0; again < random() * 3 - 1; again += 1) {
      page.show({ pending: { key: 'k', sentiments: [], again: true } });
      await visit.generate(false);
      page.show({ draft: { ...draft }, pending: null });
    }
  }
  if (random() < 0.3) return;
  page.show({ copied: { text: 'x', byHand: random() < 0.2 } });
  page.show({ step: 'platform' });
  visit.did('copied');
  goOn(visit);
}

async function unhappy(visit: Visit): Promise<void> {
  const { page, random } = visit;
  page.show({ step: 'feedback' });
  visit.did('opened', 'bad', 'publicToo');
  if (random() < 0.4) return;
  if (random() < 0.6) {
    page.show({ step: 'thanks', thanks: {} });
    visit.did('sent');
  }
  goOn(visit);
}

function goOn(visit: Visit): void {
  for (const { platform, address } of visit.page.business.links) {
    if (visit.random() < 0.5) continue;
    visit.tap(platform, address);
    if (visit.random() < 0.2) visit.tap(platform, address);
    visit.did(platform);
  }
}

/** What the browser keeps over a reload. */
const kept = (flow: Flow): Flow => {
  const found: Flow = { ...JSON.parse(JSON.stringify(flow)), thanks: null, pending: null };
  return found.step === 'thanks' ? { ...found, step: 'thumbs' } : found;
};

async function visitOnce(world: World, random: Random, who: Who, sums: Sums): Promise<void> {
  const visit = new Visit(world, random, who);
  const { page } = visit;
  const look = (one: Visit) => {
    if (random() < 0.5) one.page.waitOneSecond();
    else one.page.tap();
    one.did('opened');
  };
  // Closed at once, or in a tab that nobody looks at.
  if (random() < 0.1) return visit.end(sums);
  if (random() < 0.05) {
    page.hide();
    page.waitOneSecond();
    return visit.end(sums);
  }
  if (random() < 0.8) look(visit);
  if (random() < 0.15) return visit.end(sums);
  const network = (['up', 'up', 'up', 'up', 'offline', 'lost', 'busy'] as const)[Math.floor(random() * 7)] ?? 'up';
  visit.setNetwork(network);
  const [first, second] = random() < 0.6 ? [happy, unhappy] : [unhappy, happy];
  await first(visit);
  if (random() < 0.3) page.goThrough(random);
  if (random() < 0.6) visit.setNetwork('up');
  if (random() < 0.1) {
    visit.returnToThumbs();
    await second(visit);
  }
  await visit.end(sums);
  if (random() > 0.25) return;
  const again = new Visit(world, random, who, kept(page.flow));
  if (again.page.flow.step !== 'thumbs') {
    again.page.waitOneSecond();
    for (const { platform, address } of world.business.links) again.tap(platform, address);
    if (random() < 0.5) again.page.show({ step: 'platform', copied: { text: 'y', byHand: false } });
    if (random() < 0.5) return again.end(sums);
    again.returnToThumbs();
  }
  look(again);
  await unhappy(again);
  await again.end(sums);
}

/** Programs open the page, and send steps without a visit, out of order or for a visit that nobody opened. */
async function runBot(world: World, random: Random, sums: Sums): Promise<void> {
  await world.open(`/thumbs-up-down/${world.business.slug}?p=${world.places[0]}`);
  const send = world.sendAs('customer');
  const address = `/api/analytics/steps/${world.business.id}`;
  const visit = `bot${Math.floor(random() * 1e9)}${'x'.repeat(22)}`.slice(0, 22);
  const sent = [
    ...[
      { steps: ['opened'] },
      { visit: 'short', steps: ['opened'] },
      { visit, steps: ['thumb'] },
      { visit, steps: [] },
    ],
    ...[
      { visit, steps: ['good', 'four', 'draft', 'google'] },
      { visit, steps: ['google', 'publicToo', 'sent'] },
    ],
  ];
  for (const body of sent) await send(address, JSON.stringify(body));
  const sentiments = world.offered.slice(0, 4).map(({ label }) => label);
  const generate = { businessId: world.business.id, sentiments, ...(random() < 0.5 ? { visit } : {}) };
  await send(`/api/reviews/generate#${random()}`, JSON.stringify(generate));
  // Steps of a visit that nobody opened, with calls that count.
  const steps = { visit, steps: ['good', 'four', 'google'] };
  await send(`/api/reviews/generate#${random()}`, JSON.stringify({ ...generate, ...steps }));
  await send(`/api/analytics/google-click/${world.business.id}`, JSON.stringify(steps));
  for (const counter of ['reviewsGenerated', 'reviewsGenerated', 'googleLinkClicks'])
    sums.set(`counter ${counter}`, (sums.get(`counter ${counter}`) ?? 0) + 1);
}

/** Returns what must have been counted. Several visitors come at a time. */
export async function simulateVisits(world: World, count: number, seed: number): Promise<Sums> {
  const sums: Sums = new Map();
  let left = count;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const random = makeRandom(seed * 1_000_003 + left);
      const kind = random();
      if (kind < 0.06) await runBot(world, random, sums);
      else await visitOnce(world, random, kind < 0.12 ? 'owner' : kind < 0.14 ? 'administrator' : 'customer', sums);
    }
  };
  // More would be turned away, because each sends several requests at a time.
  await Promise.all([visitor(), visitor(), visitor()]);
  return sums;
}
