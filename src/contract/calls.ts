import type * as z from 'zod/mini';
import { accountInvitationCalls } from './account-invitations.ts';
import { accountCalls } from './accounts.ts';
import { adminCalls } from './admin.ts';
import { analyticsCalls } from './analytics.ts';
import { businessCalls } from './businesses.ts';
import { emailPreferenceCalls } from './email-preferences.ts';
import { feedbackCalls } from './feedback.ts';
import { feedbackAddressCalls } from './feedback-address.ts';
import { frontDeskCalls } from './front-desk.ts';
import { inboxCalls } from './inbox.ts';
import { insightCalls } from './insights.ts';
import { invitationSettingsCalls } from './invitation-settings.ts';
import { invitationCalls } from './invitations.ts';
import { placeCalls } from './places.ts';
import { replyCalls } from './replies.ts';
import { reviewCalls } from './reviews.ts';
import { stepCalls } from './steps.ts';

/** The browser imports the types alone. */
export const calls = {
  ...accountCalls,
  ...emailPreferenceCalls,
  ...businessCalls,
  ...reviewCalls,
  ...feedbackCalls,
  ...inboxCalls,
  ...replyCalls,
  ...feedbackAddressCalls,
  ...analyticsCalls,
  ...placeCalls,
  ...stepCalls,
  ...insightCalls,
  ...adminCalls,
  ...accountInvitationCalls,
  ...invitationCalls,
  ...invitationSettingsCalls,
  ...frontDeskCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
export type ParsedInput<Name extends CallName> = z.output<Calls[Name]['input']>;
export type CallReply<Name extends CallName> = z.output<Calls[Name]['reply']>;
export type HandlerReply<Name extends CallName> = z.input<Calls[Name]['reply']>;

/** `message` repeats `error` on the account calls. */
export interface ErrorBody {
  readonly error: string;
  readonly code: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
