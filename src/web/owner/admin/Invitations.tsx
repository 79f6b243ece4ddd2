import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationDays, invitationText } from '../../../contract/invitation-text.ts';
import { queryFor, useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const validUntil = (createdAt: string): string => day.format(Date.parse(createdAt) + invitationDays * 86_400_000);

const query = queryFor('GET /api/admin/invitations', {});

export function Invitations() {
  const [email, setEmail] = useState('');
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: query.queryKey });
  const { data, isError } = useQuery(query);
  const invite = useCallMutation('POST /api/admin/invitations', {
    onSuccess: ({ sent }, input) => {
      showToast({ title: invitationText.sent, body: sent ? input.email : invitationText.notSent });
      setEmail('');
      refresh();
    },
    onError: (error) => showFailure(invitationText.failed, error),
  });
  const withdraw = useCallMutation('DELETE /api/admin/invitations/{id}', {
    onSuccess: () => {
      showToast({ title: invitationText.withdrawn });
      refresh();
    },
    onError: (error) => showFailure(invitationText.withdrawFailed, error),
  });
  return (
    <section className="card" aria-labelledby="invitations">
      <h2 id="invitations">{invitationText.title}</h2>
      {isError ? (
        <p className="box" role="alert">
          {invitationText.fetchFailed}
        </p>
      ) : null}
      {data || isError ? null : <Skeleton />}
      {data ? <p className="soft">{invitationText.modes[data.registration]}</p> : null}
      {data && data.registration !== 'closed' ? (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            invite.mutate({ email });
          }}
        >
          <Field label={invitationText.email} name="invite" type="email" value={email} onChange={setEmail} required />
          <Button type="submit" busy={invite.isPending}>
            {invitationText.submit}
          </Button>
        </form>
      ) : null}
      {data?.invitations.length === 0 ? <p className="cap">{invitationText.empty}</p> : null}
      <ul className="stuck">
        {data?.invitations.map(({ id, email: invited, invitedBy, createdAt }) => (
          <li key={id}>
            {invited} <span className="cap">{invitationText.by(invitedBy, validUntil(createdAt))}</span>
            <Button small aria-label={invitationText.withdrawOf(invited)} onClick={() => withdraw.mutate({ id })}>
              {invitationText.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {data && data.invitations.length > 0 ? <p className="cap">{invitationText.kept}</p> : null}
    </section>
  );
}
