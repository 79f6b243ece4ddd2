import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '../../../contract/calls.ts';
import { deskPoll } from '../../../contract/constants.ts';
import { ApiError } from '../../lib/call.ts';
import { queryClient, queryFor, useCallMutation } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import { todayText } from './text.ts';

export type Desk = CallReply<'GET /api/desk/{key}'>;
export type Outcome = CallReply<'POST /api/desk/{key}/invitations'>;

/** The screen of one key. A colleague's entries and a new day appear by polling. */
export function useDesk(key: string) {
  const options = queryFor('GET /api/desk/{key}', { key });
  const query = useQuery({ ...options, staleTime: 0, gcTime: 0, refetchInterval: deskPoll });
  const change = (to: (desk: Desk) => Desk) => queryClient.setQueryData(options.queryKey, (desk) => desk && to(desk));
  const refresh = () => void query.refetch();
  const undo = useCallMutation('DELETE /api/desk/{key}/invitations/{invitationId}', {
    onSuccess: (_, { invitationId }) => {
      change((desk) => ({
        ...desk,
        today: desk.today.map((line) => (line.id === Number(invitationId) ? { ...line, state: 'canceled' } : line)),
      }));
      refresh();
    },
    onError: (error) => {
      const isGone = error instanceof ApiError && error.status === 409;
      showToast({ title: isGone ? todayText.tooLate : todayText.undoFailed, destructive: !isGone });
      refresh();
    },
  });
  return {
    desk: query.data,
    readAt: query.dataUpdatedAt,
    /** Forces relative times to re-render. */
    now: Math.max(Date.now(), query.dataUpdatedAt, query.errorUpdatedAt),
    isOff: query.error instanceof ApiError && query.error.status === 404,
    isFailed: query.isError && query.data === undefined,
    refresh,
    undo: (invitationId: number) => undo.mutate({ key, invitationId }),
    undoing: undo.isPending ? Number(undo.variables.input.invitationId) : null,
    take: ({ outcome, line, sendsAt }: Outcome) =>
      change((desk) => ({
        ...desk,
        sendsAt,
        today: outcome === 'accepted' && line ? [line, ...desk.today.filter(({ id }) => id !== line.id)] : desk.today,
      })),
  };
}
