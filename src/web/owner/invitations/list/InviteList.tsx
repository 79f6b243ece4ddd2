import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { invitationSettingsPath, invitationsPath } from '../../../../contract/paths.ts';
import { may } from '../../../../contract/permissions.ts';
import { queryFor } from '../../../lib/query-client.ts';
import { useTitle } from '../../../lib/title.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { BusinessNav } from '../../shared/BusinessNav.tsx';
import { LoadError } from '../../shared/LoadError.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { NotForRole } from '../../shared/NotForRole.tsx';
import { missingBusinessText } from '../../shared/text.ts';
import { inviteListText } from '../list-text.ts';
import { settingsQuery } from '../settings/settings-query.ts';
import { ChooseList } from './ChooseList.tsx';
import styles from './list.module.css';
import { ReadListPanel } from './ReadListPanel.tsx';
import type { Reading, ReadList } from './read-list.ts';

export function InviteList() {
  useTitle(inviteListText.title);
  const { id: typed = '' } = useParams<{ id: string }>();
  const id = Number(typed);
  const { data, error, isPending } = useQuery(queryFor('GET /api/businesses/{id}', { id: typed }));
  const settings = useQuery(settingsQuery(id));
  const draft = useDraft(`list ${id}`, { pasted: '' });
  const [{ reading, version }, setReading] = useState<{ reading: Reading | null; version: number }>({
    reading: null,
    version: 0,
  });
  if (isPending || settings.isPending) return <Spinner label={inviteListText.loading} />;
  const business = data?.business;
  if (!business) return <LoadFailed message={error?.message ?? missingBusinessText.noData} />;
  if (!may(business.role, 'manageInvitations')) return <NotForRole business={business} />;
  const show = (next: Reading) => setReading({ reading: next, version: version + 1 });
  const list = reading && 'table' in reading ? reading : null;
  return (
    <div className="wrap">
      <BusinessNav
        business={business}
        current="invitations"
        title={inviteListText.title}
        back={{ label: inviteListText.back, href: invitationsPath(id) }}
      />
      <div className={`stack ${styles.screen}`}>
        <section className="card">
          {list ? <h2 dir="auto">{inviteListText.rows(list.name, list.table.rows.length)}</h2> : null}
          <p className={styles.private}>
            <Icon name="lock" />
            <span>{inviteListText.private}</span>
          </p>
          {settings.data && !settings.data.isOn ? (
            <p className={styles.off}>
              <Icon name="warning" />
              <span>
                {inviteListText.off} <Link href={invitationSettingsPath(id)}>{inviteListText.openSettings}</Link>
              </span>
            </p>
          ) : null}
          {reading && 'unreadable' in reading ? (
            <p className={`box err ${styles.alone}`} role="alert">
              <Icon name="warning" />
              <span>
                {reading.openQuoteRow === undefined
                  ? inviteListText.unreadable[reading.unreadable]
                  : inviteListText.unreadable.openQuote(reading.openQuoteRow)}
              </span>
            </p>
          ) : null}
          {settings.data ? null : <LoadError error={settings.error} onRefresh={settings.refetch} />}
          {settings.data && list ? (
            <ReadListPanel
              key={version}
              businessId={id}
              settings={settings.data}
              onColumns={(columns: ReadList['columns']) => show({ ...list, columns })}
              onRead={show}
              onInvited={draft.forget}
              {...{ list, version }}
            />
          ) : null}
          {settings.data && !list ? <ChooseList draft={draft} onRead={show} /> : null}
        </section>
      </div>
    </div>
  );
}
