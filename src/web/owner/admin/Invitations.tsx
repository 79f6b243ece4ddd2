import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationDays, invitationText } from '../../../contract/invitation-text.ts';
import { queryFor, useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { AdminPanel } from './AdminPanel.tsx';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const validUntil = (createdAt: string): string => day.format(Date.parse(createdAt) + invitationDays * 86_400_000);

const open = queryFor('GET /api/admin/invitations', {});

export function Invitations() {
  const [email, setEmail] = useState('');
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: open.queryKey });
  const query = useQuery(open);
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
    <AdminPanel id="invitations" title={invitationText.title} query={query} failed={invitationText.fetchFailed}>
      {({ registration, invitations }) => (
        <>
          <p className="soft">{invitationText.modes[registration]}</p>
          {registration === 'closed' ? null : (
            <form
              className="form"
              onSubmit={(event) => {
                event.preventDefault();
                invite.mutate({ email });
              }}
            >
              <Field
                label={invitationText.email}
                name="invite"
                type="email"
                value={email}
                onChange={setEmail}
                required
              />
              <Button type="submit" busy={invite.isPending}>
                {invitationText.submit}
              </Button>
            </form>
          )}
          <ul className="invited">
            {invitations.map(({ id, email: invited, invitedBy, createdAt }) => (
              <li key={id}>
                <span>
                  {invited} <span className="cap">{invitationText.by(invitedBy, validUntil(createdAt))}</span>
                </span>
                <Button small aria-label={invitationText.withdrawOf(invited)} onClick={() => withdraw.mutate({ id })}>
                  {invitationText.withdraw}
                </Button>
              </li>
            ))}
          </ul>
          <p className="cap">{invitations.length === 0 ? invitationText.empty : invitationText.kept}</p>
        </>
      )}
    </AdminPanel>
  );
}
