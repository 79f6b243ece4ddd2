import type { Business } from '../../../contract/businesses/calls.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { unconfirmedText } from './unconfirmed-text.ts';
import styles from './waiting-lines.module.css';

const AddressConfirmation = lazyPart(async () => (await import('./AddressConfirmation.tsx')).AddressConfirmation);

/** A line for each address that has not confirmed. */
export const UnconfirmedLines = ({ businesses }: { readonly businesses: readonly Business[] }) =>
  businesses.map((business) => (
    <div key={business.id} className={styles.line}>
      <Icon name="warning" />
      <p>
        <b>{unconfirmedText.title}</b> <span className="soft">{unconfirmedText.noEmails(business.feedbackEmail)}</span>
      </p>
      <button type="button" className="btn sm" popoverTarget={`confirm-${business.id}`}>
        {unconfirmedText.confirm}
      </button>
      {/* Over the page, so that nothing moves. */}
      <div id={`confirm-${business.id}`} popover="auto" className={styles.confirm}>
        <AddressConfirmation business={business} />
      </div>
    </div>
  ));
