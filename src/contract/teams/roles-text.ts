import type { MemberRole, Role } from '../permissions.ts';

/** In the middle of a sentence. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'owner',
  manager: 'manager',
  frontDesk: 'front desk',
  viewer: 'viewer',
  administrator: 'administrator',
};

/** The invitation's email and the page on which it is accepted say the same. */
export const roleSummaries: Readonly<Record<MemberRole, string>> = {
  manager:
    "You'll be able to read and answer private messages, send invitations and edit the business. You can't change the team.",
  frontDesk: "You'll be able to invite customers and print codes. You won't see private messages.",
  viewer: "You'll be able to see Insights and print codes. You won't see private messages.",
};
