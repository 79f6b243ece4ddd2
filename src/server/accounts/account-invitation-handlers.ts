import { accountInvitationText } from '../../contract/accounts/invitation-text.ts';
import { errorMessages } from '../../contract/text.ts';
import { nameOf, recordAudit } from '../audit/store.ts';
import { conflict, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { mailboxHash } from '../mail/mailbox-hash.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { deleteAccountInvitation, listAccountInvitations, saveAccountInvitation } from './account-invitation-store.ts';
import { makeRowId } from './codes.ts';
import { accountInvitationEmail } from './emails.ts';
import { countEmail } from './register.ts';
import { findUserByEmail, lockAddress } from './store.ts';

export const getAccountInvitations: Handler<'GET /api/admin/invitations'> = async (_input, context) => {
  const rows = await listAccountInvitations(context.db);
  return {
    registration: context.services.config.registration,
    invitations: rows.map(({ id, email, invitedBy, createdAt }) => ({
      id,
      email,
      invitedBy,
      createdAt: createdAt.toISOString(),
    })),
  };
};

/** Cannot be abused as a mail relay: fixed sentences only, and few invitations for one address. */
export const inviteToRegister: Handler<'POST /api/admin/invitations'> = async ({ email }, context) => {
  const { config } = context.services;
  const { user: me } = context.session;
  if (config.registration === 'closed') throw conflict('registration_closed', accountInvitationText.closed);
  const reply = await context.transact(async (tx) => {
    await lockAddress(tx, email);
    if ((await findUserByEmail(tx, email))?.emailVerified)
      throw conflict('has_account', accountInvitationText.hasAccount);
    await saveAccountInvitation(tx, email, nameOf(me));
    await recordAudit(tx, me, 'invited', email);
    const mailbox = mailboxHash(config.secretKey, email);
    const { allowed: sent } = await countEmail(tx, context.services, `invitation ${mailbox}`);
    if (sent) await enqueueEmail(tx, config, accountInvitationEmail(config, `invitation ${makeRowId()}`, email));
    return { sent };
  });
  context.log.info({ administrator: me.id, action: 'invited' }, 'admin action');
  return reply;
};

export const withdrawAccountInvitation: Handler<'DELETE /api/admin/invitations/{id}'> = async ({ id }, context) => {
  const { user: me } = context.session;
  const reply = await context.transact(async (tx) => {
    const email = await deleteAccountInvitation(tx, id);
    if (email === null) throw notFound(errorMessages.notFound);
    await recordAudit(tx, me, 'withdrew the invitation of', email);
    return { success: true as const };
  });
  context.log.info({ administrator: me.id, action: 'withdrew an invitation' }, 'admin action');
  return reply;
};
