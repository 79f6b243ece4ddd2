import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { SignInState, SignInWay } from '../../../../contract/accounts/sign-in-calls.ts';
import { paths } from '../../../../contract/paths.ts';
import { queryFor, useCallMutation } from '../../../lib/query-client.ts';
import { useUser } from '../../../lib/session.ts';
import { useTitle } from '../../../lib/title.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CodeForm, RecoveryForm } from './CodeForms.tsx';
import { LostStart } from './LostStart.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { SetUp } from './SetUp.tsx';
import css from './stages.module.css';
import { stepText } from './text.ts';

type View = SignInWay | 'lost';
const labelOf: Readonly<Record<View, string>> = {
  passkey: stepText.passkey.use,
  app: stepText.app.use,
  'recovery code': stepText.recovery.use,
  lost: stepText.lost.use,
};
const iconOf: Readonly<Record<View, IconName>> = {
  passkey: 'key',
  app: 'lock',
  'recovery code': 'lines',
  lost: 'phone',
};

/** After the password: the second step, or setting one up. */
export function SecondStep() {
  useTitle(stepText.title);
  const [, navigate] = useLocation();
  const { data, isPending } = useQuery({
    ...queryFor('GET /api/sign-in', {}),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const cancel = useCallMutation('POST /api/sign-in/cancel');
  const { user } = useUser();
  // New recovery codes stay on the screen until they are saved, also once the session is noticed.
  const [isSaving, setSaving] = useState(false);
  if (user && !isSaving) return <Redirect to={paths.login} replace state={history.state} />;
  if (isPending) return <Spinner label={stepText.loading} />;
  if (!data || data.step === 'none') return <Redirect to={paths.login} replace state={history.state} />;
  const leave = () => {
    cancel.mutate({});
    navigate(paths.login, { replace: true, state: history.state });
  };
  return data.step === 'set up' ? (
    <SetUp email={data.email} onSaving={setSaving} onLeave={leave} />
  ) : (
    <Ways state={data} onLeave={leave} />
  );
}

function Ways({ state: { ways }, onLeave }: { readonly state: SignInState; readonly onLeave: () => void }) {
  const [view, setView] = useState<View>(() => (ways.includes('app') ? 'app' : 'passkey'));
  const offered: readonly View[] = [...ways, 'lost'];
  return (
    <>
      <button type="button" className="link plain" onClick={onLeave}>
        <Icon name="back" />
        {stepText.toLogin}
      </button>
      {view === 'app' ? <CodeForm /> : null}
      {view === 'passkey' ? <PasskeyStep /> : null}
      {view === 'recovery code' ? <RecoveryForm /> : null}
      {view === 'lost' ? <LostStart /> : null}
      <div className={css.links}>
        {offered
          .filter((other) => other !== view)
          .map((other) => (
            <button key={other} type="button" className="link plain" onClick={() => setView(other)}>
              <Icon name={iconOf[other]} />
              {labelOf[other]}
            </button>
          ))}
      </div>
    </>
  );
}
