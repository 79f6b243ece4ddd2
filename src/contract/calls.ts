import type * as z from 'zod/mini';
import { accountCalls } from './accounts.ts';
import { adminCalls } from './admin.ts';
import { analyticsCalls } from './analytics.ts';
import { businessCalls } from './businesses.ts';
import { feedbackCalls } from './feedback.ts';
import { feedbackAddressCalls } from './feedback-address.ts';
import { invitationCalls } from './invitations.ts';
import { reviewCalls } from './reviews.ts';

/** Every call of the product by its line of the spec. The browser imports its type alone. */
export const calls = {
  ...accountCalls,
  ...businessCalls,
  ...reviewCalls,
  ...feedbackCalls,
  ...feedbackAddressCalls,
  ...analyticsCalls,
  ...adminCalls,
  ...invitationCalls,
} as const;

/** All calls, by method and path. */
export type Calls = typeof calls;
/** A call by its name: `POST /api/login`. */
export type CallName = keyof Calls;
/** What a caller gives. */
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
/** What a handler gets. */
export type ParsedInput<Name extends CallName> = z.output<Calls[Name]['input']>;
/** What a caller gets. */
export type CallReply<Name extends CallName> = z.output<Calls[Name]['reply']>;
/** What a handler gives. */
export type HandlerReply<Name extends CallName> = z.input<Calls[Name]['reply']>;

/** The one shape of every refusal. `message` repeats `error` on the account calls. Server rule C1. */
export interface ErrorBody {
  readonly error: string;
  readonly code: string;
  readonly message?: string;
  /** Sentence by field name. */
  readonly fields?: Readonly<Record<string, string>>;
}
