import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallInput, CallReply } from '../../../contract/calls.ts';
import { inboxPoll } from '../../../contract/constants.ts';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import type { SavedReply } from '../../../contract/feedback/saved-replies.ts';
import { call } from '../../lib/call.ts';
import { expectedUserId, queryClient, queryFor } from '../../lib/query-client.ts';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import type { InboxView } from './inbox-view.ts';

type Filter = CallInput<'GET /api/feedback'>;
type InboxPages = InfiniteData<CallReply<'GET /api/feedback'>, string>;

const listKey = 'inbox list';
const queryMin = 2;

export function useInboxList(view: InboxView) {
  const filter = filterOf(view);
  return useInfiniteQuery({
    queryKey: [listKey, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/feedback',
        { ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal, user: expectedUserId() },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // Typing in the search field must not empty the list.
    placeholderData: (previous, query) => (query?.queryKey[1].state === filter.state ? previous : undefined),
    ...dashboardQuery,
  });
}

function filterOf({ state, businessId, query, from, to, hasEmail, isMine }: InboxView): Filter {
  const words = query.trim();
  return {
    ...(state === 'all' ? {} : { state }),
    ...(businessId === null ? {} : { businessId }),
    ...(words.length < queryMin ? {} : { query: words }),
    ...(from ? { from: startOf(from, 0) } : {}),
    ...(to ? { to: startOf(to, 1) } : {}),
    ...(hasEmail ? { hasEmail: 'true' as const } : {}),
    ...(isMine ? { assignee: 'me' as const } : {}),
  };
}

/** The first instant of a local day. */
function startOf(date: string, daysLater: number): string {
  const day = new Date(`${date}T00:00`);
  day.setDate(day.getDate() + daysLater);
  return day.toISOString();
}

export const useCounts = (businessId: number | null) =>
  useQuery({
    ...queryFor('GET /api/feedback/counts', businessId === null ? {} : { businessId }),
    ...dashboardQuery,
    placeholderData: keepPreviousData,
  });

export const useConversation = (message: { readonly businessId: number; readonly id: number }) =>
  useQuery({
    ...queryFor('GET /api/businesses/{id}/feedback/{feedbackId}', { id: message.businessId, feedbackId: message.id }),
    ...dashboardQuery,
  });

const noReplies: readonly SavedReply[] = [];
const savedReplies = (businessId: number) => queryFor('GET /api/businesses/{id}/saved-replies', { id: businessId });

export const useSavedReplies = (businessId: number): readonly SavedReply[] =>
  useQuery({ ...savedReplies(businessId), ...dashboardQuery }).data?.savedReplies ?? noReplies;

export const refreshSavedReplies = (businessId: number) => queryClient.invalidateQueries(savedReplies(businessId));

export const stateChanges = ['inbox states'] as const;

/**
 * What is shown of the inbox, on the dashboard's cards too. While messages change their state a list would bring them
 * back: the last such change, the one that settles, loads it.
 */
export function refreshInbox({ settling = 0 } = {}) {
  const showsOldStates = queryClient.isMutating({ mutationKey: stateChanges }) > settling;
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) =>
      first === listKey ? !showsOldStates : /^\/api\/(businesses\/\d+\/)?feedback\b/.test(String(first)),
  });
}

/** Changes of another window or person are seen within seconds, without loading the list again and again. */
export function useInboxChanges(): void {
  const since = useRef<string | undefined>(undefined);
  useQuery({
    queryKey: ['inbox changes'],
    queryFn: async ({ signal }) => {
      const known = since.current;
      const reply = await call('GET /api/feedback/changes', known === undefined ? {} : { since: known }, {
        signal,
        user: expectedUserId(),
      });
      since.current = reply.since;
      if (known !== undefined && reply.changed) void refreshInbox();
      return reply;
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: inboxPoll,
    retry: false,
  });
}

/** A list that was asked for before a change would bring its rows back for a moment. */
export const dropOldLists = () => queryClient.cancelQueries({ queryKey: [listKey] });

/** Changes rows in every cached list; null removes a row. */
export function changeRows(change: (row: FeedbackItem, listed: Filter) => FeedbackItem | null): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [listKey] })) {
    const filter = query.queryKey[1] as Filter;
    queryClient.setQueryData<InboxPages>(
      query.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            feedback: page.feedback.flatMap((row) => change(row, filter) ?? []),
          })),
        },
    );
  }
}
