import type { Limit } from '../endpoint.ts';

/** Customers' addresses are unconfirmed: strangers must not get many emails. */
export const replyEmailLimits = {
  perOwner: { name: 'reply emails owner', per: ['user'], max: 100, seconds: 86_400 },
  perRecipient: { name: 'reply emails recipient', per: ['address'], max: 5, seconds: 86_400 },
} as const satisfies Record<string, Limit>;
