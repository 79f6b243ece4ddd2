import { describe, expect, test } from 'vitest';
import { labels } from '../../writer/forms.ts';
import { dental } from '../../writer/industries/dental.ts';
import { buildInsights } from './build-insights.ts';
import type { Sums } from './insight-store.ts';

const periods = { from: '2026-10-24', to: '2026-11-22', beforeFrom: '2026-09-24' };
const offered = [{ isNow: true, ids: dental.sentiments, labels: dental.sentiments.map((id) => labels[id]) }];

type Counts = Readonly<Record<string, number>>;
const choices = (isNow: boolean, counts: Counts) => Object.entries(counts).map(([id, n]) => ({ isNow, id, n }));
const steps = (isNow: boolean, counts: Counts) => Object.entries(counts).map(([step, n]) => ({ isNow, step, n }));

const sumsOf = (some: Partial<Sums>): Sums => ({
  slug: 'juniper',
  today: '2026-11-22',
  toldApart: null,
  closing: [],
  timeZoneSince: null,
  steps: [],
  days: [],
  languages: [],
  placeSteps: [],
  places: [],
  sentiments: [],
  offered: offered as unknown as Sums['offered'],
  notes: [],
  ...some,
});
const build = (some: Partial<Sums>) => buildInsights(periods, sumsOf(some));

/** mulberry32, so that every run draws the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Four different sentiments a visit, by weights. */
function choose(random: () => number, weights: readonly number[], visits: number): Counts {
  const sums = weights.map((_, at) => weights.slice(0, at + 1).reduce((sum, weight) => sum + weight, 0));
  const counts: Record<string, number> = { drafts: visits };
  for (let visit = 0; visit < visits; visit += 1) {
    const picks = new Set<string>();
    while (picks.size < 4) {
      const drawn = random() * (sums.at(-1) ?? 0);
      picks.add(dental.sentiments[sums.findIndex((sum) => drawn < sum)] ?? '');
    }
    for (const id of picks) counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** Each step is reached by a share of those who reached the one before. */
function walk(random: () => number, opened: number): Counts {
  const chances = { thumb: 0.85, four: 0.83, draft: 0.97, copied: 0.75, google: 0.7, facebook: 0.2 };
  const counts: Record<string, number> = { opened };
  for (let visit = 0; visit < opened; visit += 1)
    for (const [step, chance] of Object.entries(chances)) {
      if (random() > chance) break;
      counts[step] = (counts[step] ?? 0) + 1;
    }
  return counts;
}

describe('only differences beyond chance are shown', () => {
  test('CNT-8 of 1,000 businesses without a change, at most 5 % show any', () => {
    const random = randomFrom(20_261_123);
    let shown = 0;
    for (let business = 0; business < 1000; business += 1) {
      const weights = dental.sentiments.map(() => 0.05 + random() ** 3);
      const visits = () => 20 + Math.floor(random() * 280);
      const insights = build({
        sentiments: [true, false].flatMap((isNow) => choices(isNow, choose(random, weights, visits()))),
        steps: [true, false].flatMap((isNow) => steps(isNow, walk(random, 30 + Math.floor(random() * 300)))),
      });
      const { more, less } = insights.choices;
      if (more.length + less.length > 0 || insights.funnel.some(({ change }) => change !== null)) shown += 1;
    }
    expect(shown).toBeLessThanOrEqual(50);
  });

  test('CNT-9 a rise from 14 % to 31 % of 250 visits is shown in at least 90 %', () => {
    const random = randomFrom(1431);
    const others = dental.sentiments.filter((id) => id !== 'long-wait');
    const counts = (chance: number): Counts => {
      const found: Record<string, number> = { drafts: 250 };
      for (let visit = 0; visit < 250; visit += 1) {
        const waited = random() < chance;
        const picks = new Set(waited ? ['long-wait'] : []);
        while (picks.size < 4) picks.add(others[Math.floor(random() * others.length)] ?? '');
        for (const id of picks) found[id] = (found[id] ?? 0) + 1;
      }
      return found;
    };
    let shown = 0;
    for (let business = 0; business < 1000; business += 1) {
      const sentiments = [...choices(false, counts(0.14)), ...choices(true, counts(0.31))];
      const walks = [...steps(true, walk(random, 360)), ...steps(false, walk(random, 360))];
      if (build({ sentiments, steps: walks }).choices.more.some(({ id }) => id === 'long-wait')) shown += 1;
    }
    expect(shown).toBeGreaterThanOrEqual(900);
  });
});

describe('what customers chose', () => {
  const now = { drafts: 284, 'friendly-staff': 165, 'long-wait': 88, 'hard-to-park': 17, 'own-words': 31 };
  const before = { drafts: 251, 'friendly-staff': 140, 'long-wait': 35, 'hard-to-park': 48, 'own-words': 20 };

  test('shares, the most frequent first, with what changed', () => {
    const { choices: chosen } = build({ sentiments: [...choices(true, now), ...choices(false, before)] });
    expect([chosen.visits, chosen.visitsBefore]).toEqual([284, 251]);
    expect(chosen.saidMost.map(({ label }) => label)).toEqual([
      'Friendly staff',
      'Long wait',
      'Own words',
      'Hard to park',
    ]);
    expect(chosen.more).toEqual([
      {
        id: 'long-wait',
        label: 'Long wait',
        visits: 88,
        share: 88 / 284,
        visitsBefore: 35,
        shareBefore: 35 / 251,
        change: 'more',
      },
    ]);
    expect(chosen.less.map(({ id }) => id)).toEqual(['hard-to-park']);
    expect(chosen.all).toHaveLength(25);
  });

  test('CNT-10 under 20 visits with a draft nothing but their number is told', () => {
    const few = { drafts: 19, 'friendly-staff': 15, 'long-wait': 9, 'own-words': 2 };
    const { choices: chosen } = build({ sentiments: [...choices(true, few), ...choices(false, before)] });
    expect(chosen.visits).toBe(19);
    expect([chosen.saidMost, chosen.more, chosen.less]).toEqual([[], [], []]);
    for (const { visits, share } of chosen.all) expect([visits, share]).toEqual([null, null]);
    const names = chosen.all.map(({ label }) => label);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    const compared = build({ sentiments: [...choices(true, now), ...choices(false, few)] }).choices;
    expect(compared.more).toEqual([]);
    expect(compared.all[0]).toMatchObject({ visits: 165, visitsBefore: null, shareBefore: null });
  });

  test('sentiments that were not offered in both periods are not compared', () => {
    const without = dental.sentiments.filter((id) => id !== 'long-wait');
    const lists = [
      ...offered,
      { isNow: false, ids: [...without, 'old-lift'], labels: [...without, 'Old lift'] },
    ] as unknown as Sums['offered'];
    const sentiments = [...choices(true, { ...now, 'old-lift': 3 }), ...choices(false, { ...before, 'old-lift': 90 })];
    const { choices: chosen } = build({ offered: lists, sentiments });
    expect(chosen.more).toEqual([]);
    expect(chosen.less.map(({ id }) => id)).toEqual(['hard-to-park']);
    expect(chosen.all.find(({ id }) => id === 'long-wait')).toMatchObject({
      visits: 88,
      shareBefore: null,
      change: null,
    });
    expect(chosen.all.find(({ id }) => id === 'old-lift')).toMatchObject({ label: 'Old lift', visits: 3 });
  });
});

describe('people', () => {
  const opened = {
    opened: 412,
    thumb: 351,
    four: 291,
    draft: 284,
    copied: 213,
    google: 148,
    facebook: 31,
    wentOn: 170,
  };

  test('the funnel shows people and their share, under 20 people alone', () => {
    const insights = build({ steps: [...steps(true, { ...opened, bad: 23, sent: 17, publicToo: 23, own: 38 })] });
    expect(insights.funnel.map(({ step, people }) => [step, people])).toEqual([
      ['opened', 412],
      ['thumb', 351],
      ['four', 291],
      ['draft', 284],
      ['copied', 213],
      ['google', 148],
      ['facebook', 31],
    ]);
    expect(insights.funnel[3]?.share).toBeCloseTo(284 / 412, 10);
    expect(insights.unhappy).toEqual({ tapped: 23, sent: 17, publicToo: 23 });
    expect(insights.ownWords).toBe(38);
    const languages = [{ week: 0, language: 'en', people: 19 }];
    const few = build({ steps: steps(true, { opened: 19, draft: 12 }), languages });
    expect(few.funnel[3]).toMatchObject({ people: 12, share: null });
    expect(few.languages).toEqual([{ language: 'en', people: 19, share: null }]);
  });

  test('a summary that differs by too few people says so', () => {
    const both = (now: Counts, before: Counts) => build({ steps: [...steps(true, now), ...steps(false, before)] });
    expect(both({ opened: 41, draft: 26 }, { opened: 38, draft: 22 }).isTooFewToCompare).toBe(true);
    expect(both({ opened: 41, draft: 26 }, { opened: 41, draft: 26 }).isTooFewToCompare).toBe(false);
    expect(both({ opened: 412, draft: 284 }, { opened: 388, draft: 251 }).isTooFewToCompare).toBe(false);
    const changed = both({ opened: 90, draft: 80 }, { opened: 90, draft: 20 });
    expect(changed.isTooFewToCompare).toBe(false);
    expect(changed.funnel[3]?.change).toBe('more');
  });

  test('places are sorted by people; retired ones and "Poster and link" only when they counted', () => {
    const place = (id: number, name: string, more = {}) =>
      ({
        id,
        name,
        code: `p${id}`,
        kind: 'desk',
        isRetired: false,
        isUnused: false,
        ...more,
      }) as Sums['places'][number];
    const places = [
      place(1, 'Van', { isUnused: true }),
      place(2, 'Front desk'),
      place(3, 'Old door', { isRetired: true }),
      place(4, 'Old card', { isRetired: true }),
    ];
    const placeSteps = [
      { week: 0, placeId: 2, step: 'opened', n: 241 },
      { week: 0, placeId: 2, step: 'draft', n: 171 },
      { week: 0, placeId: 2, step: 'wentOn', n: 112 },
      { week: 0, placeId: 3, step: 'opened', n: 7 },
    ];
    const rows = build({ places, placeSteps }).places;
    expect(rows.map(({ name, opened, share }) => [name, opened, share])).toEqual([
      ['Front desk', 241, 112 / 241],
      ['Old door', 7, null],
      ['Van', 0, null],
    ]);
    const withLink = build({
      places,
      placeSteps: [...placeSteps, { week: 0, placeId: 0, step: 'opened', n: 32 }],
    }).places;
    expect(withLink[1]).toMatchObject({ id: null, name: null, opened: 32, share: 0 });
  });

  test('every day has a row', () => {
    const { days, period, before } = build({ days: [{ day: '2026-11-01', n: 9 }], closing: ['2026-11-01'] });
    expect([period, before]).toEqual([
      { from: '2026-10-24', to: '2026-11-22', days: 30 },
      { from: '2026-09-24', to: '2026-10-23', days: 30 },
    ]);
    expect(days).toHaveLength(30);
    expect(days.find(({ day }) => day === '2026-11-01')).toEqual({ day: '2026-11-01', opened: 9 });
    expect(days[0]).toEqual({ day: '2026-10-24', opened: 0 });
  });

  test('days with few people count with the day that makes five', () => {
    const counted = [
      { day: '2026-10-22', n: 2 },
      { day: '2026-10-25', n: 4 },
      { day: '2026-10-28', n: 5 },
    ];
    const { days } = build({ days: counted, closing: ['2026-10-20', '2026-10-25', '2026-10-28'] });
    expect(days.filter(({ opened }) => opened > 0)).toEqual([
      { day: '2026-10-25', opened: 6 },
      { day: '2026-10-28', opened: 5 },
    ]);
  });

  test('places and languages with fewer than five people in a week are not told apart', () => {
    const places = [1, 2].map((id) => ({
      id,
      name: `P${id}`,
      code: `p${id}`,
      kind: 'desk' as const,
      isRetired: false,
      isUnused: false,
    }));
    const step = (week: number, placeId: number, opened: number, draft: number) => [
      { week, placeId, step: 'opened', n: opened },
      { week, placeId, step: 'draft', n: draft },
    ];
    const built = build({
      places,
      placeSteps: [
        ...step(0, 1, 20, 9),
        ...step(0, 2, 4, 3),
        ...step(1, 1, 20, 10),
        ...step(1, 2, 5, 5),
        ...step(2, 1, 6, 1),
        ...step(2, 2, 2, 1),
        ...step(2, 0, 3, 2),
      ],
      languages: [
        { week: 0, language: 'en', people: 30 },
        { week: 0, language: 'es', people: 6 },
        { week: 0, language: 'fr', people: 1 },
      ],
    });
    expect(built.places.map(({ name, opened, draft }) => [name, opened, draft])).toEqual([
      ['P1', 26, 11],
      ['P2', 5, 5],
    ]);
    expect(built.otherPlaces).toEqual({ opened: 29, draft: 15, wentOn: 0 });
    expect(built.languages).toEqual([{ language: 'en', people: 30, share: 30 / 37 }]);
    expect(built.otherLanguages).toBe(7);
  });
});
