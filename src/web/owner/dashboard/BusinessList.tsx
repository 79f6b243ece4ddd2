import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { writerLine } from '../../../contract/reviews/writer-text.ts';
import { installation } from '../../lib/installation.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyBubble } from '../shared/EmptyBubble.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { businessListText } from '../shared/text.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { LoadingCards } from './LoadingCards.tsx';
import { listedBusinesses } from './listed-businesses.ts';
import { dashboardText } from './text.ts';
import { useNewBusiness } from './use-new-business.ts';

const cardsAtOnce = 20;

type Answer = Pick<UseQueryResult<Business[]>, 'data' | 'error' | 'isPending' | 'refetch'>;

export function BusinessList({ answer }: { readonly answer: Answer }) {
  const [shown, setShown] = useState(cardsAtOnce);
  const { newId, highlighted } = useNewBusiness(answer.data ?? []);
  if (answer.isPending) return <LoadingCards />;
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
  const hidden = businesses.length - shown;
  return (
    <div className="stack">
      {businesses.slice(0, shown).map((business) => (
        <BusinessCard key={business.id} business={business} isNew={highlighted && business.id === newId} />
      ))}
      <p className="soft">{writerLine(installation.productName, installation.aiProvider)}</p>
      {hidden > 0 ? (
        <Button className="more" onClick={() => setShown(shown + cardsAtOnce)}>
          {businessListText.more(Math.min(hidden, cardsAtOnce))}
        </Button>
      ) : null}
    </div>
  );
}
