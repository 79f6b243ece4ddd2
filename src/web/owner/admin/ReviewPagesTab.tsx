import { customerPath } from '../../../contract/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { AdminList, type TabProps } from './AdminList.tsx';
import { fetchBusinesses } from './BusinessesTab.tsx';
import { adminBusinessText, adminText } from './text.ts';
import { useAdminList } from './use-admin-list.ts';

const { columns } = adminBusinessText;
const head = [<th key="name">{columns.businessName}</th>, <th key="url">{columns.url}</th>];

export function ReviewPagesTab(props: TabProps) {
  const list = useAdminList('businesses', fetchBusinesses, props.view);
  return (
    <AdminList
      {...props}
      list={list}
      words={{ title: adminText.tabs.pages, ...adminText.search.pages }}
      failed={adminText.businessesFailed}
      columns={head}
    >
      {({ id, name, slug }) => (
        <tr key={id}>
          <td className="cut" title={name}>
            <b>{name}</b>
          </td>
          <td className="cut rest">
            {slug ? <PageLink slug={slug} /> : <Badge tone="warn">{adminBusinessText.missingSlug}</Badge>}
          </td>
        </tr>
      )}
    </AdminList>
  );
}

function PageLink({ slug }: { slug: string }) {
  const address = `${location.origin}${customerPath(slug)}`;
  return (
    <a className="txt" href={address} title={address} target="_blank" rel="noopener noreferrer">
      {address}
      <span className="sr"> {adminBusinessText.newTab}</span>
    </a>
  );
}
