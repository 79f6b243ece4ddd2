import type { Business } from '../../contract/businesses/calls.ts';
import { memberRoles } from '../../contract/permissions.ts';
import { call } from './call.ts';
import { expectedUserId, queryClient, queryFor } from './query-client.ts';

/** A 404 at a business that was known a moment ago: its name if the user was removed from its team. */
export async function findLost(address: string): Promise<string | null> {
  const id = Number(/^\/api\/(?:businesses|analytics)\/(\d+)\b/.exec(address)?.[1]);
  const before = id ? knownBusiness(id) : undefined;
  if (!before || !memberRoles.some((role) => role === before.role)) return null;
  const now = await call('GET /api/businesses', {}, { user: expectedUserId() }).catch(() => null);
  if (now === null) return null;
  const after = now.find((business) => business.id === id);
  if (!after) return before.name;
  if (after.role !== before.role)
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => isAbout(id, String(first)) });
  return null;
}

const isAbout = (id: number, address: string) => address === '/api/businesses' || address === `/api/businesses/${id}`;

function knownBusiness(id: number): Business | undefined {
  const { queryKey } = queryFor('GET /api/businesses/{id}', { id });
  const list = queryClient.getQueryData(queryFor('GET /api/businesses', {}).queryKey);
  return queryClient.getQueryData(queryKey)?.business ?? list?.find((business) => business.id === id);
}
