import { toastDuration } from '../../contract/constants.ts';
import type { ToastMessage } from './toast.ts';

/** Two messages of one act, since only one is shown at a time: the title of the first, and the second in its body. */
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
