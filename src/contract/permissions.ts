export type Role = 'owner' | 'administrator';

const permissions = {
  list: ['owner'],
  view: ['owner', 'administrator'],
  viewKeywords: ['administrator'],
  viewInsights: ['owner', 'administrator'],
  edit: ['owner', 'administrator'],
  changeFeedbackEmails: ['owner'],
  editPlaces: ['owner', 'administrator'],
  editNotes: ['owner', 'administrator'],
  delete: ['owner', 'administrator'],
  readFeedback: ['owner'],
  changeFeedback: ['owner'],
  answerFeedback: ['owner'],
  exportPerson: ['owner'],
  erasePerson: ['owner'],
  manageInvitations: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof permissions;

export const may = (role: Role, action: Action): boolean => permissions[action].some((allowed) => allowed === role);
