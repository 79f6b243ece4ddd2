import type { FastifyInstance } from 'fastify';
import {
  getAccountInvitations,
  inviteToRegister,
  withdrawAccountInvitation,
} from './accounts/account-invitation-handlers.ts';
import { changePreferences, deactivateOwnAccount, getPreferences, getUser } from './accounts/handlers.ts';
import { login, logout, logoutEverywhere } from './accounts/login.ts';
import { register, resendCode } from './accounts/register.ts';
import { forgotPassword, resetPassword } from './accounts/reset.ts';
import { readSession } from './accounts/session-store.ts';
import { confirm, confirmOptions } from './accounts/sign-in/confirm.ts';
import { readLostDevice, reportLostDevice, startLostDevice, stopLostDevice } from './accounts/sign-in/lost-device.ts';
import { cancelSignIn, getSignIn } from './accounts/sign-in/pending.ts';
import {
  addAppOnTheWayIn,
  addPasskeyOnTheWayIn,
  newPasskeyOptionsOnTheWayIn,
  passkeyOptions,
  startAppOnTheWayIn,
  takeCode,
  takePasskey,
  takeRecoveryCode,
} from './accounts/sign-in/second-step.ts';
import {
  addPasskey,
  endBrowser,
  endOtherBrowsers,
  getBrowsers,
  getSecurity,
  newAppKey,
  newPasskeyOptions,
  newRecoveryCodes,
  removePasskey,
  renameOwnPasskey,
  turnAppOff,
  turnAppOn,
} from './accounts/sign-in/security-handlers.ts';
import { goToIssuer, returnFromIssuer } from './accounts/sign-in/single-sign-on.ts';
import { verifyCode } from './accounts/verify.ts';
import {
  changeUserRole,
  deleteUser,
  getActivity,
  getAllBusinesses,
  getHealth,
  getOneUser,
  getUserBusinesses,
  getUsers,
  toggleUserActive,
} from './admin/handlers.ts';
import { countCarried } from './analytics/carried-steps.ts';
import { getFirstSteps, reportFirstStep } from './analytics/first-step-handlers.ts';
import { clickHandlers, getCounters, getDailyCounters } from './analytics/handlers.ts';
import { exportInsights, getInsights } from './analytics/insight-handlers.ts';
import { putNote, removeNote } from './analytics/note-handlers.ts';
import { addPlace, changePlace, getPlaces } from './analytics/place-handlers.ts';
import { findCodeOf } from './analytics/place-store.ts';
import { countSteps } from './analytics/step-handler.ts';
import { countDraft } from './analytics/store.ts';
import {
  createBusiness,
  editBusiness,
  getBusiness,
  getBusinessBySlug,
  getBusinesses,
  patchCategories,
  patchKeywords,
  postCategory,
  postKeyword,
  removeBusiness,
  toggleBusinessActive,
} from './businesses/handlers.ts';
import { serveLogos } from './businesses/serve-logos.ts';
import { findSlug, nameBusinesses, requireSecondStep } from './businesses/store.ts';
import { changeOwner, eraseBusinesses, erasePersonsData, eraseUser, leaving, replaceOwner } from './erasure.ts';
import { downloadExport, listExport } from './export.ts';
import { confirmFeedbackEmail, sendConfirmation } from './feedback/address-handlers.ts';
import { assignMessage } from './feedback/assign-handlers.ts';
import { changeStates, markFeedback, markOlder, removeFeedback } from './feedback/change-handlers.ts';
import { settleAddress } from './feedback/confirmation.ts';
import { exportAllFeedback, exportFeedback } from './feedback/csv.ts';
import { deleteByCode, readReplies, settle, writeBack } from './feedback/customer-replies.ts';
import { sendFeedback } from './feedback/handlers.ts';
import {
  getChanges,
  getConversation,
  getCounts,
  listFeedback,
  listInbox,
  listUnread,
} from './feedback/inbox-handlers.ts';
import { erasePerson, exportPerson } from './feedback/people-handlers.ts';
import { postNote, postReply } from './feedback/replies.ts';
import { addSavedReply, changeSavedReply, getSavedReplies, removeSavedReply } from './feedback/saved-replies.ts';
import type { Handlers } from './http/calls.ts';
import type { Services } from './http/context.ts';
import { serveHealth } from './http/health.ts';
import { serveOpenApi } from './http/openapi.ts';
import { createServer } from './http/serve.ts';
import { type Readers, serveCalls } from './http/serve-calls.ts';
import {
  doNotContactFromDesk,
  findOpenDesk,
  getDesk,
  inviteFromDesk,
  undoFromDesk,
} from './invitations/desk-handlers.ts';
import { countWaitingInvitations } from './invitations/due-store.ts';
import { exportInvitationsOf } from './invitations/export-person.ts';
import {
  cancelOne,
  checkList,
  doNotContact,
  getInvitations,
  inviteCustomers,
  noteOpened,
  noteWentOn,
  pauseInvitations,
  undoDoNotContact,
} from './invitations/handlers.ts';
import { readApiToken } from './invitations/key-store.ts';
import { sendReplyToConfirmation } from './invitations/reply-to.ts';
import {
  addDesk,
  addToken,
  changeSettings,
  getSettings,
  removeDesk,
  removeToken,
  renewDesk,
  sendTest,
} from './invitations/settings-handlers.ts';
import { serveDevMailbox } from './mail/dev-mailbox.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { serveCustomerPages } from './pages/customer-pages.ts';
import { serveOwnerApp } from './pages/owner-app.ts';
import { generateReview, getSentiments } from './reviews/handlers.ts';
import type { ModelWriter } from './reviews/write-review.ts';
import { exportAuditEvents, getAuditEvents } from './teams/audit-handlers.ts';
import { changeMemberRole, changeSecondStep, getTeam, removeFromTeam } from './teams/handlers.ts';
import { cancelTeamInvitation, invitePerson, resendInvitation } from './teams/invite-handlers.ts';
import { getInvitation, join } from './teams/join-handlers.ts';
import { transferBusiness, transferForOwner } from './teams/transfer-handlers.ts';

/** Steps of other domains are passed to a call by name, because domains import each other in one direction only. */
const handlersWith = (model: ModelWriter | null): Handlers => ({
  // Accounts
  'GET /api/user': getUser(nameBusinesses),
  'GET /api/user/email-preferences': getPreferences,
  'PATCH /api/user/email-preferences': changePreferences,
  'POST /api/register': register,
  'POST /api/resend-code': resendCode,
  'POST /api/verify-code': verifyCode,
  'POST /api/login': login(nameBusinesses),
  'POST /api/logout': logout,
  'POST /api/logout-everywhere': logoutEverywhere,
  'POST /api/forgot-password': forgotPassword,
  'POST /api/reset-password': resetPassword,
  'POST /api/businesses/toggle-active/{userId}': deactivateOwnAccount,

  // Teams
  'GET /api/businesses/{id}/team': getTeam,
  'POST /api/businesses/{id}/team': invitePerson,
  'PATCH /api/businesses/{id}/team/{userId}': changeMemberRole(leaving),
  'POST /api/businesses/{id}/second-step': changeSecondStep(requireSecondStep),
  'DELETE /api/businesses/{id}/team/{userId}': removeFromTeam(leaving),
  'POST /api/businesses/{id}/team-invitations/{invitationId}': resendInvitation,
  'DELETE /api/businesses/{id}/team-invitations/{invitationId}': cancelTeamInvitation,
  'POST /api/businesses/{id}/transfer': transferBusiness(changeOwner),
  'GET /api/join/{token}': getInvitation,
  'POST /api/join/{token}': join,
  'GET /api/businesses/{id}/audit-events': getAuditEvents,
  'GET /api/businesses/{id}/audit-events.csv': exportAuditEvents,

  // Signing in
  'GET /api/sign-in': getSignIn,
  'POST /api/sign-in/cancel': cancelSignIn,
  'POST /api/sign-in/code': takeCode(nameBusinesses),
  'POST /api/sign-in/recovery-code': takeRecoveryCode(nameBusinesses),
  'POST /api/sign-in/passkey-options': passkeyOptions,
  'POST /api/sign-in/passkey': takePasskey(nameBusinesses),
  'POST /api/sign-in/lost-device': reportLostDevice,
  'POST /api/sign-in/app': startAppOnTheWayIn,
  'POST /api/sign-in/app/on': addAppOnTheWayIn(nameBusinesses),
  'POST /api/sign-in/new-passkey-options': newPasskeyOptionsOnTheWayIn,
  'POST /api/sign-in/new-passkey': addPasskeyOnTheWayIn(nameBusinesses),
  'POST /api/sign-in/single-sign-on': goToIssuer,
  'POST /api/sign-in/single-sign-on/return': returnFromIssuer(nameBusinesses),
  'POST /api/lost-device': readLostDevice,
  'POST /api/lost-device/start': startLostDevice,
  'POST /api/lost-device/stop': stopLostDevice,
  'GET /api/security': getSecurity,
  'POST /api/security/app': newAppKey,
  'POST /api/security/app/on': turnAppOn,
  'DELETE /api/security/app': turnAppOff,
  'POST /api/security/passkey-options': newPasskeyOptions,
  'POST /api/security/passkeys': addPasskey,
  'PATCH /api/security/passkeys/{passkeyId}': renameOwnPasskey,
  'DELETE /api/security/passkeys/{passkeyId}': removePasskey,
  'POST /api/security/recovery-codes': newRecoveryCodes,
  'GET /api/security/browsers': getBrowsers,
  'DELETE /api/security/browsers/{browserId}': endBrowser,
  'POST /api/security/browsers/end-others': endOtherBrowsers,
  'POST /api/security/confirm-options': confirmOptions,
  'POST /api/security/confirm': confirm,

  // Businesses
  'GET /api/businesses': getBusinesses,
  'POST /api/businesses': createBusiness(settleAddress),
  'GET /api/businesses/{id}': getBusiness,
  'GET /api/businesses/slug/{slug}': getBusinessBySlug,
  'PATCH /api/businesses/{id}': editBusiness(settleAddress),
  'DELETE /api/businesses/{id}': removeBusiness(eraseBusinesses),
  'POST /api/businesses/{id}/categories': postCategory,
  'PATCH /api/businesses/{id}/categories': patchCategories,
  'POST /api/businesses/{id}/keywords': postKeyword,
  'PATCH /api/businesses/{id}/keywords': patchKeywords,
  'POST /api/businesses/toggle-business-active/{businessId}': toggleBusinessActive,
  'GET /api/businesses/{id}/first-steps': getFirstSteps,
  'POST /api/businesses/{id}/first-steps': reportFirstStep,

  // Everything of an owner
  'GET /api/export': listExport,
  'GET /api/export.zip': downloadExport,

  // Reviews
  'GET /api/sentiments': getSentiments,
  'POST /api/reviews/generate': generateReview({ model, countDraft, countSteps: countCarried }),

  // Feedback
  'POST /api/businesses/{id}/send-feedback': sendFeedback,
  'GET /api/feedback': listInbox,
  'GET /api/feedback/counts': getCounts,
  'GET /api/feedback/changes': getChanges,
  'POST /api/feedback/states': changeStates,
  'POST /api/feedback/older': markOlder,
  'GET /api/businesses/{id}/feedback': listFeedback,
  'GET /api/businesses/{id}/feedback/{feedbackId}': getConversation,
  'POST /api/businesses/{id}/feedback/{feedbackId}/replies': postReply,
  'POST /api/businesses/{id}/feedback/{feedbackId}/notes': postNote,
  'POST /api/businesses/{id}/feedback/{feedbackId}/assignee': assignMessage,
  'GET /api/businesses/{id}/saved-replies': getSavedReplies,
  'POST /api/businesses/{id}/saved-replies': addSavedReply,
  'PATCH /api/businesses/{id}/saved-replies/{replyId}': changeSavedReply,
  'DELETE /api/businesses/{id}/saved-replies/{replyId}': removeSavedReply,
  'GET /api/businesses/{id}/people': exportPerson(exportInvitationsOf),
  'DELETE /api/businesses/{id}/people': erasePerson(erasePersonsData),
  'GET /api/replies/{code}': readReplies,
  'POST /api/replies/{code}': writeBack,
  'DELETE /api/replies/{code}': deleteByCode,
  'POST /api/replies/{code}/settled': settle,
  'GET /api/businesses/{id}/feedback.csv': exportFeedback,
  'GET /api/feedback.csv': exportAllFeedback,
  'GET /api/feedback/unread': listUnread,
  'PATCH /api/businesses/{id}/feedback/{feedbackId}': markFeedback,
  'DELETE /api/businesses/{id}/feedback/{feedbackId}': removeFeedback,
  'POST /api/businesses/{id}/feedback-confirmation': sendConfirmation,
  'POST /api/confirm-feedback-email': confirmFeedbackEmail,

  // Analytics
  'GET /api/analytics/{businessId}': getCounters,
  'GET /api/analytics/{businessId}/daily': getDailyCounters,
  ...clickHandlers,
  'POST /api/analytics/steps/{businessId}': countSteps,
  'GET /api/analytics/{businessId}/insights': getInsights,
  'GET /api/analytics/{businessId}/insights.csv': exportInsights,
  'PUT /api/analytics/{businessId}/notes/{day}': putNote,
  'DELETE /api/analytics/{businessId}/notes/{day}': removeNote,
  'GET /api/businesses/{id}/places': getPlaces,
  'POST /api/businesses/{id}/places': addPlace,
  'PATCH /api/businesses/{id}/places/{placeId}': changePlace,

  // Invitations
  'GET /api/businesses/{id}/invitations': getInvitations,
  'POST /api/businesses/{id}/invitations': inviteCustomers,
  'POST /api/businesses/{id}/invitations/check': checkList,
  'DELETE /api/businesses/{id}/invitations/{invitationId}': cancelOne,
  'POST /api/businesses/{id}/invitations/pause': pauseInvitations,
  'POST /api/businesses/{id}/do-not-contact': doNotContact,
  'DELETE /api/businesses/{id}/do-not-contact': undoDoNotContact,
  'GET /api/businesses/{id}/invitation-settings': getSettings,
  'PATCH /api/businesses/{id}/invitation-settings': changeSettings,
  'POST /api/businesses/{id}/reply-to-confirmation': sendReplyToConfirmation,
  'POST /api/businesses/{id}/test-invitation': sendTest,
  'POST /api/businesses/{id}/desks': addDesk,
  'POST /api/businesses/{id}/desks/{deskId}/address': renewDesk,
  'DELETE /api/businesses/{id}/desks/{deskId}': removeDesk,
  'POST /api/businesses/{id}/api-tokens': addToken,
  'DELETE /api/businesses/{id}/api-tokens/{tokenId}': removeToken,
  'GET /api/desk/{key}': getDesk(findCodeOf),
  'POST /api/desk/{key}/invitations': inviteFromDesk,
  'DELETE /api/desk/{key}/invitations/{invitationId}': undoFromDesk,
  'POST /api/desk/{key}/do-not-contact': doNotContactFromDesk,
  'POST /api/invitations/opened': noteOpened,
  'POST /api/invitations/went-on': noteWentOn,

  // Admin
  'GET /api/admin/users': getUsers,
  'GET /api/admin/businesses': getAllBusinesses,
  'GET /api/admin/users/{userId}': getOneUser,
  'GET /api/admin/users/{userId}/businesses': getUserBusinesses,
  'DELETE /api/admin/users/{id}': deleteUser(eraseUser),
  'POST /api/admin/toggle-active/{userId}': toggleUserActive,
  'POST /api/admin/users/{userId}/role': changeUserRole,
  'GET /api/admin/invitations': getAccountInvitations,
  'POST /api/admin/invitations': inviteToRegister,
  'DELETE /api/admin/invitations/{id}': withdrawAccountInvitation,
  'POST /api/admin/businesses/{id}/transfer': transferForOwner(replaceOwner),
  'GET /api/admin/activity': getActivity,
  'GET /api/admin/health': getHealth,
});

const mayReplay: Readers['mayReplay'] = async (db, session, needs, { id, key }) => {
  if (typeof key === 'string') return (await findOpenDesk(db, session, key)) !== null;
  return session !== null && typeof id === 'number' && (await findSlug(db, session.user, needs, id)) !== null;
};

interface Parts {
  /** Writes drafts; `null` uses the built-in writer alone. */
  readonly model?: ModelWriter | null;
  readonly metrics?: Metrics;
}

export async function buildApp(services: Services, { model = null, metrics }: Parts = {}): Promise<FastifyInstance> {
  const app = createServer(services);
  serveCalls(app, services, { readSession, readApiToken, mayReplay }, handlersWith(model));
  serveHealth(app, services);
  if (metrics) serveMetrics(app, services, metrics, countWaitingInvitations);
  serveOpenApi(app, services.config.productName);
  serveLogos(app, services);
  if (services.config.local) serveDevMailbox(app, services);
  await serveCustomerPages(app, services);
  await serveOwnerApp(app, services);
  await app.ready();
  return app;
}
