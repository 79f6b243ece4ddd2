import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { type Action, may } from '../../../contract/permissions.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { OwnAccount } from '../shared/account/OwnAccount.tsx';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { ScreenHead } from '../shared/ScreenHead.tsx';
import { BusinessList } from './BusinessList.tsx';
import { InboxTab } from './InboxTab.tsx';
import { InsightsTab } from './InsightsTab.tsx';
import { dashboardText } from './text.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingCount } from './WaitingCount.tsx';

/** A tab needs this at one of the businesses at least. */
const tabs = { businesses: 'list', inbox: 'readFeedback', insights: 'viewInsights', account: 'list' } as const;
type Tab = keyof typeof tabs;
const isTab = (named: string | null): named is Tab => named !== null && Object.hasOwn(tabs, named);

export function Dashboard() {
  const [search, setSearch] = useSearchParams();
  const waiting = useWaiting().all;
  const businesses = useQuery({
    ...queryFor('GET /api/businesses', {}),
    ...dashboardQuery,
    meta: { noCache: true },
  });
  const { data: list = [] } = businesses;
  const mayAnywhere = (action: Action) => list.length === 0 || list.some(({ role }) => may(role, action));
  const named = search.get('tab');
  const tab = isTab(named) && mayAnywhere(tabs[named]) ? named : 'businesses';
  const title = tab === 'businesses' ? dashboardText.title : dashboardText.tabs[tab];
  useTitle(title);
  return (
    <div className="wrap">
      <Tabs<Tab>
        label={dashboardText.tabsLabel}
        head={<ScreenHead title={title} />}
        value={tab}
        onChange={(next) => setSearch(next === 'businesses' ? {} : { tab: next }, { replace: true })}
        tabs={[
          {
            value: 'businesses' as const,
            label: dashboardText.tabs.businesses,
            panel: <BusinessList answer={businesses} maySetUp={mayAnywhere('edit')} />,
          },
          {
            value: 'inbox' as const,
            label: (
              <>
                {dashboardText.tabs.inbox}
                <WaitingCount count={waiting} />
              </>
            ),
            panel: <InboxTab answer={businesses} />,
          },
          {
            value: 'insights' as const,
            label: dashboardText.tabs.insights,
            panel: <InsightsTab answer={businesses} />,
          },
          { value: 'account' as const, label: dashboardText.tabs.account, panel: <OwnAccount /> },
        ].filter(({ value }) => mayAnywhere(tabs[value]))}
      />
    </div>
  );
}
