import * as z from 'zod/mini';
import { endpoint, type Limit } from '../endpoint.ts';
import { rowId, success } from '../fields.ts';
import { errorMessages } from '../text.ts';

/** `waiting`: the confirmation email is queued. `unsent`: not yet, the owner added too many addresses that day. */
export const feedbackEmailState = z.enum(['none', 'confirmed', 'waiting', 'unsent']);
export type FeedbackEmailState = z.infer<typeof feedbackEmailState>;

const day = 86_400;

export const confirmationLimits = {
  newAddresses: {
    name: 'new feedback addresses',
    per: ['user'],
    max: 5,
    seconds: day,
    sentence: errorMessages.confirmationsToday,
  },
  perOwner: {
    name: 'confirmations owner',
    per: ['user'],
    max: 15,
    seconds: day,
    sentence: errorMessages.confirmationsToday,
  },
  again: [
    {
      name: 'confirmations minute',
      per: ['user', 'address'],
      max: 1,
      seconds: 60,
      sentence: errorMessages.confirmationJustSent,
    },
    {
      name: 'confirmations day',
      per: ['user', 'address'],
      max: 3,
      seconds: day,
      sentence: errorMessages.confirmationsToday,
    },
  ],
  /** When a mailbox had its ten, each owner may still send one: few strangers cannot use up what a business needs. */
  ownOne: {
    name: 'confirmations of their own',
    per: ['user'],
    max: 1,
    seconds: day,
    sentence: errorMessages.confirmationsToday,
  },
  /** What a mailbox gets above its ten, one from each owner: any number of accounts can belong to one person. */
  aboveRecipient: {
    name: 'confirmations recipient, one each',
    per: ['address'],
    max: 10,
    seconds: day,
    sentence: errorMessages.confirmationsToday,
  },
  /** From all owners together, so that nobody can flood a mailbox. */
  perRecipient: {
    name: 'confirmations recipient',
    per: ['address'],
    max: 10,
    seconds: day,
    sentence: errorMessages.confirmationsToday,
  },
} as const satisfies Record<string, Limit | readonly Limit[]>;

const perIp = (name: string, max: number, seconds: number): Limit => ({
  name,
  per: ['ip'],
  max,
  seconds,
  sentence: errorMessages.tooManyAttempts,
});

export const feedbackAddressCalls = {
  'POST /api/businesses/{id}/feedback-confirmation': endpoint({
    access: 'user',
    input: z.object({ id: rowId(errorMessages.businessNotFound) }),
    idempotent: true,
    replayNeeds: 'changeFeedbackEmails',
    limits: [{ name: 'confirmations asked', per: ['user'], max: 30, seconds: 3600 }],
    reply: z.object({ feedbackEmailState }),
  }),
  'POST /api/confirm-feedback-email': endpoint({
    access: 'anyone',
    input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    idempotent: true,
    limits: [perIp('confirm minute', 10, 60), perIp('confirm hour', 60, 3600)],
    reply: success,
  }),
} as const;
