import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { AdminUser } from '../../../contract/admin/calls.ts';
import { userSettingsPath } from '../../../contract/paths.ts';
import { callForPage } from '../../lib/call-for-page.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { AdminList, listId, type TabProps } from './AdminList.tsx';
import { ConfirmUserAction, type UserAction } from './ConfirmUserAction.tsx';
import type { PageQuery } from './paging.ts';
import { adminText, adminUserText } from './text.ts';
import { useAdminList } from './use-admin-list.ts';

const { columns } = adminUserText;
const head = [
  <th key="name">{columns.name}</th>,
  <th key="email">{columns.email}</th>,
  <th key="businesses" className="num">
    {columns.businesses}
  </th>,
  <th key="status">{columns.status}</th>,
  <th key="actions">
    <span className="sr">{columns.actions}</span>
  </th>,
];

const fetchUsers = (query: PageQuery, signal: AbortSignal) => callForPage('GET /api/admin/users', query, { signal });

export function UsersTab(props: TabProps) {
  const list = useAdminList('users', fetchUsers, props.view);
  const { user: me } = useUser();
  const [action, setAction] = useState<UserAction | null>(null);
  const isDeleted = useRef(false);
  // The focused button vanishes with its row.
  useEffect(() => {
    if (list.rows && isDeleted.current) document.getElementById(listId)?.focus();
    isDeleted.current = false;
  }, [list.rows]);
  return (
    <>
      <AdminList
        {...props}
        list={list}
        words={{ title: adminText.tabs.users, ...adminText.search.users }}
        failed={adminText.usersFailed}
        columns={head}
      >
        {(user) => <UserRow key={user.id} user={user} isMe={user.id === me?.id} onAction={setAction} />}
      </AdminList>
      <ConfirmUserAction
        action={action}
        onDone={() => setAction(null)}
        onDeleted={() => {
          isDeleted.current = true;
        }}
      />
    </>
  );
}

interface UserRowProps {
  readonly user: AdminUser;
  readonly isMe: boolean;
  readonly onAction: (act: UserAction) => void;
}

const hasSecondStep = ({ secondSteps: { app, passkeys } }: AdminUser) => app || passkeys > 0;

function UserRow({ user, isMe, onAction }: UserRowProps) {
  return (
    <tr>
      <td className="cut" title={user.name}>
        <Link className="name" href={userSettingsPath(user.id)}>
          {user.name}
        </Link>
      </td>
      <td className="cut" title={user.email}>
        {user.email}
      </td>
      <td className="num" data-unit={adminUserText.unit(user.businessCount)}>
        {user.businessCount}
      </td>
      <td>
        <div className="row">
          {user.emailVerified ? (
            <Badge tone="good" icon="tick">
              {adminUserText.verified}
            </Badge>
          ) : (
            <Badge tone="warn" icon="mail">
              {adminUserText.unverified}
            </Badge>
          )}
          {user.isAdmin ? (
            <Badge tone="pen" icon="shield">
              {adminUserText.admin}
            </Badge>
          ) : null}
          {hasSecondStep(user) ? <Badge>{adminUserText.secondStep}</Badge> : null}
          {user.isActive ? null : (
            <Badge tone="bad" icon="power">
              {adminUserText.deactivated}
            </Badge>
          )}
        </div>
      </td>
      <td>
        <div className="act">
          {isMe ? <span className="cap me">{adminUserText.you}</span> : <Actions {...{ user, onAction }} />}
        </div>
      </td>
    </tr>
  );
}

function Actions({ user, onAction }: Omit<UserRowProps, 'isMe'>) {
  const toggle = user.isActive ? adminUserText.deactivate : adminUserText.activate;
  return (
    <>
      <button
        type="button"
        className="txt"
        aria-label={adminUserText.actionOn(toggle, user.name)}
        onClick={() => onAction({ kind: user.isActive ? 'deactivate' : 'activate', user })}
      >
        {toggle}
      </button>
      <button
        type="button"
        className="txt danger"
        aria-label={adminUserText.actionOn(adminUserText.delete, user.name)}
        onClick={() => onAction({ kind: 'delete', user })}
      >
        {adminUserText.delete}
      </button>
    </>
  );
}
