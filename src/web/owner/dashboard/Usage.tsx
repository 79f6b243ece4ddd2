import { useQuery } from '@tanstack/react-query';
import type { Counters } from '../../../contract/analytics/calls.ts';
import { counterNames } from '../../../contract/platforms.ts';
import { queryFor } from '../../lib/query-client.ts';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { usageText } from './text.ts';

interface UsageProps {
  readonly businessId: number;
  readonly seen: boolean;
}

export function Usage({ businessId, seen }: UsageProps) {
  const { data, isError } = useQuery({
    ...queryFor('GET /api/analytics/{businessId}', { businessId }),
    ...dashboardQuery,
    enabled: seen,
  });
  const counts: Partial<Counters> = data ?? {};
  const most = Math.max(1, ...counterNames.map((counter) => counts[counter] ?? 0));
  return (
    <div className="usage">
      <p className="label">{usageText.title}</p>
      <dl>
        {counterNames.map((counter) => (
          <div key={counter} className="count">
            <dt>{usageText[counter]}</dt>
            <dd>{(counts[counter] ?? 0).toLocaleString('en-US')}</dd>
            <dd className="meter" aria-hidden="true">
              <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect width={(100 * (counts[counter] ?? 0)) / most} height="8" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {isError ? <p className="err">{usageText.failed}</p> : null}
      <p className="cap">{usageText.counts}</p>
    </div>
  );
}
