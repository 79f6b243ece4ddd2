import type { Business } from '../../../contract/businesses/calls.ts';
import { queryClient, useCallMutation } from '../../lib/query-client.ts';
import { showFailure, showToast } from '../../ui/toast.ts';
import { addressText } from './address-text.ts';
import { replaceBusiness } from './cached-businesses.ts';
import { UnconfirmedAddress } from './UnconfirmedAddress.tsx';

export function AddressConfirmation({ business }: { readonly business: Business }) {
  const { feedbackEmail, feedbackEmailState } = business;
  const send = useCallMutation('POST /api/businesses/{id}/feedback-confirmation', {
    onSuccess: (reply) => {
      showToast(reply.feedbackEmailState === 'waiting' ? addressText.sent(feedbackEmail) : addressText.settled);
      replaceBusiness({ ...business, ...reply });
      // Other businesses may use the same address.
      return queryClient.invalidateQueries({ queryKey: ['/api/businesses'] });
    },
    onError: (error) => showFailure(addressText.failed, error),
  });
  return (
    <UnconfirmedAddress
      email={feedbackEmail}
      state={feedbackEmailState}
      meanwhile={addressText.feedbackIsKept}
      isSending={send.isPending}
      onSend={() => send.mutate({ id: business.id })}
    />
  );
}
