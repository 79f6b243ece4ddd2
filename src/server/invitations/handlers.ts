import type { Entered } from '../../contract/invitations/calls.ts';
import { invitationErrors } from '../../contract/invitations/errors.ts';
import { maskEmail } from '../../contract/invitations/mask-email.ts';
import { readAndRecord } from '../audit/record-reading.ts';
import { type AuditActor, type AuditedAction, recordActions } from '../audit/store.ts';
import { found } from '../businesses/change-store.ts';
import { saveInvitationSettings } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { conflict, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Services } from '../http/context.ts';
import { findFailingSince } from '../mail/queue-store.ts';
import { assess, enterPeople } from './entry.ts';
import { findHold } from './hold.ts';
import { ownerHashes } from './person-hash.ts';
import { personOf } from './person-of.ts';
import { readPersonToken } from './person-token.ts';
import { readPerDay } from './plan.ts';
import { ownerPerDay } from './sending-limits.ts';
import { findInvitingOf, holdOf, type InvitingBusiness, lockInvitationsOf } from './settings-store.ts';
import { findStop, undoStop, unsubscribe } from './stop-store.ts';
import { cancelInvitation, countTotals, isOwnInvitation, listInvitations, markVisit } from './store.ts';

export const getInvitations: Handler<'GET /api/businesses/{id}/invitations'> = (input, context) =>
  readAndRecord(context, async (db) => {
    const { session, services } = context;
    const business = found(await findInvitingOf(db, session.user, 'manageInvitations', input.id));
    const hash = input.email && personOf(services.config, business, input.email).personHash;
    const { invitations, nextCursor } = await listInvitations(db, session.user, { ...input, personHash: hash });
    const totals = await countTotals(db, session.user, input.id);
    const failingSince = await findFailingSince(db);
    const reply = {
      invitations,
      nextCursor,
      totals,
      hold: await findHold(db, services.config, business),
      ownerPerDay: ownerPerDay(services.config),
      holdSince: failingSince?.toISOString() ?? null,
      timeZone: business.timeZone,
      perDay: await readPerDay(db, business, new Date()),
    };
    return { reply, entries: input.email === undefined ? [] : [lookedUp(input.id, 1)] };
  });

/** The answer tells whether somebody is a customer. */
const lookedUp = (businessId: number, people: number): AuditedAction => ({
  businessId,
  kind: 'data',
  action: 'looked up',
  subject: people === 1 ? "one person's invitations" : `the invitations of ${people} people`,
});

type Assessed = Awaited<ReturnType<typeof assess>>;

const answerOf = ({ accepted, rejected, perDay }: Assessed, { timeZone }: InvitingBusiness): Entered => {
  const times = accepted.map(({ sendAt }) => sendAt.getTime());
  const at = (time: number) => (times.length === 0 ? null : new Date(time).toISOString());
  return {
    accepted: accepted.length,
    rejected: rejected.map(({ row, reason }) => ({ row, reason })),
    firstAt: at(Math.min(...times)),
    lastAt: at(Math.max(...times)),
    perDay,
    timeZone,
  };
};

export const inviteCustomers: Handler<'POST /api/businesses/{id}/invitations'> = ({ id, people, source }, context) => {
  const { user, program } = context.session;
  const now = new Date();
  return context.transact(async (tx) => {
    const business = found(await lockInvitationsOf(tx, user, 'manageInvitations', id));
    if (holdOf(business) === 'off') throw conflict('invitations_off', invitationErrors.off);
    const origin = program
      ? { source: 'api' as const, enteredBy: program.name }
      : { source, enteredBy: user.name, enteredByUser: user.id };
    const assessed = await enterPeople(tx, context.services.config.secretKey, business, people, origin, now);
    const count = assessed.accepted.length;
    await record(tx, context, id, 'invited', `${count} customer${count === 1 ? '' : 's'} of a list`);
    return answerOf(assessed, business);
  });
};

const record = (tx: Db, by: AuditActor, businessId: number, action: string, subject: string): Promise<void> =>
  recordActions(tx, by, { businessId, kind: 'invitations', action, subject });

export const checkList: Handler<'POST /api/businesses/{id}/invitations/check'> = (input, context) =>
  readAndRecord(context, async (db) => {
    const { session, services } = context;
    const business = found(await findInvitingOf(db, session.user, 'manageInvitations', input.id));
    const assessed = await assess(db, services.config.secretKey, business, input.people, new Date(), input.ahead);
    return { reply: answerOf(assessed, business), entries: [lookedUp(input.id, input.people.length)] };
  });

export const cancelOne: Handler<'DELETE /api/businesses/{id}/invitations/{invitationId}'> = (input, context) =>
  context.transact(async (tx) => {
    const which = isOwnInvitation(context.session.user, 'manageInvitations', input.id, input.invitationId);
    const isCanceled = await cancelInvitation(tx, which);
    if (isCanceled === null) throw notFound(invitationErrors.notFound);
    if (!isCanceled) throw conflict('not_waiting', invitationErrors.gone);
    await record(tx, context, input.id, 'canceled', 'an invitation');
    return { success: true };
  });

export const pauseInvitations: Handler<'POST /api/businesses/{id}/invitations/pause'> = ({ id, isPaused }, context) =>
  context.transact(async (tx) => {
    const { user } = context.session;
    found(await findInvitingOf(tx, user, 'manageInvitations', id));
    await saveInvitationSettings(tx, user, id, { isPaused });
    await record(tx, context, id, isPaused ? 'paused' : 'continued', 'the invitations');
    return { isPaused };
  });

export const doNotContact: Handler<'POST /api/businesses/{id}/do-not-contact'> = ({ id, email }, context) =>
  context.transact(async (tx) => {
    const business = found(await findInvitingOf(tx, context.session.user, 'manageInvitations', id));
    await unsubscribe(tx, personOf(context.services.config, business, email), 'owner');
    await record(tx, context, id, 'stopped', "one person's invitations");
    return { address: maskEmail(email) };
  });

/** For a slip at the front desk. A person who stopped the emails is never written to again. */
export const undoDoNotContact: Handler<'DELETE /api/businesses/{id}/do-not-contact'> = ({ id, email }, context) =>
  context.transact(async (tx) => {
    const business = found(await findInvitingOf(tx, context.session.user, 'manageInvitations', id));
    const person = personOf(context.services.config, business, email);
    const ofOwners = ownerHashes(context.services.config.secretKey, business, email);
    const stop = await findStop(tx, person, ofOwners);
    if (stop === null) throw conflict('not_stopped', invitationErrors.notStopped);
    if (stop.source === 'link') throw conflict('stopped_by_person', invitationErrors.stoppedByPerson);
    await undoStop(tx, person, ofOwners);
    await record(tx, context, id, 'allowed', "one person's invitations again");
    return { address: maskEmail(email) };
  });

async function noteVisit(
  { config, database }: Services,
  token: string,
  visit: 'isOpened' | 'hasGoneOn',
): Promise<{ success: true }> {
  const person = readPersonToken(config.secretKey, token);
  if (person) await database.transact((tx) => markVisit(tx, person, visit));
  return { success: true };
}

export const noteOpened: Handler<'POST /api/invitations/opened'> = ({ token }, { services }) =>
  noteVisit(services, token, 'isOpened');

export const noteWentOn: Handler<'POST /api/invitations/went-on'> = ({ token }, { services }) =>
  noteVisit(services, token, 'hasGoneOn');
