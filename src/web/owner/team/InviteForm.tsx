import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import type { CallReply } from '../../../contract/calls.ts';
import { teamPath } from '../../../contract/paths.ts';
import { type MemberRole, may, memberRoles } from '../../../contract/permissions.ts';
import { teamErrors } from '../../../contract/teams/errors.ts';
import { teamInvitationDays, teamMax } from '../../../contract/teams/limits.ts';
import { rules } from '../../../contract/text.ts';
import { ApiError } from '../../lib/call.ts';
import { installation } from '../../lib/installation.ts';
import { queryFor, useCallMutation } from '../../lib/query-client.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { showFailure } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { BusinessChecks } from './BusinessChecks.tsx';
import { Choices } from './Choices.tsx';
import { roleLabel, inviteText as text } from './text.ts';

interface InviteFormProps {
  readonly business: Business;
  readonly sendsEmail: boolean;
  readonly onSent: (sent: CallReply<'POST /api/businesses/{id}/team'>) => void;
}

interface Values {
  readonly email: string;
  readonly role: MemberRole | null;
  readonly businessIds: readonly number[];
  readonly line: string;
}

export function InviteForm({ business: { id }, sendsEmail, onSent }: InviteFormProps) {
  const { data: all = [] } = useQuery(queryFor('GET /api/businesses', {}));
  const owned = all.filter(({ role }) => may(role, 'manageTeam'));
  const invite = useCallMutation('POST /api/businesses/{id}/team', {
    onSuccess: (sent) => {
      form.kept.forget();
      onSent(sent);
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      if (Object.keys(fields).length > 0) form.showErrors(fields);
      else showFailure(text.failed, error);
    },
  });
  const form = useForm<Values>({
    initial: { email: '', role: null, businessIds: [id], line: '' },
    draft: `team invitation ${id}`,
    onSubmit: ({ email, role, businessIds, line }) => {
      if (!email.trim()) form.showErrors({ email: rules.email });
      else if (role === null) form.showErrors({ role: teamErrors.role });
      else invite.mutate({ id, email, role, businessIds: [...businessIds], line });
    },
  });
  const { role, businessIds } = form.values;
  return (
    <form className="card form" {...form.props}>
      <h2>{text.title}</h2>
      <KeptDraft draft={form.kept} />
      <Field {...form.field('email')} label={text.email} type="email" inputMode="email" autoComplete="off" />
      <Choices
        legend={text.role}
        name="role"
        value={role}
        error={form.errors.role}
        onChange={(chosen) => form.set('role', chosen as MemberRole)}
        options={memberRoles.map((value) => ({ value, label: roleLabel(value), body: text.roles[value] }))}
      />
      {owned.length > 1 ? (
        <BusinessChecks
          businesses={owned}
          fixedId={id}
          chosen={businessIds}
          onChange={(chosen) => form.set('businessIds', chosen)}
        />
      ) : null}
      <Field
        {...form.field('line')}
        label={text.line}
        optional
        maxLength={teamMax.line}
        hint={sendsEmail ? text.lineHint : text.lineHintLink}
      />
      <div className="row">
        <Button type="submit" primary busy={invite.isPending}>
          {sendsEmail ? text.submit : text.submitLink}
        </Button>
        <Link className={buttonClass({})} href={teamPath(id)} onClick={form.kept.forget}>
          {text.cancel}
        </Link>
      </div>
      {installation.registration === 'closed' ? <p className="hint">{text.closed}</p> : null}
      <p className="hint">{text.works(teamInvitationDays)}</p>
    </form>
  );
}
