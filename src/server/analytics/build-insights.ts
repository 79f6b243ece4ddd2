import { type FunnelRow, funnelSteps, type Insights } from '../../contract/analytics/insights.ts';
import type { CountedStep } from '../../contract/analytics/steps.ts';
import { addDays, daysBetween } from '../../contract/time/days.ts';
import { areBeyondChance } from './chance.ts';
import { type ChoiceSums, choiceRows, choicesOf } from './choice-rows.ts';
import { tellApart } from './counted-days.ts';
import type { Periods, Sums } from './insight-store.ts';
import { changeOf, comparisonOf, enoughToCompare, type Pair, shareOf } from './shares.ts';

/** The two add up to 5 %. */
const errorRates = { funnel: 0.01, choices: 0.04 } as const;

export function buildInsights(periods: Periods, sums: Sums): Insights {
  const { from, to, beforeFrom } = periods;
  const days = daysBetween(from, to);
  const people = (isNow: boolean, step: CountedStep): number =>
    sums.steps.reduce((sum, row) => (row.isNow === isNow && row.step === step ? sum + row.n : sum), 0);
  const pair = (step: CountedStep) => ({ now: people(true, step), before: people(false, step) });
  const opened = pair('opened');

  const [, ...reached] = funnelSteps;
  const funnel = reached.map((step) => comparisonOf(pair(step), opened));
  const chosen: ChoiceSums = choiceRows(sums);
  const funnelChanges = areBeyondChance(funnel, errorRates.funnel);

  const summary = { opened, draft: pair('draft'), wentOn: pair('wentOn') };
  return {
    period: { from, to, days },
    before: { from: beforeFrom, to: addDays(from, -1), days },
    today: sums.today,
    timeZoneSince: sums.timeZoneSince,
    summary,
    isTooFewToCompare: isTooFew(summary, funnelChanges),
    funnel: funnelSteps.map((step, at) => funnelRow(step, pair(step), opened, funnelChanges[at - 1] ?? false)),
    unhappy: { tapped: people(true, 'bad'), sent: people(true, 'sent'), publicToo: people(true, 'publicToo') },
    ownWords: people(true, 'own'),
    toldApart: sums.toldApart,
    ...placesOf(sums),
    ...languagesOf(sums),
    days: dayRows(sums, from, days),
    notes: sums.notes,
    choices: choicesOf(chosen, errorRates.choices),
  };
}

function funnelRow(step: FunnelRow['step'], part: Pair, whole: Pair, isChanged: boolean): FunnelRow {
  const [share, shareBefore] = [shareOf(part.now, whole.now), shareOf(part.before, whole.before)];
  return {
    step,
    people: part.now,
    share,
    peopleBefore: part.before,
    shareBefore,
    change: isChanged ? changeOf(share, shareBefore) : null,
  };
}

function isTooFew(summary: Readonly<Record<string, Pair>>, changes: readonly boolean[]): boolean {
  const { opened = { now: 0, before: 0 } } = summary;
  const differs = Object.values(summary).some(({ now, before }) => now !== before);
  return differs && !changes.includes(true) && Math.min(opened.now, opened.before) < enoughToCompare;
}

type PlaceFigures = Insights['otherPlaces'];

/** Sums of `parts` that are told apart in each week, and of those that are not. */
function sumWeeks<Part extends { readonly week: number; readonly people: number }>(parts: readonly Part[]) {
  const weeks = [...Map.groupBy(parts, ({ week }) => week).values()].map(tellApart);
  return { told: weeks.flatMap(({ told }) => told), left: weeks.flatMap(({ left }) => left) };
}

function placesOf({ places, placeSteps }: Sums): Pick<Insights, 'places' | 'otherPlaces'> {
  const byKey = Map.groupBy(placeSteps, ({ week, placeId }) => `${week} ${placeId}`);
  const parts = [...byKey.values()].map((rows) => {
    const count = (step: CountedStep): number => rows.find((row) => row.step === step)?.n ?? 0;
    const [{ week, placeId } = { week: 0, placeId: 0 }] = rows;
    return { week, placeId, people: count('opened'), draft: count('draft'), wentOn: count('wentOn') };
  });
  const { told, left } = sumWeeks(parts);
  const add = (some: typeof parts): PlaceFigures =>
    some.reduce(
      (sum, { people, draft, wentOn }) => ({
        opened: sum.opened + people,
        draft: sum.draft + draft,
        wentOn: sum.wentOn + wentOn,
      }),
      { opened: 0, draft: 0, wentOn: 0 },
    );
  const figures = (id: number) => {
    const sum = add(told.filter(({ placeId }) => placeId === id));
    return { ...sum, share: shareOf(sum.wentOn, sum.opened) };
  };
  const ids = new Set(places.map(({ id }) => id));
  const without = told.find(({ placeId }) => !ids.has(placeId))?.placeId;
  const none = { id: null, name: null, code: null, kind: null, isRetired: false, isUnused: false };
  return {
    places: [
      ...places.map((place) => ({ ...place, ...figures(place.id) })),
      ...(without === undefined ? [] : [{ ...none, ...figures(without) }]),
    ]
      .filter(({ isRetired, opened }) => !isRetired || opened > 0)
      .sort((one, other) => other.opened - one.opened),
    otherPlaces: add(left),
  };
}

function languagesOf({ languages }: Sums): Pick<Insights, 'languages' | 'otherLanguages'> {
  const { told, left } = sumWeeks(languages);
  const people = (some: Sums['languages']): number => some.reduce((sum, one) => sum + one.people, 0);
  const all = people(languages);
  return {
    languages: [...Map.groupBy(told, ({ language }) => language)]
      .map(([language, some]) => ({ language, people: people(some), share: shareOf(people(some), all) }))
      .sort((one, other) => other.people - one.people),
    otherLanguages: people(left),
  };
}

/** People of a group of days are shown on its last one. */
function dayRows({ days, closing }: Sums, from: string, length: number): Insights['days'] {
  let next = 0;
  const groups = Map.groupBy(days, ({ day }) => {
    while ((closing[next] ?? day) < day) next += 1;
    return closing[next];
  });
  return Array.from({ length }, (_, at) => {
    const day = addDays(from, at);
    return { day, opened: (groups.get(day) ?? []).reduce((sum, { n }) => sum + n, 0) };
  });
}
