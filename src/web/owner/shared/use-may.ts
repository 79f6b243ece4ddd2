import { useQuery } from '@tanstack/react-query';
import { type Action, may } from '../../../contract/permissions.ts';
import { queryFor } from '../../lib/query-client.ts';

/** For screens that know only the id of a business. False until its role is known. */
export function useMay(businessId: number | null, action: Action): boolean {
  const { data } = useQuery({
    ...queryFor('GET /api/businesses/{id}', { id: businessId ?? 0 }),
    enabled: businessId !== null,
  });
  return data !== undefined && may(data.business.role, action);
}
