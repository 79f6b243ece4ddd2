import type { Business } from '../../../contract/businesses.ts';
import { queryClient, queryFor, userKey } from '../../lib/query-client.ts';

/** The dashboard shows its last list until the next one is there: what was just done has to stand in it already. */
const { queryKey: listKey } = queryFor('GET /api/businesses', {});

/** A new business stands first, as the server lists it. */
export function addBusiness(business: Business): void {
  queryClient.setQueryData(listKey, (list) => list && [business, ...list]);
  refreshUser();
}

/** Puts a changed business where the older one is kept: an administrator's own list does not get a stranger's. */
export function replaceBusiness(business: Business): void {
  queryClient.setQueryData(listKey, (list) => list?.map((one) => (one.id === business.id ? business : one)));
  const { queryKey } = queryFor('GET /api/businesses/{id}', { id: business.id });
  queryClient.setQueryData(queryKey, (before) => before && { ...before, business });
}

export function dropBusiness(id: number): void {
  queryClient.setQueryData(listKey, (list) => list?.filter((one) => one.id !== id));
  refreshUser();
}

/** The user's record names their businesses. */
const refreshUser = () => void queryClient.invalidateQueries({ queryKey: userKey });
