import { ApiError } from '../../lib/call.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { showFailure, showToast } from '../../ui/toast.ts';
import { passwordToasts } from './text.ts';

export interface SilentFailure {
  /** The server refused without a sentence. */
  readonly refused: string;
  readonly broken: string;
}

export function useReset(
  silent: SilentFailure,
  onDone: () => void,
  showErrors: (fields: Readonly<Record<string, string>>) => void,
) {
  return useCallMutation('POST /api/reset-password', {
    onSuccess: ({ message }) => {
      showToast({ title: passwordToasts.resetDone, body: message });
      onDone();
    },
    onError: (error) => {
      showFailure(passwordToasts.error, error, silent.refused, { noAnswer: silent.broken });
      if (error instanceof ApiError) showErrors(error.fields);
    },
  });
}
