import type { MemberRole, Role } from '../../../contract/permissions.ts';
import { roleNames } from '../../../contract/teams/roles-text.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
export const roleLabel = (role: Role): string => capital(roleNames[role]);

export const peopleText = {
  title: 'People',
  invite: 'Invite',
  you: '(you)',
  columns: { name: 'Name', role: 'Role', lastActive: 'Last active', signIn: 'Sign-in' },
  roleOf: (name: string) => `Role of ${name}`,
  roleChanged: (name: string, role: MemberRole) => ({
    title: 'Role changed',
    body: `${name} is ${roleNames[role]} now.`,
  }),
  roleFailed: 'The role was not changed',
  now: 'Now',
  signedOut: 'Not signed in',
  since: (month: string) => `On the team since ${month}`,
  secondStep: 'Second step',
  passwordOnly: 'Password only',
  deactivated: 'Deactivated',
  more: (name: string) => `More for ${name}`,
  remove: 'Remove from the team',
  confirmRemove: {
    title: (name: string) => `Remove ${name}?`,
    body: (business: string) =>
      `It takes effect at once. They can no longer open ${business}. Front-desk screens and API tokens that they added stop working. Messages assigned to them go back to the team, and what they wrote stays.`,
    confirm: (name: string) => `Remove ${name}`,
  },
  removed: (name: string) => ({ title: 'Removed', body: `${name} is no longer on this team.` }),
  removeFailed: 'Nobody was removed',
  alone: {
    title: 'Just you so far',
    body: 'Invite the people at your front desk, so that nobody has to share your password. You choose what each of them can see.',
  },
} as const;

export const openInvitationsText = {
  title: 'Open invitations',
  count: (count: number, most: number) => `${count} of ${most}`,
  facts: (role: MemberRole, sent: string, others: number) =>
    [
      roleLabel(role),
      ...(others > 0 ? [`${others} more ${others === 1 ? 'business' : 'businesses'}`] : []),
      `sent ${sent}`,
    ].join(', '),
  expires: (day: string) => `expires ${day}`,
  expired: (day: string) => `expired ${day}`,
  waiting: 'The email is on its way.',
  failed: 'This email came back. Check the address and invite again.',
  sendAgain: 'Send again',
  newLink: 'New link',
  cancel: 'Cancel',
  of: (action: string, email: string) => `${action}: ${email}`,
  sent: (email: string) => ({
    title: 'Invitation sent',
    body: `We emailed ${email} a new link. The one before no longer works.`,
  }),
  canceled: (email: string) => ({ title: 'Invitation canceled', body: `The link sent to ${email} no longer works.` }),
  failedToSend: 'The invitation was not sent',
  failedToCancel: 'The invitation was not canceled',
} as const;

export const leaveText = {
  role: (role: string) => `Your role here is ${role}`,
  owner: (name: string) => `${name} can change it.`,
  open: 'Leave this team',
  title: (business: string) => `Leave ${business}?`,
  body: (assigned: number) =>
    [
      'It takes effect at once, and only the owner can invite you again.',
      ...(assigned > 0
        ? [`${assigned === 1 ? 'The message' : `The ${assigned} messages`} assigned to you will go back to the team.`]
        : []),
    ].join(' '),
  confirm: 'Leave',
  done: (business: string) => ({ title: 'You left the team', body: `You can no longer open ${business}.` }),
  failed: 'You are still on the team',
} as const;

export const ownerText = {
  title: 'Owner: you',
  body: 'To leave, or to give this business to someone else, transfer it to a person of this team. You stay as a manager and can leave then.',
  alone:
    'To give this business to someone else, invite them first. Once they joined, you can transfer it to them here.',
  open: 'Transfer ownership',
} as const;

export const secondStepText = {
  title: 'Second step',
  label: 'Require a second step of everyone on this team',
  hint: 'After the password, a passkey or a code from an app. People without one are signed out, and set it up when they sign in again. You too.',
  on: {
    title: 'Second step required',
    body: 'People without one are signed out, and set it up when they sign in again.',
  },
  off: { title: 'Second step not required', body: 'People who set one up keep it.' },
  failed: 'Nothing was changed',
} as const;

export const transferText = {
  title: 'Transfer ownership',
  body: 'The new owner can do everything you can: change the team, see who did what, and delete the business. You become a manager.',
  legend: 'New owner',
  nobody: 'Nobody else is on this team yet. Invite the new owner first.',
  effect:
    "It takes effect at once. Only the new owner can give it back. We'll ask for your password or passkey, and email both of you.",
  submit: (name: string) => `Transfer to ${name}`,
  choose: 'Transfer',
  invite: 'Invite someone',
  cancel: 'Cancel',
  done: (name: string) => ({ title: 'Ownership transferred', body: `${name} is the owner now. You are a manager.` }),
  failed: 'The ownership was not transferred',
} as const;

export const inviteText = {
  title: 'Invite someone',
  email: 'Email',
  role: 'Role',
  roles: {
    manager: "Reads and answers private messages, sends invitations, edits the business. Can't change the team.",
    frontDesk: "Invites customers and prints codes. Doesn't see private messages or Insights.",
    viewer: "Sees Insights and prints codes. Doesn't see private messages.",
  },
  businesses: 'Businesses',
  line: 'A line from you',
  lineHint: 'Goes into the email.',
  lineHintLink: 'They see it when they open the link.',
  submit: 'Send invitation',
  submitLink: 'Make a link',
  cancel: 'Cancel',
  works: (days: number) =>
    `The invitation works for ${days} days, once. They join with a button, so opening the email changes nothing.`,
  closed: 'Registration is closed here, so only people who already have an account can join.',
  failed: 'The invitation was not sent',
  sent: (email: string) => ({ title: 'Invitation sent', body: `We emailed ${email}.` }),
  sentAgain: (email: string) => ({
    title: 'Invitation sent again',
    body: `${email} was invited before. The link in the email before no longer works.`,
  }),
} as const;

export const linkText = {
  title: 'Give them this link',
  body: (email: string) => `Only ${email} can use it.`,
  noEmail: (product: string) => `Email isn't set up on this ${product}, so we couldn't send it.`,
  copy: { link: 'Link', copy: 'Copy', copied: 'Copied' },
  once: (day: string) => `Works once, until ${day}. You see it only now. You can make a new one on the Team page.`,
  done: 'Done',
  copyFailed: 'Copy the link by hand',
} as const;
