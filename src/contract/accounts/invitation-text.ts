export const accountInvitationDays = 30;

export const accountInvitationText = {
  title: 'Account invitations',
  modes: {
    open: 'Anyone can register here. An invitation only sends a link.',
    invited: 'Only invited people can register.',
    closed: 'Registration is closed. Invitations work again with REGISTRATION=invited.',
  },
  email: 'Email address',
  submit: 'Invite',
  sent: 'Account invitation sent',
  notSent: 'This address received enough emails for now. It can register all the same.',
  failed: 'Failed to send the account invitation',
  fetchFailed: 'Failed to fetch the account invitations',
  empty: 'No open account invitations.',
  by: (administrator: string, until: string) => `Invited by ${administrator}. Valid until ${until}.`,
  kept: 'An invitation leaves this list when it is used, or after 30 days.',
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: 'Invitation withdrawn',
  withdrawFailed: 'Failed to withdraw the invitation',
  hasAccount: 'This address already has an account.',
  closed: 'Registration is closed.',
  registering: {
    open: '',
    invited: 'Registration is by invitation. Use the email address that was invited.',
    closed: 'Registration is closed.',
  },
} as const;
