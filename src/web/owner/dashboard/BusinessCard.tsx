import { useRef } from 'react';
import type { Business } from '../../../contract/businesses/calls.ts';
import { qrMargin, timings } from '../../../contract/constants.ts';
import { customerPath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { showToast } from '../../ui/toast.ts';
import { businessListText, copyLinkText } from '../shared/text.ts';
import { CardActions } from './CardActions.tsx';
import { CardLinks } from './CardLinks.tsx';
import styles from './card.module.css';
import { businessCardText, qrText } from './text.ts';
import { Usage } from './Usage.tsx';
import { useInView } from './use-in-view.ts';
import { useOnOff } from './use-on-off.ts';

const loadDownload = async () => (await import('./DownloadQr.tsx')).DownloadQr;

export interface CardPartProps {
  readonly business: Business;
  readonly name: string;
  readonly onOff: ReturnType<typeof useOnOff>;
}

interface BusinessCardProps extends Pick<CardPartProps, 'business'> {
  readonly isNew: boolean;
  /** Its page is the first thing to do here: nothing waits. */
  readonly isFirst: boolean;
}

export function BusinessCard({ business, isNew, isFirst }: BusinessCardProps) {
  const card = useRef<HTMLElement>(null);
  const seen = useInView(card);
  const onOff = useOnOff(business);
  const { part: DownloadQr } = useLazyModule(loadDownload);
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
          {onOff.isActive ? (
            <a
              className={buttonClass({ small: true, primary: isFirst })}
              href={customerPath(business.slug)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${businessCardText.view}: ${name}`}
            >
              {businessCardText.view}
              <Icon name="external" />
            </a>
          ) : (
            <>
              {may(business.role, 'edit') ? (
                <Button
                  small
                  primary
                  ref={onOff.refTo('activate')}
                  busy={onOff.isPending}
                  aria-label={`${businessCardText.activate} ${name}`}
                  onClick={onOff.run}
                >
                  {businessCardText.activate}
                </Button>
              ) : null}
              <button type="button" disabled className={styles.off} aria-label={`${businessCardText.view}: ${name}`}>
                {businessCardText.view}
              </button>
            </>
          )}
        </div>
        <div className={styles.foot}>
          <CardLinks business={business} name={name} />
          <CardActions business={business} name={name} onOff={onOff} />
        </div>
        {/* It has its space before it is loaded. */}
        <div className={styles.download}>
          {DownloadQr ? <DownloadQr business={business} name={name} address={address} /> : null}
        </div>
      </div>
    </article>
  );
}

function placeOf({ nickname, city, state }: Business): string {
  const place = [city, state].filter(Boolean).join(', ');
  return [nickname, place].filter(Boolean).join(' · ');
}
