import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { ApiError } from '../../lib/call.ts';
import { todayIn } from '../../lib/days-in-words.ts';
import { queryFor } from '../../lib/query-client.ts';
import { LoadError } from '../shared/LoadError.tsx';
import { Board } from './Board.tsx';
import { FromTo } from './FromTo.tsx';
import { daysOf, type InsightsView, readView, writeView } from './insights-view.ts';
import { LoadingBoard } from './LoadingBoard.tsx';
import { Summary } from './Summary.tsx';
import { Toolbar } from './Toolbar.tsx';
import './insights.css';

const EmptyInsights = lazy(async () => ({ default: (await import('./EmptyInsights.tsx')).EmptyInsights }));

export function Insights({ businesses }: { readonly businesses: readonly Business[] }) {
  const [search, setSearch] = useSearchParams();
  const view = readView(search);
  const business = businesses.find(({ id }) => id === view.businessId) ?? businesses[0];
  if (!business) return null;
  return (
    <OneBusiness
      key={business.id}
      business={business}
      businesses={businesses}
      view={view}
      onChange={(changed) => setSearch(writeView({ ...view, ...changed }))}
    />
  );
}

interface OneBusinessProps {
  readonly business: Business;
  readonly businesses: readonly Business[];
  readonly view: InsightsView;
  readonly onChange: (changed: Partial<InsightsView>) => void;
}

function OneBusiness({ business, businesses, view, onChange }: OneBusinessProps) {
  const today = todayIn(business.timeZone);
  const days = daysOf(view, today);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryFor('GET /api/analytics/{businessId}/insights', { businessId: business.id, ...days }),
    placeholderData: keepPreviousData,
  });
  const wrong = error instanceof ApiError && view.period === 'own' ? error.fields : {};
  const isWrong = Object.keys(wrong).length > 0;
  const isEmpty = data?.summary.opened.now === 0 && data.summary.opened.before === 0;
  return (
    <div className="insights" aria-busy={isPlaceholderData}>
      <Toolbar
        businesses={businesses}
        business={business}
        period={view.period}
        days={days}
        onBusiness={(businessId) => onChange({ businessId })}
        onPeriod={(period) => onChange({ period, ...(period === 'own' ? days : {}) })}
      />
      {view.period === 'own' ? (
        <FromTo days={days} today={today} errors={wrong} onShow={(chosen) => onChange({ period: 'own', ...chosen })} />
      ) : null}
      {data && !isEmpty ? <Summary insights={data} /> : null}
      {data && !isEmpty ? (
        <Board business={business} insights={data} onDays={(period) => onChange({ period })} />
      ) : null}
      {data && isEmpty ? (
        <Suspense fallback={<LoadingBoard />}>
          <EmptyInsights business={business} today={data.today} />
        </Suspense>
      ) : null}
      {error && !isWrong ? <LoadError error={error} onRefresh={refetch} /> : null}
      {data || error ? null : <LoadingBoard />}
    </div>
  );
}
