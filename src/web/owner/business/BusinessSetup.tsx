import { startTransition, useState } from 'react';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { businessEditPath } from '../../../contract/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { BusinessSummary } from './lazy-summary.ts';
import { SetupForm } from './SetupForm.tsx';
import { setupText, summaryText } from './text.ts';
import { WithRules } from './WithRules.tsx';

export function BusinessSetup() {
  useTitle(setupText.title);
  const [created, setCreated] = useState<Business | null>(null);
  // A transition keeps the form until the summary is ready; a fallback would stay 300 ms longer.
  const show = (business: Business) => startTransition(() => setCreated(business));
  if (created)
    return (
      <BusinessSummary
        business={created}
        heading={setupText.created}
        edit={
          <Link className={buttonClass({})} href={businessEditPath(created.id)}>
            <Icon name="pencil" />
            {summaryText.edit}
          </Link>
        }
      />
    );
  return (
    <div className="wrap">
      <div className="head">
        <div>
          <h1>{setupText.title}</h1>
          <p className="soft">{setupText.lead}</p>
        </div>
      </div>
      <WithRules>{(rules) => <SetupForm rules={rules} onCreated={show} />}</WithRules>
    </div>
  );
}
