import { customerMessagesPerDay } from '../../contract/constants.ts';
import { inboxErrors, replyGone } from '../../contract/feedback/errors.ts';
import { type CustomerConversation, wrongCodes } from '../../contract/feedback/replies.ts';
import { isReplyCode } from '../../contract/feedback/reply-code.ts';
import { forEachLink } from '../../contract/platforms.ts';
import { errorMessages } from '../../contract/text.ts';
import { type InboxBusiness, lockInbox } from '../businesses/inbox-store.ts';
import { findPublicBusiness, logoAddress } from '../businesses/public-store.ts';
import type { Db } from '../db/database.ts';
import { forbidden, notFound, tooMany } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Context, Services } from '../http/context.ts';
import { consumeRateLimit } from '../http/rate-limits.ts';
import { readBeforeEmail } from './address-store.ts';
import { type CodedRow, deleteCoded, findByCodeHash, settleCoded, waitAgain } from './coded-store.ts';
import { deleteEmailsOf } from './erase-store.ts';
import { countCustomerMessagesToday, insertEvent, listEvents, rewriteIfRecent } from './event-store.ts';
import { recordMessage } from './inbox-handlers.ts';
import { messageOf } from './message-store.ts';
import { replyCodeHash } from './reply-codes.ts';
import { emailMessage, notifyReaders } from './send-emails.ts';

const day = 86_400;

const findRow = (db: Db, { config }: Services, code: string): Promise<CodedRow | null> =>
  isReplyCode(code) ? findByCodeHash(db, replyCodeHash(config.secretKey, code)) : Promise.resolve(null);

/** A right code is never refused for wrong ones of the same address: it is too long to guess. Not in a transaction, which a wrong code rolls back. */
async function findByCode({ services, db, ip }: Context, code: string): Promise<CodedRow> {
  const row = await findRow(db, services, code);
  if (row) return row;
  const used = await consumeRateLimit(db, wrongCodes, ip, services.config.rateLimitMultiplier);
  if (used.allowed) throw gone(services);
  services.log.warn({ limit: wrongCodes.name }, 'limit reached');
  throw tooMany(errorMessages.tooManyAttempts, used.retryAfterSeconds);
}

const gone = ({ config }: Services) => notFound(replyGone(config.feedbackKeepDays));

export const readReplies: Handler<'GET /api/replies/{code}'> = async ({ code }, context) => {
  const row = await findByCode(context, code);
  const business = await findPublicBusiness(context.db, { id: row.businessId });
  if (business === null) throw gone(context.services);
  const events = await listEvents(context.db, row.id, customerKinds);
  return {
    code,
    business: {
      id: business.id,
      name: business.name,
      slug: business.slug,
      logoUrl: logoAddress(business),
      isActive: business.isActive,
      city: business.city,
      categories: business.categories,
      timeZone: business.timeZone,
      ...forEachLink((field) => business[field]),
    },
    message: row.feedback,
    createdAt: row.createdAt,
    language: row.language,
    state: row.state,
    settled: settledOf(events),
    wroteLast: events.at(-1)?.kind === 'customer',
    entries: entriesOf(events),
    messagesLeft: Math.max(0, customerMessagesPerDay - (await countCustomerMessagesToday(context.db, row.id))),
  };
};

/** Without what the team keeps for itself, which may be long. */
const customerKinds = ['reply', 'customer', 'settled'] as const;

type Events = Awaited<ReturnType<typeof listEvents>>;

const entriesOf = (events: Events): CustomerConversation['entries'] =>
  events
    .filter(({ kind }) => kind === 'reply' || kind === 'customer')
    .map(({ id, kind, userName, text, createdAt }) => ({
      id,
      from: kind === 'reply' ? 'business' : 'customer',
      name: userName,
      text,
      createdAt,
    }));

const isAnswerOrReply = ({ kind }: Events[number]): boolean => kind === 'reply' || kind === 'settled';

function settledOf(events: Events): boolean | null {
  const last = events.findLast(isAnswerOrReply);
  return last?.kind === 'settled' ? last.text === 'yes' : null;
}

async function changeByCode(
  context: Context<{ success: true }>,
  code: string,
  work: (tx: Db, row: CodedRow, business: InboxBusiness) => Promise<void>,
): Promise<{ success: true }> {
  const { businessId } = await findByCode(context, code);
  return context.transact(async (tx) => {
    const business = await lockInbox(tx, businessId);
    // Once more under the lock: the business may have deleted it meanwhile.
    const row = await findRow(tx, context.services, code);
    if (!business || !row) throw gone(context.services);
    await work(tx, row, business);
    return { success: true };
  });
}

export const writeBack: Handler<'POST /api/replies/{code}'> = ({ code, text }, context) =>
  changeByCode(context, code, async (tx, row, business) => {
    if (!business.isActive) throw forbidden('inactive', errorMessages.inactive);
    if ((await countCustomerMessagesToday(tx, row.id)) >= customerMessagesPerDay)
      throw tooMany(inboxErrors.messagesToday, day);
    const { config } = context.services;
    const address = { ...business, email: business.feedbackEmail };
    const { state, readers } = await readBeforeEmail(tx, address, '');
    const message = { ...messageOf(row), id: row.id, feedback: text };
    const emailKey = state === 'confirmed' ? await emailMessage(tx, config, business, message) : null;
    await insertEvent(tx, { feedbackId: row.id, kind: 'customer', text, emailKey });
    const emailed = state === 'confirmed' ? business.feedbackEmail : null;
    await notifyReaders(tx, config, business, row.id, emailed, readers);
    await waitAgain(tx, row);
  });

export const settle: Handler<'POST /api/replies/{code}/settled'> = ({ code, settled }, context) =>
  changeByCode(context, code, async (tx, row) => {
    const last = (await listEvents(tx, row.id, customerKinds)).findLast(isAnswerOrReply);
    const text = settled ? 'yes' : 'no';
    if (last?.kind === 'settled' && last.text === text) return;
    if (last?.kind !== 'settled' || !(await rewriteIfRecent(tx, last.id, text)))
      await insertEvent(tx, { feedbackId: row.id, kind: 'settled', text });
    await (settled ? settleCoded : waitAgain)(tx, row);
  });

export const deleteByCode: Handler<'DELETE /api/replies/{code}'> = ({ code }, context) =>
  changeByCode(context, code, async (tx, row) => {
    await deleteEmailsOf(tx, [row.id]);
    await deleteCoded(tx, row);
    await recordMessage(tx, { session: null, ip: null, name: 'A customer' }, row, 'deleted their');
  });
