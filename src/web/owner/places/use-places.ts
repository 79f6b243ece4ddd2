import { useQuery } from '@tanstack/react-query';
import type { Place } from '../../../contract/analytics/places.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { unusedDays } from '../../../contract/constants.ts';
import { addDays } from '../../../contract/time/days.ts';
import { dayRange, todayIn } from '../../lib/days-in-words.ts';
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

interface People {
  /** Such as "Nov 2 – Nov 22". */
  readonly days: string;
  readonly byPlace: ReadonlyMap<number, number>;
}

/** People of the whole weeks of the last 30 days; undefined until they are known, and before there is a whole week. */
export function usePeople({ id, timeZone }: Pick<Business, 'id' | 'timeZone'>): People | undefined {
  const to = todayIn(timeZone);
  const { data } = useQuery(
    queryFor('GET /api/analytics/{businessId}/insights', { businessId: id, from: addDays(to, 1 - unusedDays), to }),
  );
  if (!data?.toldApart) return undefined;
  return {
    days: dayRange(data.toldApart),
    byPlace: new Map(data.places.flatMap((place) => (place.id === null ? [] : [[place.id, place.opened]]))),
  };
}
