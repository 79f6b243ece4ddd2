import type { InvitationSettingsReply } from '../../../../contract/invitations/settings.ts';
import { queryClient, useCallMutation } from '../../../lib/query-client.ts';
import { showFailure, showToast } from '../../../ui/toast.ts';
import { addressText } from '../../shared/address-text.ts';
import { UnconfirmedAddress } from '../../shared/UnconfirmedAddress.tsx';
import { invitationSettingsText as text } from '../settings-text.ts';
import { settingsQuery } from './settings-query.ts';

interface ReplyToConfirmationProps {
  readonly businessId: number;
  readonly settings: InvitationSettingsReply;
}

/** About the stored address, also while another one is typed. */
export function ReplyToConfirmation({ businessId, settings }: ReplyToConfirmationProps) {
  const { replyTo, feedbackEmail, replyToState, repliesTo } = settings;
  const email = replyTo ?? feedbackEmail;
  const send = useCallMutation('POST /api/businesses/{id}/reply-to-confirmation', {
    onSuccess: (reply) => {
      showToast(reply.replyToState === 'waiting' ? addressText.sent(email) : text.replyToSettled(email));
      queryClient.setQueryData(settingsQuery(businessId).queryKey, reply);
    },
    onError: (error) => showFailure(addressText.failed, error),
  });
  return (
    <UnconfirmedAddress
      email={email}
      state={replyToState}
      meanwhile={text.repliesMeanwhile(repliesTo)}
      isSending={send.isPending}
      onSend={() => send.mutate({ id: businessId })}
    />
  );
}
