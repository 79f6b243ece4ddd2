import { toastDuration } from '../../contract/limits.ts';
import type { ToastWords } from './toast.ts';

/** Two messages of one act, since only one is shown at a time: the title of the first, and the second in its body. */
export function joinToasts(first: ToastWords, second: ToastWords): ToastWords {
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
