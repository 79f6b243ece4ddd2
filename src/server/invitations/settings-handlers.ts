import { signInText } from '../../contract/accounts/sign-in-text.ts';
import { invitationErrors } from '../../contract/invitations/errors.ts';
import { hasHours } from '../../contract/invitations/limits.ts';
import { frontDeskPath } from '../../contract/paths.ts';
import { errorMessages } from '../../contract/text.ts';
import { explain } from '../../policy/linter.ts';
import { lintOwnSentence } from '../../policy/own-sentence.ts';
import { type AuditActor, recordActions } from '../audit/store.ts';
import { found, inWords } from '../businesses/change-store.ts';
import { noteFirstStep } from '../businesses/first-step-store.ts';
import { saveInvitationSettings } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { AppError, conflict, forbidden, invalid, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Services, Session } from '../http/context.ts';
import { makeToken } from '../http/token.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { findFailingSince } from '../mail/queue-store.ts';
import { testEmail } from './emails.ts';
import {
  apiToken,
  deleteToken,
  endDesk,
  insertDesk,
  insertToken,
  keyAction,
  keyEnds,
  replaceDeskKey,
} from './key-store.ts';
import { settleReplyTo } from './reply-to.ts';
import { settingsReply } from './settings-reply.ts';
import { findInvitingOf, type InvitingBusiness, lockInvitationsOf } from './settings-store.ts';

export const getSettings: Handler<'GET /api/businesses/{id}/invitation-settings'> = ({ id }, { db, session }) =>
  settingsReply(db, session, id);

export const changeSettings: Handler<'PATCH /api/businesses/{id}/invitation-settings'> = (input, context) => {
  const { id, postalAddress, ...typed } = input;
  const { user } = context.session;
  return context.transact(async (tx) => {
    const before = found(await lockInvitationsOf(tx, user, 'manageInvitations', id));
    const change = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
    const settings = { ...before.settings, ...change };
    if (!hasHours(settings)) throw invalid(invitationErrors.hours, { toHour: invitationErrors.hours });
    assertSentence(typed.ownSentence);
    const address = postalAddress ?? before.postalAddress;
    if (settings.isOn && address === '')
      throw invalid(invitationErrors.noPostalAddress, { postalAddress: invitationErrors.noPostalAddress });
    if (settings.isOn && !before.settings.isOn && (await findFailingSince(tx)))
      throw conflict('email_failing', invitationErrors.emailFails);
    const { replyTo = before.settings.replyTo } = typed;
    if (replyTo !== before.settings.replyTo) {
      assertMayRedirect(context.session, before);
      if (replyTo) await settleReplyTo(tx, context.services.config, user, id, replyTo);
    }
    await saveInvitationSettings(tx, user, id, change, postalAddress);
    const names = [...Object.keys(change), ...(postalAddress === undefined ? [] : ['postalAddress'])].map(inWords);
    await record(tx, context, id, 'changed', `the invitation settings: ${names.join(', ')}`);
    return settingsReply(tx, context.session, id);
  });
};

const record = (tx: Db, by: AuditActor, businessId: number, action: string, subject: string): Promise<void> =>
  recordActions(tx, by, { businessId, kind: 'settings', action, subject });

/** Customers answer with what they would write to the business privately. */
function assertMayRedirect({ user, isRecent }: Session, { ownerId }: InvitingBusiness): void {
  if (ownerId !== user.id) throw forbidden('not_owner', invitationErrors.ownersReplyTo);
  if (!isRecent) throw forbidden('confirm_needed', signInText.confirm);
}

function assertSentence(typed: string | undefined): void {
  const matches = lintOwnSentence(typed ?? '');
  if (matches.length === 0) return;
  const sentence = explain(matches);
  throw new AppError(422, 'policy', sentence, { fields: { ownSentence: sentence }, extra: { matches } });
}

export const sendTest: Handler<'POST /api/businesses/{id}/test-invitation'> = ({ id }, context) =>
  context.transact(async (tx) => {
    const { user } = context.session;
    const business = found(await findInvitingOf(tx, user, 'manageInvitations', id));
    const { config } = context.services;
    await enqueueEmail(tx, config, testEmail(config, business, user.email));
    await noteFirstStep(tx, id, 'invited');
    return { email: user.email };
  });

export const addDesk: Handler<'POST /api/businesses/{id}/desks'> = ({ id, name }, context) =>
  context.transact(async (tx) => {
    found(await lockInvitationsOf(tx, context.session.user, 'manageInvitations', id));
    const key = makeToken();
    const desk = await insertDesk(tx, { businessId: id, madeBy: context.session.user.id, name }, key);
    if (desk === null) throw conflict('too_many_desks', invitationErrors.desks);
    await recordActions(tx, context, keyAction(id, 'desk', { id: desk, name }, 'added the front-desk screen'));
    return { id: desk, name, address: addressOf(context.services, key) };
  });

const addressOf = ({ config }: Services, key: string): string => new URL(frontDeskPath(key), config.publicUrl).href;

export const renewDesk: Handler<'POST /api/businesses/{id}/desks/{deskId}/address'> = (input, context) =>
  context.transact(async (tx) => {
    const key = makeToken();
    const desk = await replaceDeskKey(tx, context.session.user, input, key);
    if (desk === null) throw notFound(errorMessages.notFound);
    await recordActions(tx, context, keyAction(input.id, 'desk', desk, 'renewed the address of the front-desk screen'));
    return { ...desk, address: addressOf(context.services, key) };
  });

export const removeDesk: Handler<'DELETE /api/businesses/{id}/desks/{deskId}'> = ({ id, deskId }, context) =>
  context.transact(async (tx) => {
    const name = await endDesk(tx, context.session.user, id, deskId);
    if (name === null) throw notFound(errorMessages.notFound);
    await recordActions(tx, context, keyAction(id, 'desk', { id: deskId, name }, keyEnds.desk));
    return { success: true };
  });

export const addToken: Handler<'POST /api/businesses/{id}/api-tokens'> = ({ id, name }, context) =>
  context.transact(async (tx) => {
    found(await lockInvitationsOf(tx, context.session.user, 'manageInvitations', id));
    const token = apiToken(makeToken());
    const made = await insertToken(tx, { businessId: id, madeBy: context.session.user.id, name }, token);
    if (made === null) throw conflict('too_many_tokens', invitationErrors.tokens);
    await recordActions(tx, context, keyAction(id, 'token', { id: made, name }, 'made the API token'));
    return { id: made, name, token };
  });

export const removeToken: Handler<'DELETE /api/businesses/{id}/api-tokens/{tokenId}'> = ({ id, tokenId }, context) =>
  context.transact(async (tx) => {
    const name = await deleteToken(tx, context.session.user, id, tokenId);
    if (name === null) throw notFound(errorMessages.notFound);
    await recordActions(tx, context, keyAction(id, 'token', { id: tokenId, name }, keyEnds.token));
    return { success: true };
  });
