import type { Business } from '../../../contract/businesses/calls.ts';

export function listedBusinesses<ListName extends Pick<Business, 'id'>>(
  answered: readonly ListName[],
  newId: number | null,
): ListName[] {
  const byId = new Map<number, ListName>();
  for (const business of answered) if (business.id > 0 && !byId.has(business.id)) byId.set(business.id, business);
  const all = [...byId.values()];
  return [...all.filter(({ id }) => id === newId), ...all.filter(({ id }) => id !== newId)];
}
