import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { feedbackFields } from '../../contract/feedback/calls.ts';
import type { Conversation } from '../../contract/feedback/inbox.ts';
import type { Action } from '../../contract/permissions.ts';
import { recordAudit } from '../admin/store.ts';
import { touchInbox } from '../businesses/inbox-store.ts';
import { businesses } from '../businesses/tables.ts';
import { type Actor, ofVisibleBusiness, visibleTo } from '../businesses/visible-to.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import { erasePersonsInvitations, listPersonsInvitations, type PersonsInvitation } from '../invitations/erase-store.ts';
import { personOf } from '../invitations/person-of.ts';
import { lockInvitations } from '../invitations/settings-store.ts';
import { findStop } from '../invitations/stop-store.ts';
import { deleteEmailsOf, listEmailsOf } from './erase-store.ts';
import { assertOwnBusiness, conversationOf, noBusiness } from './inbox-handlers.ts';
import { findInInbox } from './inbox-store.ts';
import { deleteFeedback } from './store.ts';

const numbered = z.object({ id: bigint });

async function findMessagesOf(
  db: Db,
  user: Actor,
  action: Action,
  businessId: number,
  email: string,
): Promise<number[]> {
  const found = await rows(
    db,
    numbered,
    sql`select id from feedback where business_id = ${businessId} and lower(email) = ${email}
          and ${ofVisibleBusiness(user, action, businessId)} order by id`,
  );
  return found.map(({ id }) => id);
}

export const exportPerson: Handler<'GET /api/businesses/{id}/people'> = async ({ id, email }, context) => {
  const { db, session } = context;
  await assertOwnBusiness(db, session.user, id);
  const messages: Conversation[] = [];
  const ids = await findMessagesOf(db, session.user, 'exportPerson', id, email);
  for (const message of ids) {
    const row = await findInInbox(db, session.user, 'exportPerson', { businessId: id, id: message });
    if (row) messages.push(await conversationOf(db, row));
  }
  const emails = (await listEmailsOf(db, ids)).map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }));
  const person = personOf(context.services.config, { id, ownerId: session.user.id }, email);
  const invitations = (await listPersonsInvitations(db, person)).map(exportedInvitation);
  const unsubscribedSince = (await findStop(db, person))?.since.toISOString() ?? null;
  const text = [
    readable(email, messages, emails),
    ...invitations.map(readableInvitation),
    ...(unsubscribedSince ? [`${unsubscribedSince} asked for no more emails`] : []),
  ].join('\n\n');
  return { email, messages, emails, invitations, unsubscribedSince, text };
};

const exportedInvitation = ({ createdAt, sendAt, sentAt, ...one }: PersonsInvitation) => ({
  ...one,
  createdAt: createdAt.toISOString(),
  sendAt: sendAt?.toISOString() ?? null,
  sentAt: sentAt?.toISOString() ?? null,
});

const readableInvitation = (one: ReturnType<typeof exportedInvitation>): string =>
  [
    `Invitation to ${[one.firstName, one.email].filter(Boolean).join(', ')}, ${one.language}, ${one.state}`,
    `${one.createdAt} entered by ${one.enteredBy} (${one.source})`,
    ...(one.sentAt ? [`${one.sentAt} sent`] : []),
  ].join('\n');

interface ExportedEmail {
  readonly recipient: string;
  readonly subject: string;
  readonly state: string;
  readonly createdAt: string;
}

function readable(email: string, messages: readonly Conversation[], emails: readonly ExportedEmail[]): string {
  const conversations = messages.map((message) =>
    [
      `Message ${message.id} to ${message.businessName}, ${message.createdAt}, ${message.state}`,
      ...feedbackFields.map((field) => `${field}: ${message[field]}`),
      ...message.events.map(
        ({ kind, userName, text, createdAt }) =>
          `${createdAt} ${[kind, userName].filter(Boolean).join(' by ')}: ${text}`,
      ),
    ].join('\n'),
  );
  const sent = emails.map((one) => `${one.createdAt} email to ${one.recipient}, ${one.state}: ${one.subject}`);
  return [`Everything stored about ${email}`, ...conversations, ...sent].join('\n\n');
}

export const erasePerson: Handler<'DELETE /api/businesses/{id}/people'> = ({ id, email }, context) =>
  context.transact(async (tx) => {
    const { user } = context.session;
    await lockInvitations(tx, id);
    const business = await touchInbox(tx, and(eq(businesses.id, id), visibleTo(user, 'erasePerson')));
    if (business === null) throw noBusiness();
    const ids = await findMessagesOf(tx, user, 'erasePerson', id, email);
    const emails = await deleteEmailsOf(tx, ids);
    for (const message of ids) await deleteFeedback(tx, user, { businessId: id, id: message });
    const invited = await erasePersonsInvitations(
      tx,
      personOf(context.services.config, { id, ownerId: user.id }, email),
    );
    const count = `${ids.length} private message${ids.length === 1 ? '' : 's'}`;
    await recordAudit(tx, user, `erased one person's ${count} to`, `${business.name} (${business.slug})`);
    return { messages: ids.length, emails: emails + invited.emails, invitations: invited.invitations };
  });
