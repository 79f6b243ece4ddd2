import { useCallMutation } from '../../lib/query-client.ts';
import { showFailure, showToast } from '../../ui/toast.ts';
import { invitationsText } from './text.ts';
import { refreshInvitations } from './use-invitations.ts';

export function usePause(id: number) {
  const pause = useCallMutation('POST /api/businesses/{id}/invitations/pause', {
    onSuccess: ({ isPaused }) => {
      showToast({ title: isPaused ? invitationsText.pausedNow : invitationsText.resumed });
      return refreshInvitations();
    },
    onError: (error) => showFailure(invitationsText.failedChange, error),
  });
  return { isBusy: pause.isPending, set: (isPaused: boolean) => pause.mutate({ id, isPaused }) };
}
