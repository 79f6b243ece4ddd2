import type { Step } from '../../contract/analytics/steps.ts';
import { sentimentsRequired } from '../../contract/constants.ts';
import type { Flow } from './flow.ts';

/** The steps that led to what the page shows, in order. `start` is what an earlier page life left. */
export function stepsOf({ step, picks, draft, pending, copied }: Flow, start: Flow | null): readonly Step[] {
  if (step === 'thumbs') return [];
  if (step === 'feedback') return ['opened', 'bad'];
  if (step === 'thanks') return ['opened', 'bad', 'sent'];
  const hasDraft = step !== 'picker' && draft && !pending;
  const isOwn = hasDraft && draft.own;
  const isCopied = hasDraft && copied && copied !== start?.copied;
  return [
    'opened',
    'good',
    ...(isOwn || picks.length < sentimentsRequired ? [] : ['four' as const]),
    ...(hasDraft && !isOwn ? ['draft' as const] : []),
    ...(isOwn && draft.review.trim() ? ['own' as const] : []),
    // Manual copying counts once the customer confirms it.
    ...(isCopied && (!copied.byHand || step === 'platform') ? ['copied' as const] : []),
  ];
}
