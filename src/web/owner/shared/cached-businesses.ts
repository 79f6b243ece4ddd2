import type { Business } from '../../../contract/businesses/calls.ts';
import { queryClient, queryFor, userKey } from '../../lib/query-client.ts';

/** The dashboard shows its cached list first, so it must include the last change. */
const { queryKey: listKey } = queryFor('GET /api/businesses', {});

export function addBusiness(business: Business): void {
  queryClient.setQueryData(listKey, (list) => list && [business, ...list]);
  refreshUser();
}

/** An administrator's own list does not get another owner's business. */
export function replaceBusiness(business: Business): void {
  queryClient.setQueryData(listKey, (list) => list?.map((one) => (one.id === business.id ? business : one)));
  const { queryKey } = queryFor('GET /api/businesses/{id}', { id: business.id });
  queryClient.setQueryData(queryKey, (before) => before && { ...before, business });
}

export function dropBusiness(id: number): void {
  queryClient.setQueryData(listKey, (list) => list?.filter((one) => one.id !== id));
  refreshUser();
}

const refreshUser = () => void queryClient.invalidateQueries({ queryKey: userKey });
