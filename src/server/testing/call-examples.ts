import type { CallInput, CallName } from '../../contract/calls.ts';
import { setupForm } from './factories.ts';

/** Written by hand to check the contract. `owner` excludes administrators; `oneself` is that user alone. */
export type Reach = 'anyone' | 'signed in' | 'owner' | 'owner or administrator' | 'oneself' | 'administrator';

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
}

const account = { name: 'Robin Ames', email: 'robin.ames@example.org', password: 'nine quiet harbors' };
const switchOff = { isActive: false } as const;
const october = { from: '2026-10-01', to: '2026-10-31' };

export const examples: { readonly [Name in CallName]: Example<Name> } = {
  'GET /api/user': { reach: 'signed in', input: {} },
  'POST /api/login': { reach: 'anyone', input: account, status: 401 },
  'POST /api/register': { reach: 'anyone', input: account, status: 201 },
  'POST /api/verify-code': { reach: 'anyone', input: { email: account.email, code: '000000' }, status: 400 },
  'POST /api/resend-code': { reach: 'anyone', input: { email: account.email } },
  'POST /api/logout': { reach: 'anyone', input: {}, endsSession: true },
  'POST /api/logout-everywhere': { reach: 'signed in', input: {}, endsSession: true },
  'POST /api/forgot-password': { reach: 'anyone', input: { email: account.email } },
  'POST /api/reset-password': {
    reach: 'anyone',
    input: { token: 'no-such-token', password: account.password },
    status: 400,
  },
  'GET /api/businesses': { reach: 'signed in', input: {} },
  'GET /api/businesses/{id}/feedback.csv': { reach: 'owner', input: {} },
  'GET /api/feedback.csv': { reach: 'signed in', input: {} },
  'GET /api/feedback/unread': { reach: 'signed in', input: {} },
  'POST /api/businesses': { reach: 'signed in', input: setupForm, status: 201 },
  'GET /api/businesses/{id}': { reach: 'owner or administrator', input: {} },
  'GET /api/businesses/slug/{slug}': { reach: 'anyone', input: {} },
  'PATCH /api/businesses/{id}': { reach: 'owner or administrator', input: { name: 'Another name' } },
  'DELETE /api/businesses/{id}': { reach: 'owner or administrator', input: {} },
  'POST /api/businesses/{id}/categories': { reach: 'owner or administrator', input: { category: 'Optician' } },
  'PATCH /api/businesses/{id}/categories': { reach: 'owner or administrator', input: { categories: ['Optician'] } },
  'POST /api/businesses/{id}/keywords': {
    reach: 'owner or administrator',
    input: { keyword: 'optician near me', isLocalSeo: true },
  },
  'PATCH /api/businesses/{id}/keywords': { reach: 'owner or administrator', input: { keywords: [] } },
  'POST /api/businesses/toggle-business-active/{businessId}': { reach: 'owner or administrator', input: switchOff },
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
  'GET /api/feedback': { reach: 'signed in', input: {} },
  'GET /api/feedback/counts': { reach: 'signed in', input: {} },
  'GET /api/feedback/changes': { reach: 'signed in', input: {} },
  'POST /api/feedback/states': {
    reach: 'signed in',
    input: { messages: [{ id: 999_999, state: 'done' }] },
    status: 404,
  },
  'POST /api/feedback/older': { reach: 'signed in', input: { markDone: true } },
  'GET /api/user/email-preferences': { reach: 'signed in', input: {} },
  'PATCH /api/user/email-preferences': { reach: 'signed in', input: { morningSummary: true } },
  'GET /api/businesses/{id}/feedback': { reach: 'owner', input: {} },
  'GET /api/businesses/{id}/feedback/{feedbackId}': { reach: 'owner', input: {} },
  'POST /api/businesses/{id}/feedback/{feedbackId}/replies': {
    reach: 'owner',
    input: { text: 'Thank you for telling us.', version: 1 },
    status: 201,
  },
  'POST /api/businesses/{id}/feedback/{feedbackId}/notes': {
    reach: 'owner',
    input: { text: 'Dana knows the details.' },
    status: 201,
  },
  'GET /api/businesses/{id}/people': { reach: 'owner', input: { email: 'sam@example.org' } },
  'DELETE /api/businesses/{id}/people': { reach: 'owner', input: { email: 'sam@example.org' } },
  'GET /api/replies/{code}': { reach: 'anyone', input: {} },
  'POST /api/replies/{code}': { reach: 'anyone', input: { text: 'Nobody called me back.' }, inactive: 403 },
  'DELETE /api/replies/{code}': { reach: 'anyone', input: {} },
  'POST /api/replies/{code}/settled': { reach: 'anyone', input: { settled: true } },
  'PATCH /api/businesses/{id}/feedback/{feedbackId}': { reach: 'owner', input: { isRead: true } },
  'DELETE /api/businesses/{id}/feedback/{feedbackId}': { reach: 'owner', input: {} },
  'POST /api/businesses/{id}/feedback-confirmation': { reach: 'owner', input: {} },
  'POST /api/confirm-feedback-email': { reach: 'anyone', input: { token: 'no-such-token' }, status: 404 },
  'GET /api/analytics/{businessId}': { reach: 'owner or administrator', input: {} },
  'GET /api/analytics/{businessId}/daily': { reach: 'owner or administrator', input: {} },
  'GET /api/analytics/{businessId}/insights': { reach: 'owner or administrator', input: october },
  'GET /api/analytics/{businessId}/insights.csv': { reach: 'owner or administrator', input: october },
  'PUT /api/analytics/{businessId}/notes/{day}': {
    reach: 'owner or administrator',
    input: { reviews: 214, stars: 4.6 },
  },
  'DELETE /api/analytics/{businessId}/notes/{day}': { reach: 'owner or administrator', input: {} },
  'GET /api/businesses/{id}/places': { reach: 'owner or administrator', input: {} },
  'POST /api/businesses/{id}/places': {
    reach: 'owner or administrator',
    input: { name: 'Waiting room', kind: 'waiting-room' },
    status: 201,
  },
  'PATCH /api/businesses/{id}/places/{placeId}': { reach: 'owner or administrator', input: { isRetired: true } },
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
  'GET /api/businesses/{id}/invitations': { reach: 'owner', input: {} },
  'POST /api/businesses/{id}/invitations': {
    reach: 'owner',
    input: { people: [{ email: 'maria@example.org' }], source: 'list', isEveryone: true },
  },
  'POST /api/businesses/{id}/invitations/check': {
    reach: 'owner',
    input: { people: [{ email: 'maria@example.org' }] },
  },
  'DELETE /api/businesses/{id}/invitations/{invitationId}': { reach: 'owner', input: {} },
  'POST /api/businesses/{id}/invitations/pause': { reach: 'owner', input: { isPaused: true } },
  'POST /api/businesses/{id}/do-not-contact': { reach: 'owner', input: { email: 'maria@example.org' } },
  'DELETE /api/businesses/{id}/do-not-contact': {
    reach: 'owner',
    input: { email: 'unknown@example.org' },
    status: 409,
  },
  'GET /api/businesses/{id}/invitation-settings': { reach: 'owner', input: {} },
  'PATCH /api/businesses/{id}/invitation-settings': { reach: 'owner', input: { dailyMax: 10 } },
  'POST /api/businesses/{id}/reply-to-confirmation': { reach: 'owner', input: {} },
  'POST /api/businesses/{id}/test-invitation': { reach: 'owner', input: {} },
  'POST /api/businesses/{id}/desks': { reach: 'owner', input: { name: 'Front desk 1' }, status: 201 },
  'POST /api/businesses/{id}/desks/{deskId}/address': { reach: 'owner', input: {} },
  'DELETE /api/businesses/{id}/desks/{deskId}': { reach: 'owner', input: {} },
  'POST /api/businesses/{id}/api-tokens': { reach: 'owner', input: { name: 'Practice software' }, status: 201 },
  'DELETE /api/businesses/{id}/api-tokens/{tokenId}': { reach: 'owner', input: {} },
  'GET /api/desk/{key}': { reach: 'anyone', input: {}, inactive: 404 },
  'POST /api/desk/{key}/invitations': { reach: 'anyone', input: { email: 'maria@example.org' }, inactive: 404 },
  'DELETE /api/desk/{key}/invitations/{invitationId}': { reach: 'anyone', input: {}, inactive: 404 },
  'POST /api/desk/{key}/do-not-contact': { reach: 'anyone', input: { email: 'maria@example.org' }, inactive: 404 },
  'POST /api/invitations/opened': { reach: 'anyone', input: { token: 'no-such-token' } },
  'POST /api/invitations/went-on': { reach: 'anyone', input: { token: 'no-such-token' } },
  'GET /api/admin/activity': { reach: 'administrator', input: {} },
  'GET /api/admin/health': { reach: 'administrator', input: {} },
};

export const exampleLines = Object.entries(examples) as [CallName, Example<CallName>][];

export const addressOf = (line: string, parameters: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '1');
