import { randomUUID } from 'node:crypto';
import { teamErrors } from '../../contract/teams/errors.ts';
import { errorMessages } from '../../contract/text.ts';
import { type AuditActor, nameOf, recordActions } from '../audit/store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { conflict, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { formerOwnerEmail, newOwnerEmail } from './emails.ts';
import { foundMember, foundTeam, recordTeamChange } from './handlers.ts';
import { withdrawFrom } from './invitation-store.ts';
import {
  addMember,
  findMember,
  findTeam,
  type LockedAccount,
  lockAccounts,
  lockTeam,
  lockTeamOf,
  removeMember,
  type Team,
} from './store.ts';

/** Makes another user the owner; false above the limit of businesses. */
type ChangeOwner = (
  tx: Db,
  config: Config,
  business: { readonly id: number; readonly ownerId: number },
  userId: number,
  by: AuditActor,
) => Promise<boolean>;

export const transferBusiness =
  (changeOwner: ChangeOwner): Handler<'POST /api/businesses/{id}/transfer'> =>
  ({ id, userId }, context) =>
    context.transact(async (tx) => {
      const { user } = context.session;
      const { config } = context.services;
      foundTeam(await findTeam(tx, user, 'transfer', id));
      const accounts = await lockAccounts(tx, [user.id, userId]);
      const team = foundTeam(await lockTeam(tx, user, 'transfer', id));
      if (userId !== user.id) foundMember(await findMember(tx, team, userId));
      const [former, next] = [user.id, userId].map((one) => accounts.find((account) => account.id === one));
      if (!former?.isActive || !next?.isActive || former === next) throw conflict('new_owner', teamErrors.newOwner);
      await handOver(tx, config, changeOwner, team, former, next, context);
      await addMember(tx, team, former.id, 'manager', team.ownerSince);
      await recordTeamChange(tx, context, id, 'transferred the ownership to', { ...next, userId });
      return { success: true };
    });

/** The former owner, whose account is deactivated, does not stay on the team. */
export const transferForOwner =
  (replaceOwner: ChangeOwner): Handler<'POST /api/admin/businesses/{id}/transfer'> =>
  async ({ id, userId }, context) => {
    const reply = await context.transact(async (tx) => {
      const before = await lockTeamOf(tx, id, false);
      if (before === null) throw notFound(errorMessages.businessNotFound);
      const accounts = await lockAccounts(tx, [before.ownerId, userId]);
      const team = await lockTeamOf(tx, id, true);
      const next = accounts.find((account) => account.id === userId);
      const former = accounts.find((account) => account.id === before.ownerId);
      if (team === null || former === undefined) throw notFound(errorMessages.businessNotFound);
      if (former.isActive || team.ownerId !== before.ownerId) throw conflict('owner_active', teamErrors.ownerActive);
      if (next === undefined) throw notFound(errorMessages.userNotFound);
      if (!next.isActive || next.isAdmin) throw conflict('new_owner', teamErrors.newOwnerOfAdministrator);
      const by = { ...context, isAdministrator: true };
      await handOver(tx, context.services.config, replaceOwner, team, former, next, by);
      await recordActions(tx, by, {
        businessId: id,
        kind: 'team',
        action: `transferred the ownership of ${team.name} (${team.slug}) to`,
        subject: nameOf(next),
        subjectKind: 'person',
        subjectId: userId,
      });
      return { success: true as const };
    });
    context.log.info({ administrator: context.session.user.id, action: 'transferred', business: id }, 'admin action');
    return reply;
  };

async function handOver(
  tx: Db,
  config: Config,
  changeOwner: ChangeOwner,
  team: Team,
  former: LockedAccount,
  next: LockedAccount,
  by: AuditActor,
): Promise<void> {
  await withdrawFrom(tx, [team.id], null);
  if (!(await changeOwner(tx, config, team, next.id, by))) throw conflict('business_limit', teamErrors.businessLimit);
  await removeMember(tx, team, next.id);
  const words = {
    businessId: team.id,
    businessName: team.name,
    newOwner: next.name,
    formerOwner: former.name,
    isByAdministrator: by.isAdministrator === true,
  };
  const to = ({ email }: LockedAccount) => ({
    key: `ownership ${randomUUID()}`,
    recipient: email,
    ownerId: next.id,
  });
  await enqueueEmail(tx, config, newOwnerEmail(config, to(next), words), formerOwnerEmail(config, to(former), words));
}
