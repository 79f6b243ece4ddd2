/** Given to people whom the owner invites. */
export const memberRoles = ['manager', 'frontDesk', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** A person's role at one business. The owner is the business's user; administrators run the installation. */
export const roles = ['owner', ...memberRoles, 'administrator'] as const;
export type Role = (typeof roles)[number];

const everyone = ['owner', ...memberRoles] as const;
const managers = ['owner', 'manager'] as const;

const permissions = {
  list: everyone,
  view: [...everyone, 'administrator'],
  viewKeywords: ['administrator'],
  viewInsights: ['owner', 'manager', 'viewer', 'administrator'],
  viewPlaces: [...everyone, 'administrator'],
  edit: [...managers, 'administrator'],
  changeFeedbackEmails: ['owner'],
  editPlaces: [...managers, 'administrator'],
  editNotes: [...managers, 'administrator'],
  delete: ['owner', 'administrator'],
  exportEverything: ['owner'],
  readFeedback: managers,
  changeFeedback: managers,
  answerFeedback: managers,
  assignFeedback: managers,
  exportPerson: managers,
  erasePerson: managers,
  /** One customer at a time, at the front desk. */
  inviteCustomer: ['owner', 'manager', 'frontDesk'],
  /** Lists, settings, front-desk screens and API tokens. */
  manageInvitations: managers,
  viewTeam: [...everyone, 'administrator'],
  manageTeam: ['owner'],
  transfer: ['owner'],
  requireSecondStep: ['owner'],
  readAudit: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof permissions;
export const actions = /* @__PURE__ */ Object.keys(permissions) as readonly Action[];

export const may = (role: Role, action: Action): boolean => permissions[action].some((allowed) => allowed === role);
