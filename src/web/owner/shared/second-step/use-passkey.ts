import { useMutation } from '@tanstack/react-query';

interface PasskeyOptions<Reply> {
  readonly onSuccess?: (reply: Reply) => unknown;
  readonly onError: (error: Error) => unknown;
}

/** An act that opens the browser's passkey window. A retry would open the window again, after the person closed it. */
export const usePasskey = <Reply>(act: () => Promise<Reply>, options: PasskeyOptions<Reply>) =>
  useMutation({ mutationFn: act, retry: false, ...options });
