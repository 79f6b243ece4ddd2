import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/query-client.ts';
import { dashboardQuery } from './dashboard-query.ts';

export const feedbackKey = (businessId: number) => ['feedback', businessId] as const;
export const unreadKey = queryFor('GET /api/feedback/unread', {}).queryKey;

export function useUnread() {
  const { data = [], isPending } = useQuery({ ...queryFor('GET /api/feedback/unread', {}), ...dashboardQuery });
  return {
    isPending,
    all: data.reduce((sum, { unread }) => sum + unread, 0),
    of: (id: number) => data.find(({ businessId }) => businessId === id)?.unread ?? 0,
  };
}
