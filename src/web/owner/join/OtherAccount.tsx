import { Link } from 'wouter';
import type { CallReply } from '../../../contract/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Gate } from '../shared/Gate.tsx';
import { useLogout } from '../shared/use-logout.ts';
import styles from './join.module.css';
import { otherAccountText as text } from './text.ts';

interface OtherAccountProps {
  readonly invitation: CallReply<'GET /api/join/{token}'>;
  readonly yourEmail: string;
}

/** After the logout this address shows the invitation again. */
export function OtherAccount({ invitation: { businessNames, email, inviterName }, yourEmail }: OtherAccountProps) {
  const logout = useLogout();
  return (
    <Gate title={text.title}>
      <dl className={styles.addresses}>
        <div>
          <dt>{text.invited(businessNames)}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{text.yours}</dt>
          <dd>{yourEmail}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Button primary busy={logout.isPending} onClick={() => logout.mutate({})}>
          {text.logout}
        </Button>
        <Link className={buttonClass({})} href={paths.dashboard}>
          {text.stay}
        </Link>
      </div>
      <p className="soft">{(installation.registration === 'closed' ? text.hintClosed : text.hint)(inviterName)}</p>
    </Gate>
  );
}
