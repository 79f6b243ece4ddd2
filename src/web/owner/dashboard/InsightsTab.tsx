import { lazy } from 'react';
import { insightsTabText } from './text.ts';
import { type BusinessesAnswer, WithBusinesses } from './WithBusinesses.tsx';

const Insights = lazy(async () => ({ default: (await import('../insights/Insights.tsx')).Insights }));

export function InsightsTab({ answer }: { readonly answer: BusinessesAnswer }) {
  return (
    <WithBusinesses answer={answer} text={insightsTabText} needs="viewInsights">
      {(businesses) => <Insights businesses={businesses} />}
    </WithBusinesses>
  );
}
