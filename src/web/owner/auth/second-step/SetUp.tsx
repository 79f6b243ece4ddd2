import { type FormEvent, useState } from 'react';
import type { CallReply } from '../../../../contract/calls.ts';
import { call } from '../../../lib/call.ts';
import { useCallMutation } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { AppSetUp } from '../../shared/second-step/AppSetUp.tsx';
import { arrive } from '../../shared/second-step/arrive.ts';
import { makePasskey } from '../../shared/second-step/passkeys.ts';
import { RecoveryCodes } from '../../shared/second-step/RecoveryCodes.tsx';
import { StepHeading } from '../../shared/second-step/StepHeading.tsx';
import css from '../../shared/second-step/second-step.module.css';
import { secondStepText } from '../../shared/second-step/text.ts';
import { usePasskey } from '../../shared/second-step/use-passkey.ts';
import { showSignInFailure } from './failure.ts';
import styles from './stages.module.css';
import { stepText } from './text.ts';

const { required: text } = stepText;

interface SetUpProps {
  readonly email: string;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onLeave: () => void;
}

type Done = CallReply<'POST /api/sign-in/app/on'>;

async function addNewPasskey() {
  const passkey = await makePasskey(await call('POST /api/sign-in/new-passkey-options', {}));
  return call('POST /api/sign-in/new-passkey', { passkey });
}

/** One is asked of this person, and they have none: they are in once it is set up. */
export function SetUp({ email, onSaving, onLeave }: SetUpProps) {
  const [choice, setChoice] = useState<'passkey' | 'app'>('passkey');
  const [done, setDone] = useState<Done | null>(null);
  const finish = (reply: Done) => {
    onSaving(true);
    setDone(reply);
  };
  const [appKey, setAppKey] = useState<CallReply<'POST /api/sign-in/app'> | null>(null);
  const begin = useCallMutation('POST /api/sign-in/app', { onSuccess: setAppKey, onError: showSignInFailure });
  const turnOn = useCallMutation('POST /api/sign-in/app/on', { onSuccess: finish });
  const addPasskey = usePasskey(addNewPasskey, { onSuccess: finish, onError: showSignInFailure });
  if (done?.recoveryCodes)
    return (
      <RecoveryCodes
        codes={done.recoveryCodes}
        note={secondStepText.codes.isOn}
        onDone={() => {
          onSaving(false);
          arrive(done.user);
        }}
      />
    );
  if (appKey)
    return (
      <AppSetUp
        appKey={appKey}
        busy={turnOn.isPending}
        turnOn={(code) => turnOn.mutateAsync({ code })}
        onCancel={() => setAppKey(null)}
      />
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice === 'app') begin.mutate({});
    else addPasskey.mutate();
  };
  return (
    <form className="form" onSubmit={submit}>
      <div>
        <p className="soft">{text.lead}</p>
        <StepHeading>{text.title}</StepHeading>
      </div>
      <p>{text.why}</p>
      <fieldset className={css.choices}>
        <legend className="sr">{text.legend}</legend>
        {(['passkey', 'app'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="way" checked={choice === one} onChange={() => setChoice(one)} />
            <b>{secondStepText[one].title}</b>
            <span className="soft">{secondStepText[one].hint}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" primary busy={begin.isPending || addPasskey.isPending}>
        {text.submit}
      </Button>
      <div className={styles.foot}>
        <p className="soft">{text.signedInAs(email)}</p>
        <button type="button" className="link plain" onClick={onLeave}>
          {text.logout}
        </button>
      </div>
    </form>
  );
}
