import { type ReactNode, useState } from 'react';
import { authForms } from '../../../contract/accounts/forms.ts';
import { timings } from '../../../contract/constants.ts';
import { errorMessages } from '../../../contract/text.ts';
import { useTitle } from '../../lib/title.ts';
import { useTimeout } from '../../lib/use-timeout.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AuthBanner } from './AuthBanner.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { DoneView } from './DoneView.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { ForgotSent } from './ForgotSent.tsx';
import { isOnlyWay, LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetCodeForm } from './ResetCodeForm.tsx';
import { ResetTokenForm } from './ResetTokenForm.tsx';
import { authText, passwordToasts } from './text.ts';
import { useAuthTabs } from './use-auth-tabs.ts';
import { useResetToken } from './use-reset-token.ts';
import { VerifyForm } from './VerifyForm.tsx';

type Tab = 'register' | 'verify' | 'login';
type Step = 'login' | 'forgot' | 'sent' | 'code' | 'token' | 'done';

function tabOf(search: string): Tab | null {
  const flags = new URLSearchParams(search);
  const asks = (flag: string) => flags.get(flag) === 'true';
  if (asks('register')) return 'register';
  if (asks('verify')) return 'verify';
  return asks('login') || asks('verified') || asks('forgot') ? 'login' : null;
}

function firstStep(token: string | null, search: string): Step {
  if (token) return 'token';
  return new URLSearchParams(search).get('forgot') === 'true' ? 'forgot' : 'login';
}

export function Auth() {
  const token = useResetToken('token', 'reset');
  const { search, tab, choose, go, typed, onTyped } = useAuthTabs(tabOf, token ? 'login' : 'register');
  const [step, setStep] = useState<Step>(() => firstStep(token, search));
  const later = useTimeout();
  useTitle(step === 'login' ? authText.tabs[tab] : authText.reset.title);

  const { email } = typed;
  const goStep = (to: Step) => (address: string) => {
    onTyped({ email: address });
    setStep(to);
  };
  const finish = (address: string) => {
    setStep('done');
    later(() => {
      setStep('login');
      go('login')(address);
    }, timings.resetRedirect);
  };
  const silent = { refused: errorMessages.resetLinkFailed, broken: passwordToasts.unexpected };

  const loginPanels: Record<Step, () => ReactNode> = {
    login: () => (
      <LoginForm
        schema={authForms.login}
        email={email}
        onTyped={onTyped}
        onUnverified={go('verify')}
        onForgot={goStep('forgot')}
      />
    ),
    forgot: () => (
      <ForgotForm onTyped={onTyped} email={email} onSent={goStep('sent')} onBack={() => setStep('login')} />
    ),
    sent: () => <ForgotSent onCode={() => setStep('code')} onBack={() => setStep('login')} />,
    code: () => <ResetCodeForm onTyped={onTyped} email={email} onNewCode={goStep('forgot')} onDone={finish} />,
    token: () => <ResetTokenForm token={token ?? ''} silent={silent} onDone={() => finish('')} />,
    done: () => <DoneView title={authText.reset.doneTitle} lead={authText.reset.doneLead} />,
  };

  return (
    <AuthFrame>
      <AuthBanner search={search} />
      {isOnlyWay ? (
        loginPanels.login()
      ) : (
        <Tabs
          label={authText.tabsLabel}
          value={tab}
          onChange={(next) => {
            choose(next);
            setStep('login');
          }}
          tabs={[
            {
              value: 'register',
              label: authText.tabs.register,
              panel: (
                <RegisterForm schema={authForms.register} typed={typed} onTyped={onTyped} onRegistered={go('verify')} />
              ),
            },
            {
              value: 'verify',
              label: authText.tabs.verify,
              panel: <VerifyForm schema={authForms.verify} email={email} onTyped={onTyped} onVerified={go('login')} />,
            },
            { value: 'login', label: authText.tabs.login, panel: loginPanels[step]() },
          ]}
        />
      )}
    </AuthFrame>
  );
}
