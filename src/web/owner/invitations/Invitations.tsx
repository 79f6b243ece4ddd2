import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { dailyHolds, expiryDays } from '../../../contract/invitations/limits.ts';
import { may } from '../../../contract/permissions.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BusinessNav } from '../shared/BusinessNav.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { NotForRole } from '../shared/NotForRole.tsx';
import { missingBusinessText } from '../shared/text.ts';
import { FoundInvitations } from './FoundInvitations.tsx';
import { InvitationActions } from './InvitationActions.tsx';
import { InvitationFilters } from './InvitationFilters.tsx';
import styles from './invitations.module.css';
import { NoInvitations } from './NoInvitations.tsx';
import { Totals } from './Totals.tsx';
import { invitationsText } from './text.ts';
import { type InvitationFilter, useInvitations } from './use-invitations.ts';
import { usePause } from './use-pause.ts';
import { WaitingNote } from './WaitingNote.tsx';

const loadDialogs = () => import('./ContactDialogs.tsx');

export function Invitations() {
  useTitle(invitationsText.title);
  const { id: typed = '' } = useParams<{ id: string }>();
  const id = Number(typed);
  const { data, error, isPending } = useQuery(queryFor('GET /api/businesses/{id}', { id: typed }));
  const [filter, setFilter] = useState<InvitationFilter>({ state: null, source: null, email: null });
  const [open, setOpen] = useState<'pause' | 'stop' | 'allow' | null>(null);
  const { part: dialogs } = useLazyModule(loadDialogs);
  const close = () => setOpen(null);
  const list = useInvitations(id, filter);
  const pause = usePause(id);
  if (isPending) return <Spinner label={invitationsText.loading} />;
  const business = data?.business;
  if (!business) return <LoadFailed message={error?.message ?? missingBusinessText.noData} />;
  if (!may(business.role, 'manageInvitations')) return <NotForRole business={business} />;
  const page = list.data?.pages[0];
  const isFiltered = filter.state || filter.source || filter.email;
  const isEmpty = page && page.totals.invited === 0 && page.invitations.length === 0 && !isFiltered;
  const isSending = page && (page.hold === null || dailyHolds.some((one) => one === page.hold));
  return (
    <div className="wrap">
      <BusinessNav business={business} current="invitations" />
      <div className={`stack ${styles.screen}`}>
        <h2 className="sr">{invitationsText.title}</h2>
        {list.isPending ? <LoadingList /> : null}
        {list.isError && !page ? <LoadError error={list.error} onRefresh={list.refetch} /> : null}
        {page && isEmpty ? <NoInvitations businessId={id} isOn={page.hold !== 'off'} /> : null}
        {page && !isEmpty ? (
          <>
            <WaitingNote page={page} businessId={id} isBusy={pause.isBusy} onResume={() => pause.set(false)} />
            <Totals totals={page.totals} perDay={isSending ? page.perDay : null}>
              <InvitationActions
                businessId={id}
                onPause={isSending ? () => setOpen('pause') : null}
                onStop={() => setOpen('stop')}
                onAllow={() => setOpen('allow')}
              />
            </Totals>
            <InvitationFilters filter={filter} onFilter={setFilter} />
            <FoundInvitations
              businessId={id}
              list={list}
              timeZone={page.timeZone}
              isOnePerson={filter.email !== null}
            />
          </>
        ) : null}
      </div>
      <Confirm
        open={open === 'pause'}
        title={invitationsText.confirmPause.title}
        confirm={invitationsText.confirmPause.confirm}
        onCancel={close}
        onConfirm={() => {
          close();
          pause.set(true);
        }}
      >
        {invitationsText.confirmPause.body(expiryDays)}
      </Confirm>
      {dialogs && open === 'stop' ? <dialogs.DoNotContact businessId={id} onClose={close} /> : null}
      {dialogs && open === 'allow' ? <dialogs.ContactAgain businessId={id} onClose={close} /> : null}
    </div>
  );
}

const bones = [1, 2, 3, 4, 5, 6, 7];

function LoadingList() {
  return (
    <div className="card" role="status">
      <span className="sr">{invitationsText.loading}</span>
      {bones.map((row) => (
        <Skeleton key={row} className={styles.bones} />
      ))}
    </div>
  );
}
