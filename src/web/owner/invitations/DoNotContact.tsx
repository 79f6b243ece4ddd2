import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import { DoNotContactDialog } from '../shared/DoNotContactDialog.tsx';
import { doNotContactText } from './text.ts';
import { refreshInvitations } from './use-invitations.ts';

interface DoNotContactProps {
  readonly businessId: number;
  readonly onClose: () => void;
}

export function DoNotContact({ businessId, onClose }: DoNotContactProps) {
  const stop = useCallMutation('POST /api/businesses/{id}/do-not-contact', {
    onSuccess: ({ address }) => {
      showToast({ title: doNotContactText.done(address) });
      onClose();
      return refreshInvitations();
    },
  });
  return (
    <DoNotContactDialog
      text={doNotContactText}
      draft={`do not contact ${businessId}`}
      busy={stop.isPending}
      error={stop.error ? errorMessage(stop.error) : undefined}
      onStop={(email) => stop.mutate({ id: businessId, email })}
      onClose={onClose}
    />
  );
}
