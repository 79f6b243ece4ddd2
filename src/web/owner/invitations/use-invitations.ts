import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallReply } from '../../../contract/calls.ts';
import type { invitationSources, shownStates } from '../../../contract/invitations/states.ts';
import { call } from '../../lib/call.ts';
import { expectedUserId, queryClient } from '../../lib/query-client.ts';

export type InvitationPage = CallReply<'GET /api/businesses/{id}/invitations'>;
export type ShownState = (typeof shownStates)[number];
export type Source = (typeof invitationSources)[number];

export interface InvitationFilter {
  readonly state: ShownState | null;
  readonly source: Source | null;
  /** A whole address: this person alone. */
  readonly email: string | null;
}

const listKey = 'invitations';

export function useInvitations(id: number, { state, source, email }: InvitationFilter) {
  const filter = { ...(state ? { state } : {}), ...(source ? { source } : {}), ...(email ? { email } : {}) };
  return useInfiniteQuery({
    queryKey: [listKey, id, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/businesses/{id}/invitations',
        { id, ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal, user: expectedUserId() },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // The front desk goes on while this is open.
    staleTime: 0,
  });
}

export const refreshInvitations = () => queryClient.invalidateQueries({ queryKey: [listKey] });
