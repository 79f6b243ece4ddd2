import type * as z from 'zod/mini';
import { accountCalls } from './accounts/calls.ts';
import { emailPreferenceCalls } from './accounts/email-preferences.ts';
import { accountInvitationCalls } from './accounts/invitation-calls.ts';
import { signInCalls } from './accounts/sign-in-calls.ts';
import { adminCalls } from './admin/calls.ts';
import { analyticsCalls } from './analytics/calls.ts';
import { insightCalls } from './analytics/insights.ts';
import { placeCalls } from './analytics/places.ts';
import { stepCalls } from './analytics/steps.ts';
import { businessCalls } from './businesses/calls.ts';
import { exportCalls } from './businesses/export.ts';
import { firstStepCalls } from './businesses/first-steps.ts';
import { feedbackAddressCalls } from './feedback/address-calls.ts';
import { assignCalls } from './feedback/assign.ts';
import { feedbackCalls } from './feedback/calls.ts';
import { feedbackExportCalls } from './feedback/export-calls.ts';
import { inboxCalls } from './feedback/inbox.ts';
import { replyCalls } from './feedback/replies.ts';
import { savedReplyCalls } from './feedback/saved-replies.ts';
import { invitationCalls } from './invitations/calls.ts';
import { frontDeskCalls } from './invitations/front-desk.ts';
import { invitationSettingsCalls } from './invitations/settings.ts';
import { reviewCalls } from './reviews/calls.ts';
import { auditCalls } from './teams/audit.ts';
import { teamCalls } from './teams/calls.ts';

/** The browser imports the types alone. */
export const calls = {
  ...accountCalls,
  ...emailPreferenceCalls,
  ...teamCalls,
  ...auditCalls,
  ...signInCalls,
  ...businessCalls,
  ...exportCalls,
  ...firstStepCalls,
  ...reviewCalls,
  ...feedbackCalls,
  ...inboxCalls,
  ...feedbackExportCalls,
  ...savedReplyCalls,
  ...replyCalls,
  ...assignCalls,
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
