import { addDays } from '../../../contract/time/days.ts';

export const periods = ['7', '30', '90', 'this-month', 'last-month', 'own'] as const;
export type Period = (typeof periods)[number];
const periodDefault: Period = '30';

/** First and last day, such as 2026-11-22. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What Insights shows. It is in the address, so that Back, a reload and a link lead to the same place. */
export interface InsightsView extends Days {
  readonly businessId: number | null;
  readonly period: Period;
}

const isPeriod = (named: string | null): named is Period => periods.some((period) => period === named);
const readId = (typed: string | null): number | null => (typed && /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null);

export function readView(search: URLSearchParams): InsightsView {
  const period = search.get('period');
  return {
    businessId: readId(search.get('business')),
    period: isPeriod(period) ? period : periodDefault,
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
  };
}

export function writeView({ businessId, period, from, to }: InsightsView): URLSearchParams {
  return new URLSearchParams({
    tab: 'insights',
    ...(businessId === null ? {} : { business: String(businessId) }),
    ...(period === periodDefault ? {} : { period }),
    ...(period === 'own' ? { from, to } : {}),
  });
}

/** The days of the view; those of an own period are as they were typed, and the server checks them. */
export function daysOf({ period, from, to }: Pick<InsightsView, 'period' | 'from' | 'to'>, today: string): Days {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  if (period === 'own') return { from, to };
  if (period === 'this-month') return { from: firstOfMonth, to: today };
  if (period === 'last-month') {
    const last = addDays(firstOfMonth, -1);
    return { from: `${last.slice(0, 8)}01`, to: last };
  }
  return { from: addDays(today, 1 - Number(period)), to: today };
}
