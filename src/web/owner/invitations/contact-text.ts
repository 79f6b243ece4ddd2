export const doNotContactText = {
  title: 'Do not contact',
  body: 'Someone replied “stop”, or asked you in person? Enter the address. Sayso never sends it another invitation from any of your businesses, and invitations that are waiting are canceled.',
  email: 'Email address',
  confirm: 'Never email again',
  cancel: 'Cancel',
  done: (email: string) => `${email} won’t get any more invitations.`,
} as const;

export const contactAgainText = {
  title: 'Undo “do not contact”',
  body: 'Did you or the front desk enter an address by mistake? It can be invited again. If the person stopped the emails, only they can change that.',
  email: 'Email address',
  confirm: 'Allow invitations',
  cancel: 'Cancel',
  done: (email: string) => `${email} can be invited again.`,
} as const;
