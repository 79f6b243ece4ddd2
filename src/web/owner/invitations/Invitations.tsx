import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { expiryDays } from '../../../contract/invitations/limits.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BusinessNav } from '../shared/BusinessNav.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { missingBusinessText } from '../shared/text.ts';
import { ContactAgain } from './ContactAgain.tsx';
import { DoNotContact } from './DoNotContact.tsx';
import { FindPerson } from './FindPerson.tsx';
import { FoundInvitations } from './FoundInvitations.tsx';
import { InvitationTools } from './InvitationTools.tsx';
import { NoInvitations } from './NoInvitations.tsx';
import { Totals } from './Totals.tsx';
import { invitationsText } from './text.ts';
import { type InvitationFilter, useInvitations } from './use-invitations.ts';
import { usePause } from './use-pause.ts';
import { WaitingNote } from './WaitingNote.tsx';
import './invitations.css';

export function Invitations() {
  useTitle(invitationsText.title);
  const { id: typed = '' } = useParams<{ id: string }>();
  const id = Number(typed);
  const { data, error, isPending } = useQuery(queryFor('GET /api/businesses/{id}', { id: typed }));
  const [filter, setFilter] = useState<InvitationFilter>({ state: null, source: null, email: null });
  const [isStopping, setStopping] = useState(false);
  const [isPausing, setPausing] = useState(false);
  const list = useInvitations(id, filter);
  const pause = usePause(id);
  if (isPending || list.isPending) return <Spinner label={invitationsText.loading} />;
  const business = data?.business;
  if (!business) return <LoadFailed message={error?.message ?? missingBusinessText.noData} />;
  const page = list.data?.pages[0];
  const isFiltered = filter.state || filter.source || filter.email;
  const isEmpty = page && page.totals.invited === 0 && page.invitations.length === 0 && !isFiltered;
  const canPause = page?.hold === null || page?.hold === 'share' || page?.hold === 'day';
  return (
    <div className="wrap">
      <BusinessNav business={business} current="invitations" />
      <div className="stack invitations">
        <h2 className="sr">{invitationsText.title}</h2>
        {page ? null : <LoadError error={list.error ?? new Error()} onRefresh={list.refetch} />}
        {page && isEmpty ? <NoInvitations businessId={id} isOn={page.hold !== 'off'} /> : null}
        {page && !isEmpty ? (
          <>
            <WaitingNote page={page} businessId={id} isBusy={pause.isBusy} onResume={() => pause.set(false)} />
            <Totals totals={page.totals} />
            <FindPerson email={filter.email} onFind={(email) => setFilter({ ...filter, email })} />
            <InvitationTools
              businessId={id}
              filter={filter}
              onFilter={setFilter}
              onPause={canPause ? () => setPausing(true) : null}
              onDoNotContact={() => setStopping(true)}
            />
            <ContactAgain businessId={id} />
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
        open={isPausing}
        title={invitationsText.confirmPause.title}
        confirm={invitationsText.confirmPause.confirm}
        onCancel={() => setPausing(false)}
        onConfirm={() => {
          setPausing(false);
          pause.set(true);
        }}
      >
        {invitationsText.confirmPause.body(expiryDays)}
      </Confirm>
      {isStopping ? <DoNotContact businessId={id} onClose={() => setStopping(false)} /> : null}
    </div>
  );
}
