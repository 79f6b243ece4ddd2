import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { businessEditPath, customerPath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { queryClient, useCallMutation } from '../../lib/query-client.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './card.module.css';
import { DownloadQr } from './DownloadQr.tsx';
import { businessCardText } from './text.ts';

interface CardActionsProps {
  readonly business: Pick<Business, 'id' | 'slug' | 'isActive' | 'role'>;
  readonly name: string;
  readonly address: string;
  readonly isFirst: boolean;
}

export function CardActions({ business, name, address, isFirst }: CardActionsProps) {
  const isActive = business.isActive ?? true;
  const toggle = useCallMutation('POST /api/businesses/toggle-business-active/{businessId}', {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/businesses'] }),
    onError: () => showToast({ ...businessCardText.statusFailed, destructive: true }),
  });
  const { view, edit, activate, deactivate } = businessCardText;
  return (
    <div className={styles.actions}>
      {isActive ? (
        <a
          className={buttonClass({ small: true, primary: isFirst, className: styles.view })}
          href={customerPath(business.slug)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {view}
          <Icon name="external" />
        </a>
      ) : (
        <button type="button" disabled className={styles.action}>
          {view}
        </button>
      )}
      {may(business.role, 'edit') ? (
        <>
          <Link className={styles.action} href={businessEditPath(business.id)} aria-label={`${edit}: ${name}`}>
            {edit}
          </Link>
          <Button
            small
            primary={!isActive}
            className={isActive ? styles.action : styles.activate}
            busy={toggle.isPending}
            aria-label={`${isActive ? deactivate : activate} ${name}`}
            onClick={() => toggle.mutate({ businessId: business.id, isActive: !isActive })}
          >
            {isActive ? deactivate : activate}
          </Button>
        </>
      ) : null}
      <DownloadQr business={business} name={name} address={address} />
    </div>
  );
}
