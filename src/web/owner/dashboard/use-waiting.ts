import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/query-client.ts';
import { dashboardQuery } from '../shared/dashboard-query.ts';

export function useWaiting() {
  const { data = [] } = useQuery({ ...queryFor('GET /api/feedback/unread', {}), ...dashboardQuery });
  return {
    all: data.reduce((sum, { waiting }) => sum + waiting, 0),
    of: (id: number) => data.find(({ businessId }) => businessId === id)?.waiting ?? 0,
  };
}
