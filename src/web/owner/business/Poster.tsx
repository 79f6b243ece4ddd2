import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { editText, posterText, summaryText } from '../../../contract/business-text.ts';
import { layoutText } from '../../../contract/layout-text.ts';
import { customerPath, paths, printPath } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { useLogout } from '../layout/use-logout.ts';
import { businessNavText } from '../shared/business-nav-text.ts';
import './poster.css';

export function Poster() {
  useTitle(posterText.title);
  const logout = useLogout();
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, isPending } = useQuery({
    ...queryFor('GET /api/businesses/{id}', { id }),
    // Never print a cached copy.
    gcTime: 0,
    staleTime: 0,
  });
  const business = data?.business;
  if (isPending) return <Spinner label={editText.loading} />;
  return (
    <div className="poster-screen">
      <div className="poster-bar row">
        <Link className={buttonClass({ small: true })} href={paths.dashboard}>
          <Icon name="back" />
          {businessNavText.back}
        </Link>
        {business ? (
          <Link className={buttonClass({ small: true })} href={printPath(business.id)}>
            <Icon name="grid" />
            {posterText.kit}
          </Link>
        ) : null}
        {business ? (
          <Button small primary onClick={() => window.print()}>
            <Icon name="print" />
            {posterText.print}
          </Button>
        ) : null}
        <Button small busy={logout.isPending} onClick={() => logout.mutate({})}>
          <Icon name="logout" />
          {layoutText.logout}
        </Button>
      </div>
      {business?.isActive === false ? <p className="poster-note">{posterText.inactive}</p> : null}
      {business ? (
        <Page {...business} visited={data.visited} />
      ) : (
        <div className="empty" role="alert">
          <div>
            <h1>{editText.loadFailed}</h1>
            <p className="soft">{error?.message ?? editText.noData}</p>
          </div>
        </div>
      )}
    </div>
  );
}

interface PageProps {
  readonly name: string;
  readonly slug: string;
  readonly logoUrl: string | null;
  readonly visited: boolean;
}

function Page({ name, slug, logoUrl, visited }: PageProps) {
  const [before, marked, after] = visited ? posterText.visit : posterText.other;
  const path = customerPath(slug);
  return (
    <div className="a4">
      <article className="poster">
        {logoUrl ? <img src={logoUrl} alt="" /> : null}
        <p className="name">{name}</p>
        <h1>
          {before}
          <mark>{marked}</mark>
          {after}
        </h1>
        <div className="code-box">
          <QrCode address={location.origin + path} label={summaryText.qr(name)} margin={2} />
        </div>
        <ol>
          {posterText.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <footer>
          <p>
            {posterText.noApp}
            <br />
            <b>{location.host + path}</b>
          </p>
          <Wordmark name={installation.productName} />
        </footer>
      </article>
    </div>
  );
}
