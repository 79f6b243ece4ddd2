import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { dashboardText, feedbackText } from '../../../contract/dashboard-text.ts';
import { paths } from '../../../contract/paths.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { OwnAccount } from '../settings/OwnAccount.tsx';
import { BusinessList } from './BusinessList.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { Feedback } from './Feedback.tsx';
import { useUnread } from './use-unread.ts';
import './dashboard.css';

type Tab = 'businesses' | 'feedback' | 'account';
const isTab = (named: string | null): named is Tab => named === 'feedback' || named === 'account';

export function Dashboard() {
  useTitle(dashboardText.title);
  const [search, setSearch] = useSearchParams();
  const unread = useUnread().all;
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
            value: 'feedback',
            label:
              unread > 0
                ? `${dashboardText.tabs.feedback} (${feedbackText.unread(unread)})`
                : dashboardText.tabs.feedback,
            panel: <Feedback answer={businesses} />,
          },
          { value: 'account', label: dashboardText.tabs.account, panel: <OwnAccount /> },
        ]}
      />
    </div>
  );
}
