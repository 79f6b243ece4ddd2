import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { keywordPhrases } from '../../../contract/businesses/keywords.ts';
import { timings } from '../../../contract/constants.ts';
import { customerPath, paths, printPath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { platformIds, platforms } from '../../../contract/platforms.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { showToast } from '../../ui/toast.ts';
import { AddressConfirmation } from '../shared/AddressConfirmation.tsx';
import { businessNavText } from '../shared/business-nav-text.ts';
import { businessListText, copyLinkText } from '../shared/text.ts';
import { chosenCategories } from './business-values.ts';
import styles from './summary.module.css';
import { summaryText } from './text.ts';

interface BusinessSummaryProps {
  readonly business: Business;
  readonly heading: { readonly title: string; readonly body: string };
  readonly edit: ReactNode;
}

export function BusinessSummary({ business, heading, edit }: BusinessSummaryProps) {
  const { user } = useUser();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  const address = location.origin + customerPath(business.slug);
  return (
    <div className="wrap form-wide">
      <div className="head">
        <div>
          <h1 ref={title} tabIndex={-1}>
            {heading.title}
          </h1>
          <p className="soft">{heading.body}</p>
        </div>
        <Link className={buttonClass({ small: true })} href={paths.dashboard}>
          {businessNavText.back}
        </Link>
      </div>
      <div className="stack">
        {may(business.role, 'changeFeedbackEmails') ? <AddressConfirmation business={business} /> : null}
        <section className={`card ${styles.link}`}>
          <div className={styles.acts}>
            <CopyLink
              address={address}
              text={{ ...copyLinkText, link: summaryText.link }}
              onFail={() =>
                showToast({ ...businessListText.copyByHand, refused: true, duration: timings.manualCopyToast })
              }
            />
            <div className="row">
              <a
                className={buttonClass({ primary: true })}
                href={customerPath(business.slug)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {summaryText.try}
                <Icon name="external" />
              </a>
              {edit}
              <Link className={buttonClass({})} href={printPath(business.id)}>
                <Icon name="print" />
                {summaryText.poster}
              </Link>
            </div>
          </div>
          <QrCode address={address} label={summaryText.qr(business.name)} margin={2} />
        </section>
        <section className="card">
          <h2>{summaryText.details}</h2>
          <Details business={business} />
        </section>
        {user?.isAdmin ? <Phrases business={business} /> : null}
      </div>
    </div>
  );
}

function Details({ business }: { readonly business: Business }) {
  return (
    <Facts
      empty={summaryText.empty}
      facts={[
        { label: summaryText.name, value: business.name },
        { label: summaryText.nickname, value: business.nickname },
        { label: summaryText.city, value: business.city },
        { label: summaryText.state, value: business.state },
        { label: summaryText.feedbackEmail, value: business.feedbackEmail },
        ...platformIds.map((id) => {
          const { field } = platforms[id];
          return { label: summaryText[field], value: business[field] };
        }),
        { label: summaryText.websiteUrl, value: business.websiteUrl },
        { label: summaryText.services, value: chosenCategories(business).join(', ') },
      ]}
    />
  );
}

function Phrases({ business }: { readonly business: Business }) {
  const phrases = keywordPhrases(chosenCategories(business), business.city);
  return (
    <section className="card">
      <h2>
        {summaryText.phrases} <Badge tone="pen">{summaryText.adminBadge}</Badge>
      </h2>
      <p className="soft">{summaryText.phraseCount(phrases.length)}</p>
      <ul className={`row ${styles.phrases}`}>
        {phrases.map(({ keyword }) => (
          <li key={keyword}>
            <Badge>{keyword}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
