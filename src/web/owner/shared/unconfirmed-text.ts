export const unconfirmedText = {
  title: 'Address not confirmed',
  noEmails: (email: string) => `${email} gets no messages until then.`,
  confirm: 'Confirm address',
} as const;
