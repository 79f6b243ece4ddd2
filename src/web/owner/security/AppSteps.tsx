import type { CallReply } from '../../../contract/calls.ts';
import { ApiError } from '../../lib/call.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import { AppSetUp } from '../shared/second-step/AppSetUp.tsx';
import type { NewCodes } from './Security.tsx';
import { securityText } from './text.ts';

interface AppStepsProps {
  readonly appKey: CallReply<'POST /api/security/app'>;
  readonly onChanged: (codes: NewCodes | null) => void;
  readonly onCancel: () => void;
}

export function AppSteps({ appKey, onChanged, onCancel }: AppStepsProps) {
  const turnOn = useCallMutation('POST /api/security/app/on', {
    onSuccess: ({ recoveryCodes }) => {
      showToast(securityText.app.turnedOn);
      onChanged(recoveryCodes && { codes: recoveryCodes, isRenewed: false });
    },
  });
  const error = turnOn.error instanceof ApiError ? (turnOn.error.fields.code ?? turnOn.error.message) : undefined;
  return (
    <AppSetUp
      appKey={appKey}
      busy={turnOn.isPending}
      error={error}
      onCode={(code) => turnOn.mutate({ code })}
      onCancel={onCancel}
    />
  );
}
