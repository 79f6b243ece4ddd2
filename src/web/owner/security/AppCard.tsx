import type { Security } from '../../../contract/accounts/sign-in-calls.ts';
import type { CallReply } from '../../../contract/calls.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { Card } from './Card.tsx';
import { dayInWords } from './days.ts';
import type { NewCodes } from './Security.tsx';
import { securityText } from './text.ts';

interface AppCardProps {
  readonly security: Security;
  readonly onAppKey: (key: CallReply<'POST /api/security/app'>) => void;
  readonly onChanged: (codes: NewCodes | null) => void;
}

const { app: text } = securityText;
const fail = (error: Error) => showFailure(securityText.failed, error);

export function AppCard({ security, onAppKey, onChanged }: AppCardProps) {
  const begin = useCallMutation('POST /api/security/app', { onSuccess: onAppKey, onError: fail });
  const turnOff = useCallMutation('DELETE /api/security/app', {
    onSuccess: () => {
      showToast(text.turnedOff);
      onChanged(null);
    },
    onError: fail,
  });
  const { appSince, isRequired, passkeys } = security;
  if (appSince === null)
    return (
      <Card
        title={text.title}
        lead={text.offLead}
        action={
          <Button small busy={begin.isPending} onClick={() => begin.mutate({})}>
            {text.turnOn}
          </Button>
        }
      />
    );
  return (
    <Card
      title={text.title}
      lead={text.lead(dayInWords(appSince))}
      action={
        <Badge tone="good" icon="tick">
          {text.on}
        </Badge>
      }
    >
      {isRequired && passkeys.length === 0 ? (
        <p className="soft">{securityText.required}</p>
      ) : (
        <div className="row">
          <ConfirmButton
            icon="power"
            label={text.turnOff}
            title={text.turnOffTitle}
            confirm={text.turnOff}
            danger
            act={() => turnOff.mutateAsync({})}
          >
            {text.turnOffBody}
          </ConfirmButton>
        </div>
      )}
    </Card>
  );
}
