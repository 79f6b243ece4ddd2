/** Sentences of rejections, apart from `errorMessages`: only the team's screens need them. */
export const teamErrors = {
  notOnTeam: 'This person is not on the team.',
  invitationNotFound: 'This invitation was accepted, canceled or replaced.',
  oneself: 'You are already on this team.',
  role: 'Please choose a role',
  line: 'Please use 200 characters or fewer, without links, addresses or telephone numbers',
  businesses: 'Please choose at least one of your businesses',
  fullTeam: 'A team can have 50 people.',
  fullInvitations: 'A business can have 20 open invitations. Cancel one, or wait until one is accepted.',
  emailsThisHour: 'No more invitations can be emailed this hour. Please try again later.',
  emailsToday: 'No more invitations can be emailed today. Please copy the link instead.',
  emailsToAddress: 'This address received enough emails for now. Please try again later, or copy the link.',
  ownerLeaves: 'The owner cannot leave. Transfer the ownership first.',
  joinGone: 'This invitation no longer works. Please ask for a new one.',
  otherAddress: 'This invitation is for another email address.',
  newOwner: 'Only an active person of the team can become the owner.',
  ownerActive: 'The owner is active, so the owner alone can transfer this business.',
  newOwnerOfAdministrator: 'Please choose an active account that is not an administrator.',
  businessLimit: 'This person already has as many businesses as one account can have.',
  assignee: 'Only people on the team who may read private messages can have one assigned.',
} as const;

export const alreadyOnTeam = (name: string, role: string): string =>
  `${name} is already on this team, as ${role}. You can change roles on the Team page.`;
