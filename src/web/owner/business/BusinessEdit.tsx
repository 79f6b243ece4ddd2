import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { Link, useParams } from 'wouter';
import { businessFormText, editText, summaryText } from '../../../contract/business-text.ts';
import { paths } from '../../../contract/paths.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { EditForm } from './EditForm.tsx';
import { BusinessSummary } from './lazy-summary.ts';
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
  if (error || !business) return <LoadFailed message={error?.message ?? editText.noData} />;
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
    <div className="wrap form-wide">
      <div className="head">
        <div>
          <h1>{editText.title}</h1>
          <p className="soft">{editText.lead}</p>
        </div>
        <Link className={buttonClass({ small: true })} href={paths.dashboard}>
          <Icon name="back" />
          {businessFormText.back}
        </Link>
      </div>
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
  );
}

function LoadFailed({ message }: { readonly message: string }) {
  return (
    <div className="wrap form-wide">
      <div className="empty" role="alert">
        <div>
          <h1>{editText.loadFailed}</h1>
          <p className="soft">{message}</p>
        </div>
        <Link className={buttonClass({ primary: true })} href={paths.dashboard}>
          {editText.return}
        </Link>
      </div>
    </div>
  );
}
