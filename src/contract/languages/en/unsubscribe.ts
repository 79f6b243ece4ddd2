import type { BusinessKind } from '../../customer-page.ts';

/** Sentences of the unsubscribe page. */
export const unsubscribeText = {
  title: 'Stop emails',
  invitations: {
    question: (business: string | null, email: string | null) =>
      `Stop ${business === null ? 'emails from this sender' : 'these emails'}${email === null ? '' : ` to ${email}`}?`,
    stopped: (business: string | null) => `Invitations from ${business ?? 'this sender'} are stopped.`,
    button: 'Stop these emails',
    note: (kind: BusinessKind) =>
      `You won’t get another invitation from this ${kind}. Emails about appointments don’t change.`,
  },
  monday: {
    question: (email: string) => `Stop the Monday email to ${email}?`,
    stopped: 'The Monday email is stopped.',
    button: 'Stop this email',
    note: 'Your other emails don’t change. You can switch it on again in your account settings.',
  },
  done: { title: 'Done. You won’t get any more.', close: 'You can close this page.' },
  unknown: {
    title: 'This link doesn’t work',
    body: 'It may be incomplete, or the sender is no longer here. Use the link at the end of the newest email that you want to stop.',
  },
} as const;
