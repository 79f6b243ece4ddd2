import { type Choice, type Insights, ownWordsId } from '../../contract/analytics/insights.ts';
import { sharesFrom } from '../../contract/constants.ts';
import { labels } from '../../writer/forms.ts';
import { areBeyondChance, type Comparison } from './chance.ts';
import { draftsId } from './choice-store.ts';
import type { Sums } from './insight-store.ts';
import { changeOf, shareOf } from './shares.ts';

const saidMost = 7;

export interface ChoiceSums {
  readonly visits: number;
  readonly visitsBefore: number;
  readonly rows: readonly Choice[];
  /** Sentiments that were offered in both whole periods. Own words are no sentiment. */
  readonly compared: readonly { readonly id: string; readonly comparison: Comparison }[];
}

export function choiceRows({ sentiments, offered }: Pick<Sums, 'sentiments' | 'offered'>): ChoiceSums {
  const count = (isNow: boolean, id: string): number =>
    sentiments.find((row) => row.isNow === isNow && row.id === id)?.n ?? 0;
  const [visits, visitsBefore] = [count(true, draftsId), count(false, draftsId)];
  const [isShown, wasShown] = [visits >= sharesFrom, visitsBefore >= sharesFrom];
  const isOfferedInBoth = (id: string): boolean => offered.every(({ ids }) => ids.includes(id));

  const ids = new Set([
    ...offered.filter(({ isNow }) => isNow).flatMap((list) => list.ids),
    ...sentiments.filter(({ isNow, id }) => isNow && id !== draftsId).map(({ id }) => id),
    ...(visits > 0 ? [ownWordsId] : []),
  ]);
  const sortable = [...ids].map((id) => {
    const isComparable = id === ownWordsId || isOfferedInBoth(id);
    const [now, before] = [count(true, id), count(false, id)];
    const row: Choice = {
      id,
      label: labelOf(id, offered),
      visits: isShown ? now : null,
      share: isShown ? shareOf(now, visits) : null,
      visitsBefore: isComparable && wasShown ? before : null,
      shareBefore: isComparable ? shareOf(before, visitsBefore) : null,
      change: null,
    };
    return { now, row };
  });
  // Sort by label when counts are hidden; the order would reveal them.
  sortable.sort(
    (one, other) => (isShown ? other.now - one.now : 0) || one.row.label.localeCompare(other.row.label, 'en'),
  );
  const compared =
    isShown && wasShown
      ? [...ids].filter((id) => id !== ownWordsId && isOfferedInBoth(id)).map((id) => ({ id, comparison: of(id) }))
      : [];
  function of(id: string): Comparison {
    return {
      now: { part: count(true, id), whole: visits },
      before: { part: count(false, id), whole: visitsBefore },
    };
  }
  return { visits, visitsBefore, rows: sortable.map(({ row }) => row), compared };
}

const isKnown = (id: string): id is keyof typeof labels => Object.hasOwn(labels, id);

function labelOf(id: string, offered: Sums['offered']): string {
  if (id === ownWordsId) return 'Own words';
  if (isKnown(id)) return labels[id];
  for (const { ids, labels: last } of offered) {
    const label = last[ids.indexOf(id)];
    if (label !== undefined) return label;
  }
  return id;
}

export function choicesOf(sums: ChoiceSums, errorRate: number): Insights['choices'] {
  const isChanged = areBeyondChance(
    sums.compared.map(({ comparison }) => comparison),
    errorRate,
  );
  const changed = new Set(sums.compared.filter((_, at) => isChanged[at]).map(({ id }) => id));
  const all = sums.rows.map((row) =>
    changed.has(row.id) ? { ...row, change: changeOf(row.share, row.shareBefore) } : row,
  );
  return {
    visits: sums.visits,
    visitsBefore: sums.visitsBefore,
    saidMost: all.filter(({ share }) => share !== null && share > 0).slice(0, saidMost),
    more: all.filter(({ change }) => change === 'more'),
    less: all.filter(({ change }) => change === 'less'),
    all,
  };
}
