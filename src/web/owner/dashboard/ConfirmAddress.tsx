import type { Business } from '../../../contract/businesses/calls.ts';
import { AddressConfirmation } from '../shared/AddressConfirmation.tsx';
import styles from './waiting.module.css';

const confirmAddressText = 'Confirm address';

/** Opens what to do over the page, so that nothing moves. */
export function ConfirmAddress({ business }: { readonly business: Business }) {
  const id = `confirm-${business.id}`;
  return (
    <>
      <button type="button" className="btn sm" popoverTarget={id}>
        {confirmAddressText}
      </button>
      <div id={id} popover="auto" className={styles.confirm}>
        <AddressConfirmation business={business} />
      </div>
    </>
  );
}
