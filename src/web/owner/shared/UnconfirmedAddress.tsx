import type { FeedbackEmailState } from '../../../contract/feedback/address-calls.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { addressText } from './address-text.ts';
import styles from './unconfirmed-address.module.css';

interface UnconfirmedAddressProps {
  readonly email: string;
  readonly state: FeedbackEmailState;
  /** What happens until the address confirms, as half a sentence. */
  readonly meanwhile: string;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** Nothing once the address has confirmed. */
export function UnconfirmedAddress({ email, state, meanwhile, isSending, onSend }: UnconfirmedAddressProps) {
  if (state !== 'waiting' && state !== 'unsent') return null;
  const isSent = state === 'waiting';
  return (
    <div className={`box ${styles.box}`}>
      <div>
        <Badge tone="warn" icon="mail">
          {addressText.waiting}
        </Badge>
        <p>{isSent ? addressText.asked(email, meanwhile) : addressText.unsent(email, meanwhile)}</p>
      </div>
      <Button
        small
        busy={isSending}
        aria-label={isSent ? addressText.againTo(email) : addressText.sendTo(email)}
        onClick={onSend}
      >
        {isSent ? addressText.again : addressText.send}
      </Button>
    </div>
  );
}
