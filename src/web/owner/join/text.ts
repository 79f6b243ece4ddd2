import type { MemberRole } from '../../../contract/permissions.ts';
import { roleNames } from '../../../contract/teams/roles-text.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const firstName = (name: string) => name.split(' ')[0] ?? name;

export const joinText = {
  title: 'Invitation',
  loading: 'Loading the invitation',
  lead: (inviter: string) => `${inviter} invited you`,
  join: (businesses: readonly string[]) => `Join ${listed.format(businesses)}`,
  role: 'Your role is',
  able: "You'll be able to:",
  can: {
    manager: ['Read and answer private messages', 'Send invitations and edit the business'],
    frontDesk: ['Invite customers to write a review', 'Show and print the codes'],
    viewer: ['See Insights', 'Show and print the codes'],
  },
  cannot: {
    manager: "You can't change the team",
    frontDesk: "You won't see private messages",
    viewer: "You won't see private messages",
  },
  wroteOn: (inviter: string, day: string) => `${inviter}, ${day}`,
  submit: (role: MemberRole) => `Join as ${roleNames[role]}`,
  signedInAs: (email: string, day: string, inviter: string) =>
    `You're signed in as ${email}. This invitation expires on ${day}. If you don't know ${firstName(inviter)}, just close this page.`,
  register: 'Create an account and join',
  login: 'I have an account',
  isFor: (email: string, day: string) =>
    `This invitation is for ${email} and stays open while you register. It expires on ${day}.`,
  isForAccount: (email: string, day: string) =>
    `This invitation is for ${email}. You can join with an account for this address. New accounts cannot be created at the moment. It expires on ${day}.`,
  joined: (businesses: readonly string[]) => ({
    title: 'Welcome to the team',
    body: `You can open ${listed.format(businesses)} from your dashboard now.`,
  }),
  failed: 'You have not joined yet',
} as const;

const right = (inviter: string) => `If this address is the right one, ask ${inviter} to invite it.`;

export const otherAccountText = {
  title: 'This invitation is for another address',
  invited: (businesses: readonly string[]) => `The invitation to ${listed.format(businesses)} is for`,
  yours: "You're signed in as",
  logout: 'Log out and continue',
  stay: 'Stay signed in',
  hint: (inviter: string) =>
    `We keep the invitation while you sign in or register with the other address. ${right(inviter)}`,
  hintClosed: (inviter: string) => `We keep the invitation while you sign in with the other address. ${right(inviter)}`,
} as const;

export const goneText = {
  expired: 'This invitation has expired',
  worked: (day: string, inviter: string, businesses: readonly string[]) =>
    `It worked until ${day}. Ask ${inviter} at ${listed.format(businesses)} to send it again. That takes one tap.`,
  gone: 'This invitation no longer works',
  why: (isSignedIn: boolean) =>
    `It was accepted, canceled or replaced by a newer one. If you joined already, ${isSignedIn ? 'the business is on your dashboard' : 'log in'}. Otherwise, ask for a new one.`,
  login: 'Go to login',
  dashboard: 'Go to my dashboard',
} as const;
