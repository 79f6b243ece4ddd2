import { addressText } from '../../../contract/business-text.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { queryClient, useCallMutation } from '../../lib/query-client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { replaceBusiness } from './cached-businesses.ts';
import './address-confirmation.css';

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
  if (feedbackEmailState !== 'waiting' && feedbackEmailState !== 'unsent') return null;
  const isSent = feedbackEmailState === 'waiting';
  return (
    <div className="box address-confirmation">
      <div>
        <Badge tone="warn" icon="mail">
          {addressText.waiting}
        </Badge>
        <p>{isSent ? addressText.asked(feedbackEmail) : addressText.unsent(feedbackEmail)}</p>
      </div>
      <Button
        small
        busy={send.isPending}
        aria-label={isSent ? addressText.againTo(feedbackEmail) : addressText.sendTo(feedbackEmail)}
        onClick={() => send.mutate({ id: business.id })}
      >
        {isSent ? addressText.again : addressText.send}
      </Button>
    </div>
  );
}
