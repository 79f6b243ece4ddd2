import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import { DoNotContactDialog } from '../shared/DoNotContactDialog.tsx';
import { contactAgainText, doNotContactText } from './contact-text.ts';
import { refreshInvitations } from './use-invitations.ts';

interface ContactDialogProps {
  readonly businessId: number;
  readonly onClose: () => void;
}

export function DoNotContact({ businessId, onClose }: ContactDialogProps) {
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

export function ContactAgain({ businessId, onClose }: ContactDialogProps) {
  const undo = useCallMutation('DELETE /api/businesses/{id}/do-not-contact', {
    onSuccess: ({ address }) => {
      showToast({ title: contactAgainText.done(address) });
      onClose();
      return refreshInvitations();
    },
  });
  return (
    <DoNotContactDialog
      text={contactAgainText}
      draft={`contact again ${businessId}`}
      busy={undo.isPending}
      error={undo.error ? errorMessage(undo.error) : undefined}
      onStop={(email) => undo.mutate({ id: businessId, email })}
      onClose={onClose}
    />
  );
}
