import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { inboxPath } from '../../../contract/paths.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { businessListText } from '../shared/text.ts';
import { unconfirmedBusinesses } from '../shared/unconfirmed-businesses.ts';
import { waitingText } from './text.ts';
import type { useWaiting } from './use-waiting.ts';
import styles from './waiting.module.css';

const AddressConfirmation = lazyPart(
  async () => (await import('../shared/AddressConfirmation.tsx')).AddressConfirmation,
);

interface WaitingForYouProps {
  readonly businesses: readonly Business[];
  readonly waiting: ReturnType<typeof useWaiting>;
}

/** Leads the dashboard with what the owner can act on. Nothing when nothing waits. */
export function WaitingForYou({ businesses, waiting }: WaitingForYouProps) {
  const unconfirmed = unconfirmedBusinesses(businesses);
  if (waiting.all === 0 && unconfirmed.length === 0) return null;
  const withMessages = businesses.filter(({ id }) => waiting.of(id) > 0);
  const only = withMessages.length === 1 ? withMessages[0]?.id : undefined;
  return (
    <section className={styles.panel} aria-label={waitingText.title}>
      {waiting.all > 0 ? (
        <div className={styles.line}>
          <Icon name="mail" />
          <p>
            <b>{waitingText.messages(waiting.all)}</b>{' '}
            <span className="soft">
              {withMessages
                .map(({ id, name }) => waitingText.at(waiting.of(id), name || businessListText.unnamed))
                .join(', ')}
            </span>
          </p>
          <Link className={buttonClass({ small: true, primary: true })} href={inboxPath(only)}>
            {waitingText.open}
          </Link>
        </div>
      ) : null}
      {unconfirmed.map((business) => (
        <div key={business.id} className={styles.line}>
          <Icon name="warning" />
          <p>
            <b>{waitingText.unconfirmed}</b>{' '}
            <span className="soft">{waitingText.noEmails(business.feedbackEmail)}</span>
          </p>
          <button type="button" className="btn sm" popoverTarget={`confirm-${business.id}`}>
            {waitingText.confirm}
          </button>
          {/* Over the page, so that nothing moves. */}
          <div id={`confirm-${business.id}`} popover="auto" className={styles.confirm}>
            <AddressConfirmation business={business} />
          </div>
        </div>
      ))}
    </section>
  );
}
