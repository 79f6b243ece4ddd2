import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { invitationsPath } from '../../../../contract/paths.ts';
import { may } from '../../../../contract/permissions.ts';
import { queryFor } from '../../../lib/query-client.ts';
import { useTitle } from '../../../lib/title.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { BusinessNav } from '../../shared/BusinessNav.tsx';
import { LoadError } from '../../shared/LoadError.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { NotForRole } from '../../shared/NotForRole.tsx';
import { missingBusinessText } from '../../shared/text.ts';
import { invitationSettingsText } from '../settings-text.ts';
import { Desks } from './Desks.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import styles from './settings.module.css';
import { settingsQuery } from './settings-query.ts';
import { Tokens } from './Tokens.tsx';

export function InvitationSettings() {
  useTitle(invitationSettingsText.title);
  const { id: typed = '' } = useParams<{ id: string }>();
  const id = Number(typed);
  const { data, error, isPending } = useQuery(queryFor('GET /api/businesses/{id}', { id: typed }));
  // Never edit what another window has changed.
  const settings = useQuery({ ...settingsQuery(id), gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false });
  if (isPending || settings.isPending) return <Spinner label={invitationSettingsText.loading} />;
  const business = data?.business;
  if (!business) return <LoadFailed message={error?.message ?? missingBusinessText.noData} />;
  if (!may(business.role, 'manageInvitations')) return <NotForRole business={business} />;
  return (
    <div className="wrap">
      <BusinessNav
        business={business}
        current="invitations"
        title={invitationSettingsText.title}
        back={{ label: invitationSettingsText.back, href: invitationsPath(id) }}
      />
      <div className={`stack ${styles.screen}`}>
        {settings.data ? (
          <>
            <SettingsForm business={business} settings={settings.data} />
            <div className={styles.both}>
              <Desks businessId={id} desks={settings.data.desks} timeZone={settings.data.timeZone} />
              <Tokens businessId={id} tokens={settings.data.tokens} timeZone={settings.data.timeZone} />
            </div>
          </>
        ) : (
          <LoadError error={settings.error} onRefresh={settings.refetch} />
        )}
      </div>
    </div>
  );
}
