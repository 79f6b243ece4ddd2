import { areBeyondChance } from '../../contract/chance.ts';
import { addDays, daysBetween } from '../../contract/days.ts';
import { type FunnelRow, funnelSteps, type Insights, type PlaceRow } from '../../contract/insights.ts';
import type { CountedStep } from '../../contract/steps.ts';
import { type ChoiceSums, choiceRows, choicesOf } from './choice-rows.ts';
import type { Periods, Sums } from './insight-store.ts';
import { changeOf, comparisonOf, enoughToCompare, type Pair, shareOf } from './shares.ts';

/** Together 5 %. */
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
    places: placeRows(sums),
    languages: sums.languages.map((row) => ({ ...row, share: shareOf(row.people, opened.now) })),
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

function placeRows({ places, placeSteps }: Sums): PlaceRow[] {
  const count = (id: number, step: CountedStep): number =>
    placeSteps.find((row) => row.placeId === id && row.step === step)?.n ?? 0;
  const figures = (id: number) => {
    const [opened, wentOn] = [count(id, 'opened'), count(id, 'wentOn')];
    return { opened, draft: count(id, 'draft'), wentOn, share: shareOf(wentOn, opened) };
  };
  const known = places.map((place) => ({ ...place, ...figures(place.id) }));
  const ids = new Set(places.map(({ id }) => id));
  const without = placeSteps.find(({ placeId }) => !ids.has(placeId))?.placeId;
  const none = { id: null, name: null, code: null, kind: null, isRetired: false, isUnused: false };
  return [...known, ...(without === undefined ? [] : [{ ...none, ...figures(without) }])]
    .filter(({ isRetired, opened }) => !isRetired || opened > 0)
    .sort((one, other) => other.opened - one.opened);
}

function dayRows({ days }: Sums, from: string, length: number): Insights['days'] {
  const byDay = new Map(days.map(({ day, n }) => [day, n]));
  return Array.from({ length }, (_, at) => {
    const day = addDays(from, at);
    return { day, opened: byDay.get(day) ?? 0 };
  });
}
