import { call } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { arrive } from '../../shared/second-step/arrive.ts';
import { askForPasskey } from '../../shared/second-step/passkeys.ts';
import { StepHeading } from '../../shared/second-step/StepHeading.tsx';
import { usePasskey } from '../../shared/second-step/use-passkey.ts';
import { showSignInFailure } from './failure.ts';
import { stepText } from './text.ts';

export async function signInWithPasskey(): Promise<void> {
  const passkey = await askForPasskey(await call('POST /api/sign-in/passkey-options', {}));
  arrive(await call('POST /api/sign-in/passkey', { passkey }));
}

export function PasskeyStep() {
  const use = usePasskey(signInWithPasskey, { onError: showSignInFailure });
  const { title, lead, use: label } = stepText.passkey;
  return (
    <div className="form">
      <div>
        <StepHeading>{title}</StepHeading>
        <p className="soft">{lead}</p>
      </div>
      <Button primary busy={use.isPending} onClick={() => use.mutate()}>
        {label}
      </Button>
    </div>
  );
}
