import type { HandlerLimit } from '../endpoint.ts';

/** Limits per business, unless another unit is named. */
export const invitationMax = {
  waiting: 5000,
  desks: 20,
  tokens: 10,
  peoplePerCall: 100,
  listRows: 2000,
  planDays: 30,
  ownSentence: 160,
  postalAddress: 200,
  firstName: 40,
  daily: 200,
} as const;
export const cooldownRange = { min: 90, max: 365 } as const;
/** The end is later than the beginning. */
export const hasHours = ({ fromHour, toHour }: { readonly fromHour: number; readonly toHour: number }): boolean =>
  toHour > fromHour;
export const reminderDays = 5;
export const expiryDays = 7;
/** Rates are shown from this many invitations on. */
export const ratesFrom = 20;
export const deskCodeSeconds = 60;

/** Holds that end with the day: what all, this owner, or all new accounts may send is used up. */
export const dailyHolds = ['day', 'share', 'newcomers'] as const;

const hour = 3600;
const day = 24 * hour;

export const invitationLimits = {
  deskHour: { name: 'front desk hour', per: ['desk'], max: 60, seconds: hour },
  deskDay: { name: 'front desk day', per: ['desk'], max: 200, seconds: day },
  /** From all businesses together, reminders included. */
  mailboxDay: { name: 'invitations mailbox day', per: ['address'], max: 2, seconds: day },
  mailboxMonth: { name: 'invitations mailbox month', per: ['address'], max: 5, seconds: 30 * day },
  wrongDeskKeys: { name: 'wrong front desk keys', per: ['ip'], max: 10, seconds: hour },
} as const satisfies Record<string, HandlerLimit>;
