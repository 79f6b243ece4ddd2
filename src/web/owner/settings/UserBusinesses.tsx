import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { businessEditPath, customerPath } from '../../../contract/paths.ts';
import { queryFor } from '../../lib/query-client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { businessListText } from '../shared/text.ts';
import { userViewText } from './text.ts';
import styles from './user-businesses.module.css';

const rowsAtOnce = 20;
const activeLook = { tone: 'good', icon: 'tick' } as const;
const inactiveLook = { icon: 'ban' } as const;

interface UserBusinessesProps {
  readonly userId: string;
  readonly isOwnerActive: boolean;
}

export function UserBusinesses({ userId, isOwnerActive }: UserBusinessesProps) {
  const [shown, setShown] = useState(rowsAtOnce);
  const { data, error, isPending } = useQuery(queryFor('GET /api/admin/users/{userId}/businesses', { userId }));
  if (isPending) return <Spinner label={businessListText.loading} />;
  const businesses = data ?? [];
  return (
    <section className="card">
      <h2>{userViewText.businesses}</h2>
      {error ? <p className="err">{error.message}</p> : null}
      {!error && businesses.length === 0 ? <p className="soft">{userViewText.none}</p> : null}
      {isOwnerActive ? null : <p className="soft">{userViewText.deactivated}</p>}
      <ul className={styles.list}>
        {businesses.slice(0, shown).map(({ id, name, city, state, slug, isActive }) => (
          <li key={id}>
            <div>
              <p>
                <b>{name || businessListText.unnamed}</b>{' '}
                <Badge {...(isOwnerActive && isActive ? activeLook : inactiveLook)}>
                  {isOwnerActive && isActive ? userViewText.status.active : userViewText.status.inactive}
                </Badge>
              </p>
              <p className="soft">{[city, state].filter(Boolean).join(', ')}</p>
            </div>
            <div className="row">
              <a
                className={buttonClass({ small: true })}
                href={customerPath(slug)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${userViewText.view}: ${name}`}
              >
                {userViewText.view}
                <Icon name="external" />
              </a>
              <Link
                className={buttonClass({ small: true })}
                href={businessEditPath(id)}
                aria-label={`${userViewText.edit}: ${name}`}
              >
                <Icon name="pencil" />
                {userViewText.edit}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {businesses.length > shown ? (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>
          {businessListText.more(Math.min(rowsAtOnce, businesses.length - shown))}
        </Button>
      ) : null}
    </section>
  );
}
