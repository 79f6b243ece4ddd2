import { useRef } from 'react';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { qrMargin, timings } from '../../../contract/constants.ts';
import { customerPath, inboxPath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { showToast } from '../../ui/toast.ts';
import { businessListText, copyLinkText } from '../shared/text.ts';
import { CardActions } from './CardActions.tsx';
import { CardLinks } from './CardLinks.tsx';
import styles from './card.module.css';
import { businessCardText, qrText, waitingText } from './text.ts';
import { Usage } from './Usage.tsx';
import { useInView } from './use-in-view.ts';
import { useWaiting } from './use-waiting.ts';

interface BusinessCardProps {
  readonly business: Business;
  readonly isNew: boolean;
  /** Its page is the first thing to do here: nothing waits. */
  readonly isFirst: boolean;
}

export function BusinessCard({ business, isNew, isFirst }: BusinessCardProps) {
  const card = useRef<HTMLElement>(null);
  const seen = useInView(card);
  const waiting = useWaiting().of(business.id);
  const name = business.name || businessListText.unnamed;
  const address = location.origin + customerPath(business.slug);
  return (
    <article ref={card} className={`card ${styles.card} ${isNew ? styles.isNew : ''}`} aria-label={name}>
      {isNew ? (
        <p className={styles.ribbon} role="status">
          <Icon name="tick" />
          {businessCardText.created}
        </p>
      ) : null}
      <div className={styles.grid}>
        <div className={styles.head}>
          {business.logoUrl ? (
            <img className={styles.logo} src={business.logoUrl} alt="" width="180" height="90" loading="lazy" />
          ) : null}
          <div className={business.logoUrl ? styles.nameBelow : styles.name}>
            <h2 className={styles.title}>{name}</h2>
            <div className={styles.facts}>
              <span className={styles.place}>{placeOf(business)}</span>
              {business.isActive === false ? <Badge icon="ban">{businessCardText.inactive}</Badge> : null}
              {waiting > 0 ? (
                <Link className={styles.waiting} href={inboxPath(business.id)}>
                  <Icon name="mail" />
                  {waitingText.messages(waiting)}
                </Link>
              ) : null}
            </div>
          </div>
        </div>
        <div className={styles.code}>
          <QrCode address={address} label={qrText.label(name)} margin={qrMargin} />
        </div>
        {may(business.role, 'viewInsights') ? <Usage businessId={business.id} seen={seen} /> : null}
        <div className={styles.tools}>
          <div className={styles.link}>
            <CopyLink
              address={address}
              text={{ ...copyLinkText, link: businessCardText.link }}
              onFail={() =>
                showToast({ ...businessListText.copyByHand, refused: true, duration: timings.manualCopyToast })
              }
            />
          </div>
          <CardActions business={business} name={name} address={address} isFirst={isFirst} />
        </div>
      </div>
      <CardLinks business={business} name={name} />
    </article>
  );
}

function placeOf({ nickname, city, state }: Business): string {
  const place = [city, state].filter(Boolean).join(', ');
  return [nickname, place].filter(Boolean).join(' · ');
}
