import { type ReactNode, useState } from 'react';
import { authOldForms } from '../../../contract/accounts/forms.ts';
import { timings } from '../../../contract/constants.ts';
import { errorMessages } from '../../../contract/text.ts';
import { useTitle } from '../../lib/title.ts';
import { useTimeout } from '../../lib/use-timeout.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AuthBanner } from './AuthBanner.tsx';
import { DoneView } from './DoneView.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { isOnlyWay, LoginForm } from './LoginForm.tsx';
import styles from './narrow.module.css';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetCodeForm } from './ResetCodeForm.tsx';
import { ResetTokenForm } from './ResetTokenForm.tsx';
import { authText, passwordToasts } from './text.ts';
import { useAuthTabs } from './use-auth-tabs.ts';
import { useResetToken } from './use-reset-token.ts';
import { VerifyForm } from './VerifyForm.tsx';

type Tab = 'login' | 'register' | 'verify' | 'reset';
type ResetStep = 'request' | 'code' | 'token' | 'done';

function tabOf(search: string): Tab | null {
  const flags = new URLSearchParams(search);
  const asked = (['register', 'verify', 'login'] as const).find((flag) => flags.get(flag) === 'true');
  return asked ?? (flags.get('verified') === 'true' ? 'login' : null);
}

export function AuthOld() {
  const token = useResetToken('token', 'reset');
  const { search, tab, choose, go, typed, onTyped } = useAuthTabs<Tab>(tabOf, token ? 'reset' : 'login');
  const [step, setStep] = useState<ResetStep>(token ? 'token' : 'request');
  const later = useTimeout();
  useTitle(authText.tabs[tab]);

  const { email } = typed;
  const goStep = (to: ResetStep) => (address: string) => {
    onTyped({ email: address });
    setStep(to);
  };
  const finish = (address: string) => {
    goStep('done')(address);
    later(() => {
      setStep('request');
      choose('login');
    }, timings.resetRedirect);
  };
  const silent = { refused: errorMessages.resetLinkFailed, broken: passwordToasts.unexpected };

  const resetPanels: Record<ResetStep, () => ReactNode> = {
    request: () => <ForgotForm onTyped={onTyped} email={email} onSent={goStep('code')} />,
    code: () => <ResetCodeForm onTyped={onTyped} email={email} onNewCode={goStep('request')} onDone={finish} />,
    token: () => <ResetTokenForm token={token ?? ''} silent={silent} onDone={() => finish('')} />,
    done: () => <DoneView title={authText.reset.doneTitle} lead={authText.reset.doneLead} />,
  };

  const loginForm = (
    <LoginForm schema={authOldForms.login} email={email} onTyped={onTyped} onUnverified={go('verify')} />
  );
  return (
    <div className={styles.narrow}>
      <AuthBanner search={search} />
      {isOnlyWay ? (
        loginForm
      ) : (
        <Tabs
          label={authText.tabsLabel}
          value={tab}
          onChange={choose}
          tabs={[
            {
              value: 'login',
              label: authText.tabs.login,
              panel: loginForm,
            },
            {
              value: 'register',
              label: authText.tabs.register,
              panel: (
                <RegisterForm
                  schema={authOldForms.register}
                  typed={typed}
                  onTyped={onTyped}
                  onRegistered={go('verify')}
                />
              ),
            },
            {
              value: 'verify',
              label: authText.tabs.verify,
              panel: (
                <VerifyForm schema={authOldForms.verify} email={email} onTyped={onTyped} onVerified={go('login')} />
              ),
            },
            { value: 'reset', label: authText.tabs.reset, panel: resetPanels[step]() },
          ]}
        />
      )}
    </div>
  );
}
