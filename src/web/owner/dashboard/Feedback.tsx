import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Business } from '../../../contract/businesses.ts';
import { businessCardText, feedbackText } from '../../../contract/dashboard-text.ts';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AddressConfirmation } from '../business/AddressConfirmation.tsx';
import { EmptyBubble } from './EmptyBubble.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import { LoadError } from './LoadError.tsx';
import { listedBusinesses } from './listed-businesses.ts';
import { useUnread } from './use-unread.ts';

type Answer = Pick<UseQueryResult<Business[]>, 'data' | 'error' | 'isPending' | 'refetch'>;

export function Feedback({ answer }: { readonly answer: Answer }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const unread = useUnread();
  const businesses = listedBusinesses(answer.data ?? [], null);
  const first = businesses.find(({ id }) => unread.of(id) > 0) ?? businesses[0];
  const business = businesses.find(({ id }) => String(id) === chosen) ?? first;
  // Reading its last unread message must not switch to another business.
  useEffect(() => {
    if (first && chosen === null && !unread.isPending) setChosen(String(first.id));
  });
  if (answer.isPending || unread.isPending) return <Spinner label={feedbackText.loading} />;
  if (answer.error) return <LoadError error={answer.error} onRefresh={answer.refetch} />;
  if (!business) return <EmptyBubble {...feedbackText.noBusiness} />;
  return (
    <div className="stack">
      {businesses.length > 1 ? (
        <div className="choice">
          <Select
            label={feedbackText.business}
            value={String(business.id)}
            onChange={setChosen}
            options={businesses.map(({ id, name }) => {
              const label = name || businessCardText.unnamed;
              const count = unread.of(id);
              return { value: String(id), label: count > 0 ? `${label} (${feedbackText.unread(count)})` : label };
            })}
          />
        </div>
      ) : null}
      <AddressConfirmation business={business} />
      <FeedbackList key={business.id} businessId={business.id} />
    </div>
  );
}
