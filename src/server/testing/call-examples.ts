import type { CallInput, CallName } from '../../contract/calls.ts';
import type { Action } from '../../contract/permissions.ts';
import { setupForm } from './factories.ts';

/** Written by hand to check the handlers. An action: the roles that may do it; `oneself` is that user alone. */
export type Reach = 'anyone' | 'signed in' | 'oneself' | 'administrator' | Action;

type PathKeys<Path> = Path extends `${string}{${infer Key}}${infer Rest}` ? Key | PathKeys<Rest> : never;
type WithoutPath<Input, Path> = Input extends unknown ? Omit<Input, PathKeys<Path>> : never;

interface Example<Name extends CallName> {
  readonly reach: Reach;
  readonly input: WithoutPath<CallInput<Name>, Name>;
  readonly status?: number;
  /** Status when the business's owner is deactivated. */
  readonly inactive?: number;
  /** Status for administrators who name themselves. */
  readonly ofOneself?: number;
  readonly endsSession?: true;
  /** Whether success leaves one entry of "Who did what". Absent: changes do, reads do not. `varies`: audit.test.ts has it. */
  readonly recorded?: boolean | 'varies';
}

const account = { name: 'Robin Ames', email: 'robin.ames@example.org', password: 'nine quiet harbors' };
const switchOff = { isActive: false } as const;
const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} } as const;
const october = { from: '2026-10-01', to: '2026-10-31' };

export const examples: { readonly [Name in CallName]: Example<Name> } = {
  'GET /api/user': { reach: 'signed in', input: {} },
  'POST /api/login': { reach: 'anyone', input: account, status: 401 },
  'POST /api/register': { reach: 'anyone', input: account, status: 201 },
  'POST /api/verify-code': { reach: 'anyone', input: { email: account.email, code: '000000' }, status: 400 },
  'POST /api/resend-code': { reach: 'anyone', input: { email: account.email } },
  'POST /api/logout': { recorded: true, reach: 'anyone', input: {}, endsSession: true },
  'POST /api/logout-everywhere': { reach: 'signed in', input: {}, endsSession: true },
  'POST /api/forgot-password': { reach: 'anyone', input: { email: account.email } },
  'POST /api/reset-password': {
    reach: 'anyone',
    input: { token: 'no-such-token', password: account.password },
    status: 400,
  },
  'GET /api/businesses/{id}/team': { reach: 'viewTeam', input: {} },
  'POST /api/businesses/{id}/team': {
    reach: 'manageTeam',
    input: { email: 'new.colleague@example.org', role: 'viewer' },
    status: 201,
  },
  // Its owner has no second step.
  'POST /api/businesses/{id}/second-step': {
    reach: 'requireSecondStep',
    input: { isRequired: true },
    endsSession: true,
  },
  'PATCH /api/businesses/{id}/team/{userId}': { reach: 'manageTeam', input: { role: 'viewer' } },
  'DELETE /api/businesses/{id}/team/{userId}': { reach: 'manageTeam', input: {} },
  'POST /api/businesses/{id}/team-invitations/{invitationId}': { reach: 'manageTeam', input: {} },
  'DELETE /api/businesses/{id}/team-invitations/{invitationId}': { reach: 'manageTeam', input: {} },
  /** The test puts a person of the team in place of this user. */
  'POST /api/businesses/{id}/transfer': { reach: 'transfer', input: { userId: 1 } },
  'GET /api/join/{token}': { reach: 'anyone', input: {}, inactive: 404 },
  'POST /api/join/{token}': { reach: 'anyone', input: {}, status: 403 },
  'GET /api/businesses/{id}/audit-events': { reach: 'readAudit', input: {} },
  'GET /api/businesses/{id}/audit-events.csv': { recorded: true, reach: 'readAudit', input: {} },
  'POST /api/admin/businesses/{id}/transfer': { reach: 'administrator', input: { userId: 1 }, status: 409 },
  'POST /api/businesses/{id}/feedback/{feedbackId}/assignee': {
    recorded: false,
    reach: 'assignFeedback',
    input: { userId: null },
  },
  'GET /api/businesses': { reach: 'signed in', input: {} },
  'GET /api/businesses/{id}/feedback.csv': { recorded: true, reach: 'readFeedback', input: {} },
  'GET /api/feedback.csv': { recorded: 'varies', reach: 'signed in', input: {} },
  'GET /api/export': { reach: 'signed in', input: {} },
  'GET /api/export.zip': { recorded: 'varies', reach: 'signed in', input: {} },
  'GET /api/feedback/unread': { reach: 'signed in', input: {} },
  'POST /api/businesses': { reach: 'signed in', input: setupForm, status: 201 },
  'GET /api/businesses/{id}': { reach: 'view', input: {} },
  'GET /api/businesses/slug/{slug}': { reach: 'anyone', input: {} },
  'PATCH /api/businesses/{id}': { reach: 'edit', input: { name: 'Another name' } },
  'DELETE /api/businesses/{id}': { reach: 'delete', input: {} },
  'POST /api/businesses/{id}/categories': { reach: 'edit', input: { category: 'Optician' } },
  'PATCH /api/businesses/{id}/categories': { reach: 'edit', input: { categories: ['Optician'] } },
  'POST /api/businesses/{id}/keywords': {
    reach: 'edit',
    input: { keyword: 'optician near me', isLocalSeo: true },
  },
  'PATCH /api/businesses/{id}/keywords': { reach: 'edit', input: { keywords: [] } },
  'POST /api/businesses/toggle-business-active/{businessId}': { reach: 'edit', input: switchOff },
  'POST /api/businesses/toggle-active/{userId}': { reach: 'oneself', input: switchOff, endsSession: true },
  'GET /api/sentiments': { reach: 'anyone', input: {} },
  'POST /api/reviews/generate': {
    reach: 'anyone',
    input: { sentiments: ['Friendly staff', 'Short wait', 'Clean rooms', 'Fair prices'] },
  },
  'POST /api/businesses/{id}/send-feedback': {
    reach: 'anyone',
    input: { feedback: 'Nobody greeted us at all.' },
    inactive: 403,
  },
  'GET /api/feedback': { recorded: 'varies', reach: 'signed in', input: {} },
  'GET /api/feedback/counts': { reach: 'signed in', input: {} },
  'GET /api/feedback/changes': { reach: 'signed in', input: {} },
  'POST /api/feedback/states': {
    reach: 'signed in',
    input: { messages: [{ id: 999_999, state: 'done' }] },
    status: 404,
  },
  'POST /api/feedback/older': { recorded: false, reach: 'signed in', input: { markDone: true } },
  'GET /api/user/email-preferences': { reach: 'signed in', input: {} },
  'PATCH /api/user/email-preferences': { recorded: false, reach: 'signed in', input: { morningSummary: true } },
  'GET /api/businesses/{id}/feedback': { recorded: true, reach: 'readFeedback', input: {} },
  'GET /api/businesses/{id}/feedback/{feedbackId}': { recorded: true, reach: 'readFeedback', input: {} },
  'POST /api/businesses/{id}/feedback/{feedbackId}/replies': {
    reach: 'answerFeedback',
    input: { text: 'Thank you for telling us.', version: 1 },
    status: 201,
  },
  'POST /api/businesses/{id}/feedback/{feedbackId}/notes': {
    reach: 'answerFeedback',
    input: { text: 'Dana knows the details.' },
    status: 201,
  },
  'GET /api/businesses/{id}/saved-replies': { reach: 'answerFeedback', input: {} },
  'POST /api/businesses/{id}/saved-replies': {
    reach: 'answerFeedback',
    input: { name: 'Long wait', text: 'We now say so when we run late.' },
    status: 201,
  },
  'PATCH /api/businesses/{id}/saved-replies/{replyId}': {
    reach: 'answerFeedback',
    input: { text: 'Thank you for telling us.' },
  },
  'DELETE /api/businesses/{id}/saved-replies/{replyId}': { reach: 'answerFeedback', input: {} },
  'GET /api/businesses/{id}/people': { recorded: true, reach: 'exportPerson', input: { email: 'sam@example.org' } },
  'DELETE /api/businesses/{id}/people': { reach: 'erasePerson', input: { email: 'sam@example.org' } },
  'GET /api/replies/{code}': { reach: 'anyone', input: {} },
  'POST /api/replies/{code}': { reach: 'anyone', input: { text: 'Nobody called me back.' }, inactive: 403 },
  'DELETE /api/replies/{code}': { reach: 'anyone', input: {} },
  'POST /api/replies/{code}/settled': { reach: 'anyone', input: { settled: true } },
  'PATCH /api/businesses/{id}/feedback/{feedbackId}': {
    recorded: false,
    reach: 'changeFeedback',
    input: { isRead: true },
  },
  'DELETE /api/businesses/{id}/feedback/{feedbackId}': { reach: 'changeFeedback', input: {} },
  'POST /api/businesses/{id}/feedback-confirmation': { reach: 'changeFeedbackEmails', input: {} },
  'POST /api/confirm-feedback-email': { reach: 'anyone', input: { token: 'no-such-token' }, status: 404 },
  'GET /api/analytics/{businessId}': { reach: 'viewInsights', input: {} },
  'GET /api/analytics/{businessId}/daily': { reach: 'viewInsights', input: {} },
  'GET /api/analytics/{businessId}/insights': { reach: 'viewInsights', input: october },
  'GET /api/analytics/{businessId}/insights.csv': { recorded: true, reach: 'viewInsights', input: october },
  'PUT /api/analytics/{businessId}/notes/{day}': {
    reach: 'editNotes',
    input: { reviews: 214, stars: 4.6 },
  },
  'DELETE /api/analytics/{businessId}/notes/{day}': { reach: 'editNotes', input: {} },
  'GET /api/businesses/{id}/first-steps': { reach: 'manageInvitations', input: {} },
  'POST /api/businesses/{id}/first-steps': { recorded: false, reach: 'manageInvitations', input: { step: 'printed' } },
  'GET /api/businesses/{id}/places': { reach: 'viewPlaces', input: {} },
  'POST /api/businesses/{id}/places': {
    reach: 'editPlaces',
    input: { name: 'Waiting room', kind: 'waiting-room' },
    status: 201,
  },
  'PATCH /api/businesses/{id}/places/{placeId}': { reach: 'editPlaces', input: { isRetired: true } },
  'POST /api/analytics/steps/{businessId}': {
    reach: 'anyone',
    input: { visit: 'AAECAwQFBgcICQoLDA0ODw', steps: ['opened'] },
  },
  'POST /api/analytics/google-click/{businessId}': { reach: 'anyone', input: {} },
  'POST /api/analytics/facebook-click/{businessId}': { reach: 'anyone', input: {} },
  'GET /api/admin/users': { reach: 'administrator', input: {} },
  'GET /api/admin/businesses': { reach: 'administrator', input: {} },
  'GET /api/admin/users/{userId}': { reach: 'administrator', input: {} },
  'GET /api/admin/users/{userId}/businesses': { reach: 'administrator', input: {} },
  'DELETE /api/admin/users/{id}': { reach: 'administrator', input: {}, ofOneself: 409 },
  'POST /api/admin/toggle-active/{userId}': { reach: 'administrator', input: switchOff, ofOneself: 409 },
  'POST /api/admin/users/{userId}/role': { reach: 'administrator', input: { isAdmin: true }, ofOneself: 409 },
  'GET /api/admin/invitations': { reach: 'administrator', input: {} },
  'POST /api/admin/invitations': { reach: 'administrator', input: { email: 'new.owner@example.org' }, status: 201 },
  'DELETE /api/admin/invitations/{id}': { reach: 'administrator', input: {}, status: 404 },
  'GET /api/businesses/{id}/invitations': { reach: 'manageInvitations', input: {} },
  'POST /api/businesses/{id}/invitations': {
    reach: 'manageInvitations',
    input: { people: [{ email: 'maria@example.org' }], source: 'list', isEveryone: true },
  },
  'POST /api/businesses/{id}/invitations/check': {
    reach: 'manageInvitations',
    input: { people: [{ email: 'maria@example.org' }] },
  },
  'DELETE /api/businesses/{id}/invitations/{invitationId}': { reach: 'manageInvitations', input: {} },
  'POST /api/businesses/{id}/invitations/pause': { reach: 'manageInvitations', input: { isPaused: true } },
  'POST /api/businesses/{id}/do-not-contact': { reach: 'manageInvitations', input: { email: 'maria@example.org' } },
  'DELETE /api/businesses/{id}/do-not-contact': {
    reach: 'manageInvitations',
    input: { email: 'unknown@example.org' },
    status: 409,
  },
  'GET /api/businesses/{id}/invitation-settings': { reach: 'manageInvitations', input: {} },
  'PATCH /api/businesses/{id}/invitation-settings': { reach: 'manageInvitations', input: { dailyMax: 10 } },
  'POST /api/businesses/{id}/reply-to-confirmation': { reach: 'manageInvitations', input: {} },
  'POST /api/businesses/{id}/test-invitation': { recorded: false, reach: 'manageInvitations', input: {} },
  'POST /api/businesses/{id}/desks': { reach: 'manageInvitations', input: { name: 'Front desk 1' }, status: 201 },
  'POST /api/businesses/{id}/desks/{deskId}/address': { reach: 'manageInvitations', input: {} },
  'DELETE /api/businesses/{id}/desks/{deskId}': { reach: 'manageInvitations', input: {} },
  'POST /api/businesses/{id}/api-tokens': {
    reach: 'manageInvitations',
    input: { name: 'Practice software' },
    status: 201,
  },
  'DELETE /api/businesses/{id}/api-tokens/{tokenId}': { reach: 'manageInvitations', input: {} },
  'GET /api/desk/{key}': { reach: 'anyone', input: {}, inactive: 404 },
  'POST /api/desk/{key}/invitations': { reach: 'anyone', input: { email: 'maria@example.org' }, inactive: 404 },
  'DELETE /api/desk/{key}/invitations/{invitationId}': { reach: 'anyone', input: {}, inactive: 404 },
  'POST /api/desk/{key}/do-not-contact': { reach: 'anyone', input: { email: 'maria@example.org' }, inactive: 404 },
  'POST /api/invitations/opened': { reach: 'anyone', input: { token: 'no-such-token' } },
  'POST /api/invitations/went-on': { reach: 'anyone', input: { token: 'no-such-token' } },
  'GET /api/sign-in': { reach: 'anyone', input: {} },
  'POST /api/sign-in/cancel': { reach: 'anyone', input: {} },
  'POST /api/sign-in/code': { reach: 'anyone', input: { code: '000000' }, status: 401 },
  'POST /api/sign-in/recovery-code': { reach: 'anyone', input: { code: 'K7F3Q-9W2DM' }, status: 401 },
  'POST /api/sign-in/passkey-options': { reach: 'anyone', input: {} },
  'POST /api/sign-in/passkey': { reach: 'anyone', input: { passkey }, status: 409 },
  'POST /api/sign-in/lost-device': { reach: 'anyone', input: {}, status: 401 },
  'POST /api/sign-in/app': { reach: 'anyone', input: {}, status: 401 },
  'POST /api/sign-in/app/on': { reach: 'anyone', input: { code: '000000' }, status: 401 },
  'POST /api/sign-in/new-passkey-options': { reach: 'anyone', input: {}, status: 401 },
  'POST /api/sign-in/new-passkey': { reach: 'anyone', input: { passkey }, status: 401 },
  'POST /api/sign-in/single-sign-on': { reach: 'anyone', input: {}, status: 404 },
  'POST /api/sign-in/single-sign-on/return': { reach: 'anyone', input: { query: '' }, status: 404 },
  'POST /api/lost-device': { reach: 'anyone', input: { token: 'no-such-token' }, status: 404 },
  'POST /api/lost-device/start': { reach: 'anyone', input: { token: 'no-such-token' }, status: 404 },
  'POST /api/lost-device/stop': { reach: 'anyone', input: { token: 'no-such-token' }, status: 404 },
  'GET /api/security': { reach: 'signed in', input: {} },
  'POST /api/security/app': { recorded: false, reach: 'signed in', input: {} },
  'POST /api/security/app/on': { reach: 'signed in', input: { code: '000000' }, status: 400 },
  'DELETE /api/security/app': { reach: 'signed in', input: {}, status: 404 },
  'POST /api/security/passkey-options': { recorded: false, reach: 'signed in', input: {} },
  'POST /api/security/passkeys': { reach: 'signed in', input: { passkey }, status: 400 },
  'PATCH /api/security/passkeys/{passkeyId}': { reach: 'signed in', input: { name: 'My phone' }, status: 404 },
  'DELETE /api/security/passkeys/{passkeyId}': { reach: 'signed in', input: {}, status: 404 },
  'POST /api/security/recovery-codes': { reach: 'signed in', input: {}, status: 409 },
  'GET /api/security/browsers': { reach: 'signed in', input: {} },
  'DELETE /api/security/browsers/{browserId}': { reach: 'signed in', input: {}, status: 404 },
  'POST /api/security/browsers/end-others': { reach: 'signed in', input: {} },
  'POST /api/security/confirm-options': { recorded: false, reach: 'signed in', input: {} },
  'POST /api/security/confirm': {
    recorded: 'varies',
    reach: 'signed in',
    input: { password: 'not my password' },
    status: 400,
  },
  'GET /api/admin/activity': { reach: 'administrator', input: {} },
  'GET /api/admin/health': { reach: 'administrator', input: {} },
};

export const exampleLines = Object.entries(examples) as [CallName, Example<CallName>][];

export const addressOf = (line: string, parameters: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '1');
