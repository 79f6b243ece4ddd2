import { useState } from 'react';
import { pageSizeDefault } from '../../../contract/constants.ts';
import { useTitle } from '../../lib/title.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ScreenHead } from '../shared/ScreenHead.tsx';
import { Activity } from './Activity.tsx';
import { adminText } from './text.ts';
import './admin.css';
import { AccountInvitations } from './AccountInvitations.tsx';
import type { TabProps } from './AdminList.tsx';
import { BusinessesTab } from './BusinessesTab.tsx';
import { Health, HealthAlert } from './Health.tsx';
import { ReviewPagesTab } from './ReviewPagesTab.tsx';
import { UsersTab } from './UsersTab.tsx';
import { useDebounced } from './use-debounced.ts';

type Tab = keyof typeof adminText.tabs;

export function Admin() {
  useTitle(adminText.title);
  const [tab, setTab] = useState<Tab>('users');
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState<number>(pageSizeDefault);
  const search = useDebounced(typed.trim());
  const props = { view: { search, size }, typed, onType: setTyped, onSize: setSize };
  return (
    <div className="wrap admin">
      <Tabs
        label={adminText.title}
        head={
          <>
            <ScreenHead title={adminText.title} />
            <HealthAlert />
          </>
        }
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'users', label: adminText.tabs.users, panel: <Users {...props} /> },
          { value: 'businesses', label: adminText.tabs.businesses, panel: <BusinessesTab {...props} /> },
          { value: 'pages', label: adminText.tabs.pages, panel: <ReviewPagesTab {...props} /> },
        ]}
      />
      <section className="server" aria-labelledby="server">
        <h2 id="server">{adminText.server}</h2>
        <div className="panels">
          <Health />
          <Activity />
        </div>
      </section>
    </div>
  );
}

/** Invited people become users. */
const Users = (props: TabProps) => (
  <>
    <UsersTab {...props} />
    <div className="panels invite">
      <AccountInvitations />
    </div>
  </>
);
