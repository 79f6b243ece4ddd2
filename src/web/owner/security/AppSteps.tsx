import type { CallReply } from '../../../contract/calls.ts';
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

const { turnedOn } = securityText.app;

export function AppSteps({ appKey, onChanged, onCancel }: AppStepsProps) {
  const turnOn = useCallMutation('POST /api/security/app/on', {
    onSuccess: ({ recoveryCodes }) => {
      if (recoveryCodes) return onChanged({ codes: recoveryCodes, note: turnedOn.first });
      showToast(turnedOn.toast);
      onChanged(null);
    },
  });
  return (
    <AppSetUp
      heading="h2"
      appKey={appKey}
      busy={turnOn.isPending}
      turnOn={(code) => turnOn.mutateAsync({ code })}
      onCancel={onCancel}
    />
  );
}
