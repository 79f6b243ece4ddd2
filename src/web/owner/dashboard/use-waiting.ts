import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/query-client.ts';
import { dashboardQuery } from '../shared/dashboard-query.ts';

export function useWaiting() {
  const {
    data = [],
    isPending,
    failureCount,
  } = useQuery({ ...queryFor('GET /api/feedback/unread', {}), ...dashboardQuery });
  return {
    /** Until the first answer, also a failed one. */
    isPending: isPending && failureCount === 0,
    all: data.reduce((sum, { waiting }) => sum + waiting, 0),
    of: (id: number) => data.find(({ businessId }) => businessId === id)?.waiting ?? 0,
  };
}
