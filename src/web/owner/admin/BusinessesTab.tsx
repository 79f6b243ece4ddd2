import { useState } from 'react';
import { Link } from 'wouter';
import type { AdminBusiness } from '../../../contract/admin/calls.ts';
import { externalHosts } from '../../../contract/businesses/external-links.ts';
import { businessEditPath, userSettingsPath } from '../../../contract/paths.ts';
import { callForPage } from '../../lib/call-for-page.ts';
import { Badge } from '../../ui/Badge.tsx';
import { AdminList, type TabProps } from './AdminList.tsx';
import type { PageQuery } from './paging.ts';
import { TransferDialog } from './TransferDialog.tsx';
import { adminBusinessText, adminText, adminTransferText, adminUserText } from './text.ts';
import { useAdminList } from './use-admin-list.ts';

const { columns } = adminBusinessText;
const head = [
  <th key="name">{columns.name}</th>,
  <th key="owner">{columns.owner}</th>,
  <th key="location">{columns.location}</th>,
  <th key="categories" className="num">
    {columns.categories}
  </th>,
  <th key="keywords" className="num">
    {columns.keywords}
  </th>,
  <th key="actions">
    <span className="sr">{columns.actions}</span>
  </th>,
];

export const fetchBusinesses = (query: PageQuery, signal: AbortSignal) =>
  callForPage('GET /api/admin/businesses', query, { signal });

export function BusinessesTab(props: TabProps) {
  const list = useAdminList('businesses', fetchBusinesses, props.view);
  const [transferred, setTransferred] = useState<AdminBusiness | null>(null);
  return (
    <>
      <AdminList
        {...props}
        list={list}
        words={{ title: adminText.tabs.businesses, ...adminText.search.businesses }}
        failed={adminText.businessesFailed}
        columns={head}
      >
        {(business) => <BusinessRow key={business.id} business={business} onTransfer={setTransferred} />}
      </AdminList>
      {transferred ? <TransferDialog business={transferred} onClose={() => setTransferred(null)} /> : null}
    </>
  );
}

interface BusinessRowProps {
  readonly business: AdminBusiness;
  readonly onTransfer: (business: AdminBusiness) => void;
}

function BusinessRow({ business, onTransfer }: BusinessRowProps) {
  const { id, name, user, city, state } = business;
  return (
    <tr>
      <td>
        <div className="row marked">
          <b className="name">{name}</b>
          {business.isActive ? null : <Badge icon="power">{adminBusinessText.inactive}</Badge>}
          {business.isOwnerActive ? null : (
            <Badge tone="bad" icon="power">
              {adminBusinessText.ownerDeactivated}
            </Badge>
          )}
          {externalHosts(business).map((host) => (
            <Badge key={host} tone="warn" icon="external">
              {adminBusinessText.outside(host)}
            </Badge>
          ))}
        </div>
      </td>
      <td className="cut owner" title={`${user.name}, ${user.email}`}>
        <Link className="name" href={userSettingsPath(user.id)}>
          {user.name}
        </Link>
      </td>
      <td>{[city, state].filter(Boolean).join(', ')}</td>
      <td className="num" data-unit={adminBusinessText.categoriesUnit(business.categories.length)}>
        {business.categories.length}
      </td>
      <td className="num" data-unit={adminBusinessText.keywordsUnit(business.keywords.length)}>
        {business.keywords.length}
      </td>
      <td>
        <div className="act">
          {business.isOwnerActive ? null : (
            <button
              type="button"
              className="txt"
              aria-label={adminUserText.actionOn(adminTransferText.open, name)}
              onClick={() => onTransfer(business)}
            >
              {adminTransferText.open}
            </button>
          )}
          <a className="txt" href={businessEditPath(id)} target="_blank" rel="noopener noreferrer">
            {adminBusinessText.edit}
            <span className="sr">
              {' '}
              {name} {adminBusinessText.newTab}
            </span>
          </a>
        </div>
      </td>
    </tr>
  );
}
