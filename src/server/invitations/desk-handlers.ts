import type { ParsedInput } from '../../contract/calls.ts';
import { invitationErrors } from '../../contract/invitations/errors.ts';
import { invitationLimits } from '../../contract/invitations/limits.ts';
import { maskEmail } from '../../contract/invitations/mask-email.ts';
import { languages } from '../../contract/languages/languages.ts';
import { serverTexts } from '../../contract/languages/server-texts.ts';
import { customerPath, placeLink, readOwnDeskKey } from '../../contract/paths.ts';
import { errorMessages } from '../../contract/text.ts';
import { dayMs } from '../../contract/time/days.ts';
import { localDate } from '../../contract/time/zones.ts';
import { recordActions } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { conflict, notFound, tooMany } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Context, Services, Session } from '../http/context.ts';
import { consumeRateLimit, consumeRateLimits } from '../http/rate-limits.ts';
import { isOfToday, lineOf, listToday } from './desk-store.ts';
import { enterPeople } from './entry.ts';
import { findHold } from './hold.ts';
import { type Desk, findDesk, noteDeskUse } from './key-store.ts';
import { personOf } from './person-of.ts';
import { makePlan, readPace } from './plan.ts';
import { findInvitingById, findInvitingOf, holdOf, type InvitingBusiness, lockInvitations } from './settings-store.ts';
import { unsubscribe } from './stop-store.ts';
import { cancelInvitation } from './store.ts';

export const findOpenDesk = async (db: Db, session: Session | null, key: string): Promise<Desk | null> =>
  (await findDesk(db, key)) ?? (session && (await findDeskOf(db, session, key)));

/** A valid key always works, even when others at the same IP address have guessed wrong: it is too long to guess. */
async function openDesk({ db, ip, services, session }: Context, key: string): Promise<Desk> {
  const desk = await findOpenDesk(db, session, key);
  if (desk) return desk;
  const { wrongDeskKeys } = invitationLimits;
  const used = await consumeRateLimit(db, wrongDeskKeys, ip, services.config.rateLimitMultiplier);
  throw used.allowed
    ? notFound(invitationErrors.deskOff)
    : tooMany(errorMessages.tooManyAttempts, used.retryAfterSeconds);
}

/** The front desk in the app: the session is the authorization. */
async function findDeskOf(db: Db, { user }: Session, key: string): Promise<Desk | null> {
  const businessId = readOwnDeskKey(key);
  const business = businessId && (await findInvitingOf(db, user, 'inviteCustomer', businessId));
  return business ? { id: null, businessId: business.id, name: user.name, userId: user.id } : null;
}

async function findBusinessOf(db: Db, desk: Desk): Promise<InvitingBusiness> {
  const business = await findInvitingById(db, desk.businessId);
  if (business === null) throw notFound(invitationErrors.deskOff);
  return business;
}

async function findNextTime(db: Db, business: InvitingBusiness, now: Date): Promise<string | null> {
  if (holdOf(business) === 'off') return null;
  return (
    makePlan(business, await readPace(db, business, now), now)
      .next()
      ?.toISOString() ?? null
  );
}

type FindCode = (db: Db, business: InvitingBusiness, kind: 'desk' | 'phone') => Promise<string | null>;

export const getDesk =
  (findCode: FindCode): Handler<'GET /api/desk/{key}'> =>
  async ({ key }, context) => {
    const { db, services } = context;
    const desk = await openDesk(context, key);
    const business = await findBusinessOf(db, desk);
    const now = new Date();
    const linkOf = async (kind: 'desk' | 'phone') => {
      const code = await findCode(db, business, kind);
      const path = code === null ? customerPath(business.slug) : placeLink(business.slug, code);
      return business.isActive ? new URL(path, services.config.publicUrl).href : null;
    };
    return {
      deskName: desk.name,
      businessName: business.name,
      codeLink: await linkOf('desk'),
      phoneLink: await linkOf('phone'),
      languages: languages.map((code) => ({ code, name: serverTexts[code].language.name })),
      hold: await findHold(db, services.config, business),
      sendsAt: await findNextTime(db, business, now),
      timeZone: business.timeZone,
      today: await listToday(db, desk, business.timeZone, now),
    };
  };

/** In the transaction of the work, so that a retry with the same Idempotency-Key counts once. */
async function countUse(tx: Db, { config }: Services, { id, businessId }: Desk): Promise<void> {
  const { deskHour, deskDay } = invitationLimits;
  const counted = id === null ? `business ${businessId}` : String(id);
  const uses = [deskHour, deskDay].map((limit) => [limit, counted] as const);
  const results = await consumeRateLimits(tx, uses, config.rateLimitMultiplier);
  const exceeded = results.find(({ allowed }) => !allowed);
  if (exceeded) throw tooMany(errorMessages.tooMany, exceeded.retryAfterSeconds);
}

/** Comes last: a person who loses the role ends the screen after the business is locked. */
async function noteUse(tx: Db, { id }: Desk): Promise<void> {
  if (id !== null) await noteDeskUse(tx, id);
}

export const inviteFromDesk: Handler<'POST /api/desk/{key}/invitations'> = async (input, context) => {
  const desk = await openDesk(context, input.key);
  return context.transact(async (tx) => {
    await countUse(tx, context.services, desk);
    const entered = await enterOne(tx, context.services.config.secretKey, desk, input, new Date());
    await noteUse(tx, desk);
    return entered;
  });
};

async function enterOne(
  tx: Db,
  secretKey: Buffer,
  desk: Desk,
  person: Omit<ParsedInput<'POST /api/desk/{key}/invitations'>, 'key'>,
  now: Date,
) {
  await lockInvitations(tx, desk.businessId);
  const business = await findBusinessOf(tx, desk);
  const { settings, timeZone } = business;
  const none = { address: maskEmail(person.email), line: null, invitedOn: null, againFrom: null };
  if (holdOf(business) === 'off') return { ...none, outcome: 'off' as const, sendsAt: null };
  const origin = { source: 'desk', enteredBy: desk.name, enteredByUser: desk.userId, deskId: desk.id } as const;
  const { stored, rejected, next } = await enterPeople(tx, secretKey, business, [person], origin, now);
  const [row] = stored;
  const sendsAt = next()?.toISOString() ?? null;
  if (row) return { ...none, outcome: 'accepted' as const, line: lineOf(row), sendsAt };
  const { reason = 'unreadable', sentAt = null, waitingId = null } = rejected[0] ?? {};
  if (reason === 'invited' && sentAt !== null) {
    const again = new Date(sentAt.getTime() + settings.cooldownDays * dayMs);
    const dates = { invitedOn: localDate(sentAt, timeZone), againFrom: localDate(again, timeZone) };
    return { ...none, ...dates, outcome: reason, sendsAt };
  }
  const today = waitingId === null ? [] : await listToday(tx, desk, timeZone, now);
  return { ...none, line: today.find(({ id }) => id === waitingId) ?? null, outcome: reason, sendsAt };
}

export const undoFromDesk: Handler<'DELETE /api/desk/{key}/invitations/{invitationId}'> = async (input, context) => {
  const desk = await openDesk(context, input.key);
  return context.transact(async (tx) => {
    const { timeZone } = await findBusinessOf(tx, desk);
    const isCanceled = await cancelInvitation(tx, isOfToday(desk, input.invitationId, timeZone, new Date()));
    if (isCanceled === null) throw notFound(invitationErrors.notFound);
    if (!isCanceled) throw conflict('not_waiting', invitationErrors.gone);
    await record(tx, context, desk, 'canceled', 'an invitation');
    return { success: true };
  });
};

/** Names the front-desk screen, or the person at the front desk in the app. */
function record(tx: Db, context: Context, { id, businessId, name }: Desk, action: string, subject: string) {
  const by = id === null ? context : { ...context, name: `front-desk screen “${name}”` };
  return recordActions(tx, by, { businessId, kind: 'invitations', action, subject });
}

export const doNotContactFromDesk: Handler<'POST /api/desk/{key}/do-not-contact'> = async ({ key, email }, context) => {
  const desk = await openDesk(context, key);
  return context.transact(async (tx) => {
    await countUse(tx, context.services, desk);
    const business = await findBusinessOf(tx, desk);
    await unsubscribe(tx, personOf(context.services.config, business, email), 'desk');
    await record(tx, context, desk, 'stopped', "one person's invitations");
    await noteUse(tx, desk);
    return { address: maskEmail(email) };
  });
};
