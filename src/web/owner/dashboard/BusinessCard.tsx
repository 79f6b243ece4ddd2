import { useRef } from 'react';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { timings } from '../../../contract/constants.ts';
import { customerPath, inboxPath } from '../../../contract/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { AddressConfirmation } from '../shared/AddressConfirmation.tsx';
import { businessListText, copyLinkText } from '../shared/text.ts';
import { CardActions } from './CardActions.tsx';
import { CardLinks } from './CardLinks.tsx';
import { QrBox } from './QrBox.tsx';
import { businessCardText, waitingText } from './text.ts';
import { Usage } from './Usage.tsx';
import { UsageChart } from './UsageChart.tsx';
import { useInView } from './use-in-view.ts';
import { useWaiting } from './use-waiting.ts';

interface BusinessCardProps {
  readonly business: Business;
  readonly isNew: boolean;
}

export function BusinessCard({ business, isNew }: BusinessCardProps) {
  const card = useRef<HTMLElement>(null);
  const seen = useInView(card);
  const waiting = useWaiting().of(business.id);
  const name = business.name || businessListText.unnamed;
  const address = location.origin + customerPath(business.slug);
  return (
    <article ref={card} className={isNew ? 'card new' : 'card'} aria-label={name}>
      {isNew ? (
        <p className="ribbon" role="status">
          <Icon name="tick" />
          {businessCardText.created}
        </p>
      ) : null}
      <div className="bizcard">
        <div className="card-main">
          <div className="top">
            {business.logoUrl ? (
              <img className="logo" src={business.logoUrl} alt="" width="180" height="90" loading="lazy" />
            ) : null}
            <div>
              <h2>{name}</h2>
              <p className="soft">{placeOf(business)}</p>
              {business.isActive === false ? <Badge icon="ban">{businessCardText.inactive}</Badge> : null}
              {waiting > 0 ? (
                <Link className="waiting-link" href={inboxPath(business.id)}>
                  <Icon name="mail" />
                  {waitingText.messages(waiting)}
                </Link>
              ) : null}
            </div>
          </div>
          <CopyLink
            address={address}
            text={{ ...copyLinkText, link: businessCardText.link }}
            onFail={() =>
              showToast({ ...businessListText.copyByHand, refused: true, duration: timings.manualCopyToast })
            }
          />
          <CardActions business={business} name={name} />
          <AddressConfirmation business={business} />
        </div>
        <Usage businessId={business.id} seen={seen} />
        <QrBox businessId={business.id} slug={business.slug} name={name} address={address} />
        <UsageChart businessId={business.id} name={name} seen={seen} />
      </div>
      <CardLinks businessId={business.id} name={name} />
    </article>
  );
}

function placeOf({ nickname, city, state }: Business): string {
  const place = [city, state].filter(Boolean).join(', ');
  return [nickname, place].filter(Boolean).join(' · ');
}
