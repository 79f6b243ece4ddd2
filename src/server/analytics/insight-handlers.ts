import { insightErrors } from '../../contract/analytics/insight-errors.ts';
import type { Insights } from '../../contract/analytics/insights.ts';
import type { ParsedInput } from '../../contract/calls.ts';
import { addDays, daysBetween } from '../../contract/time/days.ts';
import { recordDownload } from '../audit/record-reading.ts';
import { found } from '../businesses/change-store.ts';
import { invalid } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { SignedIn } from '../http/context.ts';
import { buildInsights } from './build-insights.ts';
import { readSums } from './insight-store.ts';
import { insightsCsv } from './insights-csv.ts';

type Period = ParsedInput<'GET /api/analytics/{businessId}/insights'>;

export const getInsights: Handler<'GET /api/analytics/{businessId}/insights'> = async (input, context) =>
  (await readInsights(input, context)).insights;

async function readInsights({ businessId, from, to }: Period, { db, session }: SignedIn) {
  const periods = { from, to, beforeFrom: addDays(from, -daysBetween(from, to)) };
  const sums = found(await readSums(db, session.user, businessId, periods));
  refuseAhead({ from, to }, sums.today);
  const insights: Insights = buildInsights(periods, sums);
  return { insights, slug: sums.slug };
}

/** A comparison with days to come would show a drop that did not happen. */
function refuseAhead(days: Pick<Period, 'from' | 'to'>, today: string): void {
  const ahead = (['from', 'to'] as const).filter((name) => days[name] > today);
  if (ahead.length === 0) return;
  throw invalid(insightErrors.ahead, Object.fromEntries(ahead.map((name) => [name, insightErrors.ahead])));
}

export const exportInsights: Handler<'GET /api/analytics/{businessId}/insights.csv'> = async (input, context) => {
  const { insights, slug } = await readInsights(input, context);
  const { businessId } = input;
  await recordDownload(context, { businessId, kind: 'data', action: 'downloaded', subject: 'Insights as CSV' });
  context.setHeader('content-disposition', `attachment; filename="insights-${slug}-${input.from}-${input.to}.csv"`);
  return linesOf(insights);
};

async function* linesOf(insights: Insights): AsyncGenerator<string> {
  yield* insightsCsv(insights);
}
