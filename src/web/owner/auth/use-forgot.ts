import { passwordToasts } from '../../../contract/account-text.ts';
import { ApiError } from '../../lib/call.ts';
import { serverMessage } from '../../lib/error-message.ts';
import { useAct } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';
import { openPreview } from './open-preview.tsx';

/** Asks for reset instructions and says how it went. */
export function useForgot(onSent: (email: string) => void) {
  return useAct('POST /api/forgot-password', {
    onSuccess: ({ message, devEmailPreview }, typed) => {
      if (devEmailPreview) openPreview(passwordToasts.sent, message, devEmailPreview);
      else toast({ title: passwordToasts.sent, body: message });
      onSent(typed.email);
    },
    onError: (error) => {
      const silent = error instanceof ApiError ? passwordToasts.sendFailed : passwordToasts.unexpected;
      toast({ title: passwordToasts.error, body: serverMessage(error) ?? silent, destructive: true });
    },
  });
}
