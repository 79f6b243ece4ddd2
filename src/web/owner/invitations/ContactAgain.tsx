import { useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { DoNotContactDialog } from '../shared/DoNotContactDialog.tsx';
import { contactAgainText } from './text.ts';
import { refreshInvitations } from './use-invitations.ts';

export function ContactAgain({ businessId }: { readonly businessId: number }) {
  const [isOpen, setOpen] = useState(false);
  const undo = useCallMutation('DELETE /api/businesses/{id}/do-not-contact', {
    onSuccess: ({ address }) => {
      showToast({ title: contactAgainText.done(address) });
      setOpen(false);
      return refreshInvitations();
    },
  });
  return (
    <>
      <p>
        <Button small onClick={() => setOpen(true)}>
          {contactAgainText.open}
        </Button>
      </p>
      {isOpen ? (
        <DoNotContactDialog
          text={contactAgainText}
          draft={`contact again ${businessId}`}
          busy={undo.isPending}
          error={undo.error ? errorMessage(undo.error) : undefined}
          onStop={(email) => undo.mutate({ id: businessId, email })}
          onClose={() => {
            undo.reset();
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
