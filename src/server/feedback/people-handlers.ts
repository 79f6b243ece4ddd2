import type { CallReply } from '../../contract/calls.ts';
import type { Conversation } from '../../contract/feedback/inbox.ts';
import { readAndRecord } from '../audit/record-reading.ts';
import { recordActions } from '../audit/store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import { findTeam } from '../teams/store.ts';
import type { Actor } from '../teams/visible-to.ts';
import { listEmailsOf } from './erase-store.ts';
import { assertOwnBusiness, conversationOf, noBusiness } from './inbox-handlers.ts';
import { findInInbox } from './inbox-store.ts';
import { findMessagesOf } from './people-store.ts';
import { personText } from './person-text.ts';

type ExportInvitations = (
  db: Db,
  config: Config,
  business: { readonly id: number; readonly ownerId: number },
  email: string,
) => Promise<Pick<CallReply<'GET /api/businesses/{id}/people'>, 'invitations' | 'unsubscribedSince' | 'text'>>;

export const exportPerson =
  (exportInvitations: ExportInvitations): Handler<'GET /api/businesses/{id}/people'> =>
  ({ id, email }, context) =>
    readAndRecord(context, async (db) => {
      const { user } = context.session;
      const team = await findTeam(db, user, 'exportPerson', id);
      if (team === null) throw noBusiness();
      const messages: Conversation[] = [];
      const ids = await findMessagesOf(db, user, 'exportPerson', id, email);
      for (const message of ids) {
        const row = await findInInbox(db, user, 'exportPerson', { businessId: id, id: message });
        if (row) messages.push(await conversationOf(db, row));
      }
      const emails = (await listEmailsOf(db, ids)).map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }));
      const invited = await exportInvitations(db, context.services.config, team, email);
      const text = [personText(email, messages, emails), invited.text].filter(Boolean).join('\n\n');
      return {
        reply: { ...invited, email, messages, emails, text },
        entries: [{ businessId: id, kind: 'data', action: 'exported', subject: "one person's data" }],
      };
    });

type Erase = (
  tx: Db,
  config: Config,
  user: Actor,
  business: { readonly id: number; readonly email: string },
) => Promise<{ name: string; slug: string; messages: number; emails: number; invitations: number } | null>;

export const erasePerson =
  (erase: Erase): Handler<'DELETE /api/businesses/{id}/people'> =>
  (input, context) =>
    context.transact(async (tx) => {
      const { user } = context.session;
      await assertOwnBusiness(tx, user, 'erasePerson', input.id);
      const erased = await erase(tx, context.services.config, user, input);
      if (erased === null) throw noBusiness();
      const { name: _name, slug: _slug, ...counts } = erased;
      const count = `${counts.messages} private message${counts.messages === 1 ? '' : 's'}`;
      await recordActions(tx, context, {
        businessId: input.id,
        kind: 'data',
        action: 'erased',
        subject: `one person's ${count}`,
      });
      return counts;
    });
