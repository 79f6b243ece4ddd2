import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/call.ts';
import { addReply, batchesOf, type Checked, emptyCheck } from './check-list.ts';
import { type People, peopleOf } from './people.ts';
import type { ReadList } from './read-list.ts';

async function check(id: number, people: People, signal: AbortSignal): Promise<Checked> {
  let sum = emptyCheck(people);
  for (const batch of batchesOf(people)) {
    const input = { id, people: batch.map(({ person }) => person), ahead: sum.accepted };
    sum = addReply(sum, batch, await call('POST /api/businesses/{id}/invitations/check', input, { signal }));
  }
  return sum;
}

/** `version` stands for the list, whose addresses belong in no key. */
export function useListCheck(id: number, list: ReadList, version: number) {
  const people = useMemo(() => peopleOf(list.table, list.columns), [list]);
  const result = useQuery({
    queryKey: ['list check', id, version],
    queryFn: ({ signal }) => check(id, people, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return { people, result };
}
