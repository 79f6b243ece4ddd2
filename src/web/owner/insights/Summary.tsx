import type { Insights } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { dayRange, longDay } from '../../lib/days-in-words.ts';

export function Summary({ insights }: { readonly insights: Insights }) {
  const { summary, period, before, timeZoneSince } = insights;
  const { opened, draft, wentOn } = summary;
  const hasWentOn = wentOn.now > 0 || wentOn.before > 0;
  const counts = [opened.before, draft.before, ...(hasWentOn ? [wentOn.before] : [])];
  const text = insightsText.summary;
  return (
    <>
      <p className="summary">
        {text.now(opened.now, draft.now, hasWentOn ? wentOn.now : null)}{' '}
        <span>
          {text.before(before.days, counts)}
          {insights.isTooFewToCompare && opened.before > 0 ? ` ${text.tooFew}` : ''}
        </span>
      </p>
      <p className="soft">
        {text.compared(dayRange(period), dayRange(before))}
        {timeZoneSince ? ` ${text.zone(longDay(timeZoneSince))}` : ''}
      </p>
    </>
  );
}
