import { Link, useLocation } from 'wouter';
import type { CallReply } from '../../../contract/calls.ts';
import { joinPath, paths } from '../../../contract/paths.ts';
import { roleNames } from '../../../contract/teams/roles-text.ts';
import { ApiError } from '../../lib/call.ts';
import { draftKey, keepDraft } from '../../lib/drafts.ts';
import { installation } from '../../lib/installation.ts';
import { isRefused, queryClient, useCallMutation } from '../../lib/query-client.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { Gate } from '../shared/Gate.tsx';
import styles from './join.module.css';
import { localDay } from './local-day.ts';
import { joinText as text } from './text.ts';

const isClosed = installation.registration === 'closed';

interface OfferProps {
  readonly token: string;
  readonly invitation: CallReply<'GET /api/join/{token}'>;
  readonly isSignedIn: boolean;
}

export function Offer({ token, invitation, isSignedIn }: OfferProps) {
  const { businessNames, role, inviterName, line, sentAt, expiresAt, email } = invitation;
  const expires = localDay(expiresAt);
  return (
    <Gate lead={text.lead(inviterName)} title={text.join(businessNames)}>
      <p>
        {text.role} <b>{roleNames[role]}</b>. {text.able}
      </p>
      <ul className={styles.can}>
        {text.can[role].map((words) => (
          <li key={words}>
            <Icon name="tick" />
            <span>{words}</span>
          </li>
        ))}
        <li className={styles.not}>
          <Icon name="ban" />
          <span>{text.cannot[role]}</span>
        </li>
      </ul>
      {line ? (
        <p className={styles.line}>
          <span dir="auto">“{line}”</span>
          <span className="cap">{text.wroteOn(inviterName, localDay(sentAt))}</span>
        </p>
      ) : null}
      {isSignedIn ? <JoinButton token={token} role={role} /> : <SignIn token={token} email={email} />}
      <p className="cap">
        {isSignedIn
          ? text.signedInAs(email, expires, inviterName)
          : (isClosed ? text.isForAccount : text.isFor)(email, expires)}
      </p>
    </Gate>
  );
}

function JoinButton({ token, role }: Pick<OfferProps, 'token'> & Pick<OfferProps['invitation'], 'role'>) {
  const [, navigate] = useLocation();
  const join = useCallMutation('POST /api/join/{token}', {
    onSuccess: ({ businesses }) => {
      showToast(text.joined(businesses.map(({ name }) => name)));
      navigate(paths.dashboard, { replace: true });
      return queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (isRefused(error)) void queryClient.invalidateQueries();
      // It was canceled or used meanwhile: the page itself says so now.
      if (!(error instanceof ApiError && error.status === 404)) showFailure(text.failed, error);
    },
  });
  return (
    <Button primary busy={join.isPending} onClick={() => join.mutate({ token })}>
      {text.submit(role)}
    </Button>
  );
}

/** The login comes back to the address in the history entry. */
function SignIn({ token, email }: { readonly token: string; readonly email: string }) {
  const state = { left: { address: joinPath(token) } };
  const fillIn = () => keepDraft(draftKey('auth'), { email });
  return (
    <div className={styles.ways}>
      {isClosed ? null : (
        <Link className={buttonClass({ primary: true })} href={paths.register} state={state} onClick={fillIn}>
          {text.register}
        </Link>
      )}
      <Link className={buttonClass({ primary: isClosed })} href={paths.login} state={state} onClick={fillIn}>
        {text.login}
      </Link>
    </div>
  );
}
