export const teamMax = {
  people: 50,
  openInvitations: 20,
  /** Characters of the inviter's own line. */
  line: 200,
  businesses: 100,
} as const;

export const teamInvitationDays = 7;
