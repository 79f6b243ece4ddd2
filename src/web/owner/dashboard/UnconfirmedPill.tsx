import type { Business } from '../../../contract/businesses/calls.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AddressConfirmation } from '../shared/AddressConfirmation.tsx';
import styles from './card.module.css';

const confirmPillText = 'Confirm address';

/** Opens what to do over the page, so that the card keeps its height. */
export function UnconfirmedPill({ business }: { readonly business: Business }) {
  const id = `confirm-${business.id}`;
  return (
    <>
      <button type="button" className={styles.waiting} popoverTarget={id}>
        <Icon name="warning" />
        {confirmPillText}
      </button>
      <div id={id} popover="auto" className={styles.confirm}>
        <AddressConfirmation business={business} />
      </div>
    </>
  );
}
