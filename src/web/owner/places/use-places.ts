import { useQuery } from '@tanstack/react-query';
import type { Place } from '../../../contract/analytics/places.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { unusedDays } from '../../../contract/constants.ts';
import { addDays } from '../../../contract/time/days.ts';
import { todayIn } from '../../lib/days-in-words.ts';
import { queryClient, queryFor } from '../../lib/query-client.ts';

const placesOf = (id: number) => queryFor('GET /api/businesses/{id}/places', { id });

export const usePlaces = (id: number) => useQuery(placesOf(id));

/** Shows a stored place at once; the list is read again behind it. */
export function showPlace(id: number, stored: Place): void {
  const { queryKey } = placesOf(id);
  queryClient.setQueryData(queryKey, (before) => {
    const places = before?.places ?? [];
    const isNew = places.every((place) => place.id !== stored.id);
    return { places: isNew ? [...places, stored] : places.map((place) => (place.id === stored.id ? stored : place)) };
  });
  void queryClient.invalidateQueries({ queryKey });
}

/** People of the last 30 days, by place; undefined until they are known. */
export function usePeople({
  id,
  timeZone,
}: Pick<Business, 'id' | 'timeZone'>): ReadonlyMap<number, number> | undefined {
  const to = todayIn(timeZone);
  const { data } = useQuery(
    queryFor('GET /api/analytics/{businessId}/insights', { businessId: id, from: addDays(to, 1 - unusedDays), to }),
  );
  return data && new Map(data.places.flatMap((place) => (place.id === null ? [] : [[place.id, place.opened]])));
}
