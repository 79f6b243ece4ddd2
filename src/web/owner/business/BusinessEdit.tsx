import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useParams } from 'wouter';
import { may } from '../../../contract/permissions.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BusinessNav } from '../shared/BusinessNav.tsx';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { NotForRole } from '../shared/NotForRole.tsx';
import { missingBusinessText } from '../shared/text.ts';
import { EditForm } from './EditForm.tsx';
import styles from './edit.module.css';
import { BusinessSummary } from './lazy-summary.ts';
import { editText, summaryText } from './text.ts';
import { WithRules } from './WithRules.tsx';

export function BusinessEdit() {
  useTitle(editText.title);
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, isPending } = useQuery({
    ...queryFor('GET /api/businesses/{id}', { id }),
    // Never edit a cached copy.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [summing, setSumming] = useState(false);
  if (isPending) return <Spinner label={editText.loading} />;
  const business = data?.business;
  if (error || !business) return <LoadFailed message={error?.message ?? missingBusinessText.noData} />;
  if (!may(business.role, 'edit')) return <NotForRole business={business} />;
  if (summing)
    return (
      <BusinessSummary
        business={business}
        heading={editText.saved}
        edit={
          <Button onClick={() => setSumming(false)}>
            <Icon name="pencil" />
            {summaryText.edit}
          </Button>
        }
      />
    );
  return (
    <div className="wrap">
      <BusinessNav business={business} current="settings" title={editText.title} />
      <div className={styles.screen}>
        <p className="soft">{editText.lead}</p>
        <WithRules>
          {(rules) => (
            <EditForm
              rules={rules}
              business={business}
              // A transition keeps the form until the summary is ready; a fallback would stay 300 ms longer.
              onSaved={() => startTransition(() => setSumming(true))}
            />
          )}
        </WithRules>
      </div>
    </div>
  );
}
