import type { CallReply } from '../../../contract/calls.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showFailure } from '../../ui/toast.ts';
import type { NewCodes } from './Security.tsx';
import { securityText } from './text.ts';
import { useAddPasskey } from './use-add-passkey.ts';

interface NoSecondStepProps {
  readonly onAppKey: (key: CallReply<'POST /api/security/app'>) => void;
  readonly onChanged: (codes: NewCodes | null) => void;
}

export function NoSecondStep({ onAppKey, onChanged }: NoSecondStepProps) {
  const add = useAddPasskey(onChanged);
  const begin = useCallMutation('POST /api/security/app', {
    onSuccess: onAppKey,
    onError: (error) => showFailure(securityText.failed, error),
  });
  const { title, lead, app } = securityText.none;
  return (
    <section className="card form">
      <h2>{title}</h2>
      <p className="soft">{lead}</p>
      <div className="row">
        <Button primary busy={add.isPending} onClick={() => add.mutate()}>
          <Icon name="plus" />
          {securityText.passkeys.add}
        </Button>
        <Button busy={begin.isPending} onClick={() => begin.mutate({})}>
          {app}
        </Button>
      </div>
    </section>
  );
}
