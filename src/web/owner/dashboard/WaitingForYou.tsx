import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { inboxPath } from '../../../contract/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { businessListText } from '../shared/text.ts';
import { UnconfirmedLines } from '../shared/UnconfirmedLines.tsx';
import { unconfirmedBusinesses } from '../shared/unconfirmed-businesses.ts';
import styles from '../shared/waiting-lines.module.css';
import { waitingText } from './text.ts';
import type { useWaiting } from './use-waiting.ts';

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
      <UnconfirmedLines businesses={unconfirmed} />
    </section>
  );
}
