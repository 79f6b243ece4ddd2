import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { businessEditPath, customerPath } from '../../../contract/paths.ts';
import { queryClient, useCallMutation } from '../../lib/query-client.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { businessCardText } from './text.ts';

interface CardActionsProps {
  readonly business: Pick<Business, 'id' | 'slug' | 'isActive'>;
  readonly name: string;
}

export function CardActions({ business, name }: CardActionsProps) {
  const isActive = business.isActive ?? true;
  const toggle = useCallMutation('POST /api/businesses/toggle-business-active/{businessId}', {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/businesses'] }),
    onError: () => showToast({ ...businessCardText.statusFailed, destructive: true }),
  });
  const { view, edit, activate, deactivate } = businessCardText;
  return (
    <div className="row">
      {isActive ? (
        <a
          className={buttonClass({ small: true, primary: true })}
          href={customerPath(business.slug)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {view}
          <Icon name="external" />
        </a>
      ) : (
        <Button small disabled>
          {view}
          <Icon name="external" />
        </Button>
      )}
      <Link
        className={buttonClass({ small: true })}
        href={businessEditPath(business.id)}
        aria-label={`${edit}: ${name}`}
      >
        <Icon name="pencil" />
        {edit}
      </Link>
      <Button
        small
        primary={!isActive}
        busy={toggle.isPending}
        aria-label={`${isActive ? deactivate : activate} ${name}`}
        onClick={() => toggle.mutate({ businessId: business.id, isActive: !isActive })}
      >
        <Icon name="power" />
        {isActive ? deactivate : activate}
      </Button>
    </div>
  );
}
