import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountInvitationDays, accountInvitationText } from '../../../contract/accounts/invitation-text.ts';
import { dayMs } from '../../../contract/time/days.ts';
import { queryFor, useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { AdminPanel } from './AdminPanel.tsx';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const validUntil = (createdAt: string): string => day.format(Date.parse(createdAt) + accountInvitationDays * dayMs);

const open = queryFor('GET /api/admin/invitations', {});

export function AccountInvitations() {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: open.queryKey });
  const query = useQuery(open);
  const invite = useCallMutation('POST /api/admin/invitations', {
    onSuccess: ({ sent }, input) => {
      showToast({ title: accountInvitationText.sent, body: sent ? input.email : accountInvitationText.notSent });
      form.kept.reset({ email: '' });
      refresh();
    },
    onError: (error) => showFailure(accountInvitationText.failed, error),
  });
  const form = useForm({ initial: { email: '' }, draft: 'account invitation', onSubmit: invite.mutate });
  const withdraw = useCallMutation('DELETE /api/admin/invitations/{id}', {
    onSuccess: () => {
      showToast({ title: accountInvitationText.withdrawn });
      refresh();
    },
    onError: (error) => showFailure(accountInvitationText.withdrawFailed, error),
  });
  return (
    <AdminPanel
      id="invitations"
      title={accountInvitationText.title}
      query={query}
      failed={accountInvitationText.fetchFailed}
    >
      {({ registration, invitations }) => (
        <>
          <p className="soft">{accountInvitationText.modes[registration]}</p>
          {registration === 'closed' ? null : (
            <form className="form" {...form.props} noValidate={false}>
              <KeptDraft draft={form.kept} />
              <Field {...form.field('email')} label={accountInvitationText.email} name="invite" type="email" required />
              <Button type="submit" busy={invite.isPending}>
                {accountInvitationText.submit}
              </Button>
            </form>
          )}
          <ul className="invited">
            {invitations.map(({ id, email: invited, invitedBy, createdAt }) => (
              <li key={id}>
                <span>
                  {invited} <span className="cap">{accountInvitationText.by(invitedBy, validUntil(createdAt))}</span>
                </span>
                <Button
                  small
                  aria-label={accountInvitationText.withdrawOf(invited)}
                  onClick={() => withdraw.mutate({ id })}
                >
                  {accountInvitationText.withdraw}
                </Button>
              </li>
            ))}
          </ul>
          <p className="cap">{invitations.length === 0 ? accountInvitationText.empty : accountInvitationText.kept}</p>
        </>
      )}
    </AdminPanel>
  );
}
