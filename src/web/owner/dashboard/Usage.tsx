import { useQuery } from '@tanstack/react-query';
import type { Counters } from '../../../contract/analytics/calls.ts';
import { counterNames } from '../../../contract/platforms.ts';
import { queryFor } from '../../lib/query-client.ts';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import styles from './card.module.css';
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
  return (
    <div className={styles.usage}>
      <dl className={styles.counts} aria-label={usageText.title}>
        {counterNames.map((counter) => (
          <div key={counter} className={styles.count}>
            <dt>{usageText[counter]}</dt>
            <dd className={counts[counter] ? undefined : styles.zero}>
              {(counts[counter] ?? 0).toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
      {isError ? <p className="err">{usageText.failed}</p> : null}
    </div>
  );
}
