export const addressText = {
  unconfirmed: 'Address not confirmed',
  noEmails: (email: string) => `${email} gets no messages until then.`,
  confirm: 'Confirm address',
  waiting: 'Waiting for confirmation',
  asked: (email: string, meanwhile: string) =>
    `We emailed a link to ${email}. Open it and press Confirm. Until then, ${meanwhile}.`,
  unsent: (email: string, meanwhile: string) =>
    `We have not emailed ${email} yet to ask for confirmation. Until it confirms, ${meanwhile}.`,
  feedbackIsKept: 'private feedback is kept on your dashboard and not emailed',
  again: 'Send again',
  againTo: (email: string) => `Send again to ${email}`,
  send: 'Send email',
  sendTo: (email: string) => `Send email to ${email}`,
  sent: (email: string) => ({ title: 'Email sent', body: `We emailed a link to ${email}.` }),
  settled: { title: 'Address confirmed', body: 'Private feedback is emailed from now on.' },
  failed: 'Email not sent',
} as const;

export const missingBusinessText = {
  loadFailed: 'Error Loading Business',
  noData: 'Business data not found',
  return: 'Return to Dashboard',
} as const;

export const notForRoleText = {
  title: 'This page is not part of your role',
  body: (role: string) => `Your role here is ${role}. The owner can change it on the Team page.`,
} as const;

export const businessListText = {
  loading: 'Loading your businesses',
  refresh: 'Refresh',
  unnamed: 'Unnamed Business',
  more: (count: number) => `Show ${count} more`,
  copyByHand: { title: 'Copy URL manually', body: 'Long-press or select the URL to copy it manually' },
} as const;

export const copyLinkText = {
  copy: 'Copy',
  copied: 'Copied',
} as const;
