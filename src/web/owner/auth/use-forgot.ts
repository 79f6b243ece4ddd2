import { ApiError } from '../../lib/call.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { showFailure, showToast } from '../../ui/toast.ts';
import { openPreview } from './open-preview.tsx';
import { passwordToasts } from './text.ts';

export function useForgot(onSent: (email: string) => void) {
  return useCallMutation('POST /api/forgot-password', {
    onSuccess: ({ message, devEmailPreview }, typed) => {
      if (devEmailPreview) openPreview(passwordToasts.sent, message, devEmailPreview);
      else showToast({ title: passwordToasts.sent, body: message });
      onSent(typed.email);
    },
    onError: (error) => {
      const silent = error instanceof ApiError ? passwordToasts.sendFailed : passwordToasts.unexpected;
      showFailure(passwordToasts.error, error, silent);
    },
  });
}
