import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { timings } from '../../../contract/constants.ts';
import { paths } from '../../../contract/paths.ts';
import { rules } from '../../../contract/text.ts';
import { dropSession } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { useTimeout } from '../../lib/use-timeout.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { DoneView } from './DoneView.tsx';
import styles from './narrow.module.css';
import { ResetTokenForm } from './ResetTokenForm.tsx';
import { authText, passwordToasts } from './text.ts';
import { useResetToken } from './use-reset-token.ts';

const silent = { refused: passwordToasts.pageFailed, broken: passwordToasts.pageBroken };

export function ResetPassword() {
  const token = useResetToken('reset');
  const [done, setDone] = useState(false);
  const [, navigate] = useLocation();
  const later = useTimeout();
  useTitle(authText.reset.title);
  const finish = () => {
    setDone(true);
    dropSession();
    later(() => navigate(paths.login), timings.resetPageRedirect);
  };
  return (
    <div className={styles.narrow}>
      {done ? (
        <DoneView title={authText.reset.doneTitle} lead={authText.reset.doneLead} />
      ) : token ? (
        <ResetTokenForm token={token} silent={silent} onDone={finish} />
      ) : (
        <div className="form">
          <h1>{authText.reset.invalidTitle}</h1>
          <p className="box">{rules.resetLinkInvalid}</p>
          <Link className={buttonClass({ primary: true })} href={paths.forgot}>
            {authText.reset.askAgain}
          </Link>
        </div>
      )}
    </div>
  );
}
