import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { OwnAccount } from '../shared/account/OwnAccount.tsx';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { BusinessList } from './BusinessList.tsx';
import { InboxTab } from './InboxTab.tsx';
import { InsightsTab } from './InsightsTab.tsx';
import { dashboardText, waitingText } from './text.ts';
import { useWaiting } from './use-waiting.ts';
import './dashboard.css';

const tabs = ['businesses', 'inbox', 'insights', 'account'] as const;
type Tab = (typeof tabs)[number];
const isTab = (named: string | null): named is Tab => tabs.some((tab) => tab === named);

export function Dashboard() {
  useTitle(dashboardText.title);
  const [search, setSearch] = useSearchParams();
  const waiting = useWaiting().all;
  const named = search.get('tab');
  const businesses = useQuery({
    ...queryFor('GET /api/businesses', {}),
    ...dashboardQuery,
    meta: { noCache: true },
  });
  return (
    <div className="wrap dashboard">
      <div className="head">
        <h1>{dashboardText.title}</h1>
        <Link className={buttonClass({ small: true })} href={paths.businessSetup} aria-label={dashboardText.setUp}>
          <Icon name="plus" />
          <span className="wide-only">{dashboardText.setUp}</span>
        </Link>
      </div>
      <Tabs<Tab>
        label={dashboardText.title}
        value={isTab(named) ? named : 'businesses'}
        onChange={(tab) => setSearch(tab === 'businesses' ? {} : { tab }, { replace: true })}
        tabs={[
          {
            value: 'businesses',
            label: dashboardText.tabs.businesses,
            panel: <BusinessList answer={businesses} />,
          },
          {
            value: 'inbox',
            label: (
              <>
                {dashboardText.tabs.inbox}
                {waiting > 0 ? (
                  <span className="n">
                    {waiting}
                    <span className="sr"> {waitingText.waiting}</span>
                  </span>
                ) : null}
              </>
            ),
            panel: <InboxTab answer={businesses} />,
          },
          {
            value: 'insights',
            label: dashboardText.tabs.insights,
            panel: <InsightsTab answer={businesses} />,
          },
          { value: 'account', label: dashboardText.tabs.account, panel: <OwnAccount /> },
        ]}
      />
    </div>
  );
}
