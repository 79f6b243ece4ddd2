import { toastDuration } from '../../contract/constants.ts';
import type { ToastMessage } from './toast.ts';

/** Only one toast is shown at a time, so two messages of one action share it. */
export function joinToasts(first: ToastMessage, second: ToastMessage): ToastMessage {
  return {
    ...first,
    duration: Math.max(first.duration ?? toastDuration, second.duration ?? toastDuration),
    body: (
      <>
        <p>{first.body}</p>
        <b>{second.title}</b>
        <p>{second.body}</p>
      </>
    ),
  };
}
