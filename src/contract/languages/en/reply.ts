import type { BusinessKind } from '../../customer-page.ts';

/** The customer's own pages, /reply and /reply/{code}. */
export const replyText = {
  enter: {
    title: 'Read your reply',
    hint: 'Type the code from your thank-you page. Capitals and dashes don’t matter.',
    label: 'Your code',
    open: 'Open',
    wrongLength: (typed: number) => `That’s ${typed} ${typed === 1 ? 'character' : 'characters'}. Codes have 12.`,
    wrongSigns: 'A code has only letters and digits.',
  },
  title: 'Your conversation',
  you: 'You',
  none: (kind: BusinessKind) => `The ${kind} has not replied yet.`,
  settle: 'Does that settle it?',
  yes: 'That settles it',
  no: 'Not yet',
  settled: 'You said that settles it. If that changes, write back below.',
  notSettled: (kind: BusinessKind) => `You said not yet. The ${kind} can see that. You can also write back below.`,
  sent: (kind: BusinessKind) => `Your message is sent. The ${kind} can read it.`,
  write: 'Write back',
  send: 'Send',
  tomorrow: 'You can write 5 messages a day. Please try again tomorrow.',
  publicly: 'Post in public',
  both: (kind: BusinessKind) => `This stays between you and the ${kind}. You can also post a public review.`,
  remove: 'Delete my message',
  removeSure: (kind: BusinessKind) =>
    `This deletes your message and all replies, for you and for the ${kind}. It can’t be undone.`,
  removeNow: 'Delete for good',
  removed: { title: 'Your message is deleted.', body: 'The replies and notes about it are deleted too.' },
  inactive: 'This business is currently inactive. You can read this conversation, but not write back.',
  tooMany: { title: 'Too many attempts.', body: 'Please try again later.' },
} as const;
