import { callConfirmed } from '../../lib/call-confirmed.ts';
import { makeKey } from '../../lib/call-with-retries.ts';
import { expectedUserId } from '../../lib/query-client.ts';
import { showFailure, showToast } from '../../ui/toast.ts';
import { makePasskey, PasskeyCancelled } from '../shared/second-step/passkeys.ts';
import { usePasskey } from '../shared/second-step/use-passkey.ts';
import type { NewCodes } from './Security.tsx';
import { securityText } from './text.ts';

const { added } = securityText.passkeys;

async function addPasskey() {
  const user = expectedUserId();
  const passkey = await makePasskey(await callConfirmed('POST /api/security/passkey-options', {}, { user }));
  return callConfirmed('POST /api/security/passkeys', { passkey }, { user, idempotencyKey: makeKey() });
}

export function useAddPasskey(onChanged: (codes: NewCodes | null) => void) {
  return usePasskey(addPasskey, {
    onSuccess: ({ recoveryCodes }) => {
      if (recoveryCodes) return onChanged({ codes: recoveryCodes, note: added.first });
      showToast(added.toast);
      onChanged(null);
    },
    onError: (error) => {
      if (!(error instanceof PasskeyCancelled)) showFailure(securityText.failed, error);
    },
  });
}
