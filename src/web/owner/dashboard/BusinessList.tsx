import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { writerLine } from '../../../contract/reviews/writer-text.ts';
import { installation } from '../../lib/installation.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyBubble } from '../shared/EmptyBubble.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { businessListText } from '../shared/text.ts';
import { BusinessCard } from './BusinessCard.tsx';
import styles from './dashboard.module.css';
import { LoadingCards } from './LoadingCards.tsx';
import { listedBusinesses } from './listed-businesses.ts';
import { dashboardText, usageText } from './text.ts';
import { useNewBusiness } from './use-new-business.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingForYou } from './WaitingForYou.tsx';

const cardsAtOnce = 20;
const loadFirstHour = async () => (await import('./FirstHour.tsx')).FirstHour;

type Answer = Pick<UseQueryResult<Business[]>, 'data' | 'error' | 'isPending' | 'refetch'>;

interface BusinessListProps {
  readonly answer: Answer;
  readonly maySetUp: boolean;
}

export function BusinessList({ answer, maySetUp }: BusinessListProps) {
  const { part: FirstHour, lost } = useLazyModule(loadFirstHour);
  const [shown, setShown] = useState(cardsAtOnce);
  const { newId, highlighted } = useNewBusiness(answer.data ?? []);
  const waiting = useWaiting();
  // Both at once, so that nothing moves.
  if (answer.isPending || waiting.isPending) return <LoadingCards />;
  if (answer.error) return <LoadError error={answer.error} onRefresh={answer.refetch} />;
  const businesses = listedBusinesses(answer.data ?? [], newId);
  if (businesses.length === 0)
    return (
      <EmptyBubble {...dashboardText.empty}>
        <Link className={buttonClass({ primary: true })} href={paths.businessSetup}>
          <Icon name="plus" />
          {dashboardText.setUp}
        </Link>
      </EmptyBubble>
    );
  const newest = newestOf(businesses);
  const hidden = businesses.length - shown;
  const foot = (
    <>
      {maySetUp ? (
        <Link className={buttonClass({ small: true, className: styles.setUp })} href={paths.businessSetup}>
          <Icon name="plus" />
          {dashboardText.setUp}
        </Link>
      ) : null}
      <p className="soft">
        {usageText.foot} {writerLine(installation.productName, installation.aiProvider)}
      </p>
    </>
  );
  return (
    <div className="stack">
      <WaitingForYou businesses={businesses} waiting={waiting} />
      {businesses.slice(0, shown).map((business) => (
        <BusinessCard
          key={business.id}
          business={business}
          isNew={highlighted && business.id === newId}
          isFirst={waiting.all === 0}
        />
      ))}
      {hidden > 0 ? (
        <Button className={styles.more} onClick={() => setShown(shown + cardsAtOnce)}>
          {businessListText.more(Math.min(hidden, cardsAtOnce))}
        </Button>
      ) : null}
      {newest && !lost ? (
        FirstHour ? (
          <FirstHour key={newest.id} business={newest} name={newest.name || businessListText.unnamed}>
            {foot}
          </FirstHour>
        ) : (
          <div data-loading />
        )
      ) : (
        foot
      )}
    </div>
  );
}

/** The path leads to an active page, and only for those who may do every step of it. */
function newestOf(businesses: readonly Business[]): Business | null {
  const own = businesses.filter(({ isActive, role }) => isActive && may(role, 'manageInvitations'));
  return own.reduce<Business | null>((newest, one) => (newest && newest.id > one.id ? newest : one), null);
}
