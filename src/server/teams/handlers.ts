import { may } from '../../contract/permissions.ts';
import { teamErrors } from '../../contract/teams/errors.ts';
import { roleNames } from '../../contract/teams/roles-text.ts';
import { errorMessages } from '../../contract/text.ts';
import { type AuditActor, recordActions } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { conflict, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { SignedIn } from '../http/context.ts';
import { listOpen, withdrawFrom } from './invitation-store.ts';
import {
  changeMember,
  countAssigned,
  findMember,
  findTeam,
  listPeople,
  lockAccounts,
  lockTeam,
  type Member,
  removeMember,
  type Team,
} from './store.ts';

export function foundTeam(team: Team | null): Team {
  if (team === null) throw notFound(errorMessages.businessNotFound);
  return team;
}

export function foundMember(member: Member | null): Member {
  if (member === null) throw notFound(teamErrors.notOnTeam);
  return member;
}

export const getTeam: Handler<'GET /api/businesses/{id}/team'> = async ({ id }, { db, session, services }) => {
  const { user } = session;
  const { requiresSecondStep } = foundTeam(await findTeam(db, user, 'viewTeam', id));
  return {
    people: await listPeople(db, user, id),
    invitations: await listOpen(db, user, id),
    assignedToMe: await countAssigned(db, user, id),
    requiresSecondStep,
    sendsEmail: services.config.smtpUrl !== null,
  };
};

/** Takes from a person what the business gave beside the role; returns how many messages lost their assignee. */
export interface Leaving {
  unassign(tx: Db, businessId: number, userId: number): Promise<number>;
  redirectFeedback(tx: Db, businessId: number, email: string): Promise<void>;
  endKeys(tx: Db, by: AuditActor, businessId: number, userId: number): Promise<void>;
}

export const changeMemberRole =
  (leaving: Leaving): Handler<'PATCH /api/businesses/{id}/team/{userId}'> =>
  ({ id, userId, role }, context) =>
    context.transact(async (tx) => {
      const team = foundTeam(await lockTeam(tx, context.session.user, 'manageTeam', id));
      const member = foundMember(await findMember(tx, team, userId));
      if (member.role !== role) {
        await changeMember(tx, team, userId, role);
        if (!may(role, 'readFeedback')) {
          await leaving.unassign(tx, id, userId);
          await leaving.redirectFeedback(tx, id, member.email);
        }
        if (!may(role, 'manageInvitations')) await leaving.endKeys(tx, context, id, userId);
        const change = `changed the role from ${roleNames[member.role]} to ${roleNames[role]} of`;
        await recordTeamChange(tx, context, id, change, member);
      }
      return { userId, role };
    });

export const removeFromTeam =
  (leaving: Leaving): Handler<'DELETE /api/businesses/{id}/team/{userId}'> =>
  ({ id, userId }, context) =>
    context.transact(async (tx) => {
      const { user } = context.session;
      const isOneself = userId === user.id;
      foundTeam(await findTeam(tx, user, isOneself ? 'viewTeam' : 'manageTeam', id));
      await lockAccounts(tx, [userId]);
      const team = foundTeam(await lockTeam(tx, user, isOneself ? 'viewTeam' : 'manageTeam', id));
      if (userId === team.ownerId) throw conflict('owner', teamErrors.ownerLeaves);
      const member = foundMember(await findMember(tx, team, userId));
      await removeMember(tx, team, userId);
      await withdrawFrom(tx, [id], member.email);
      await leaving.redirectFeedback(tx, id, member.email);
      const unassigned = await leaving.unassign(tx, id, userId);
      await leaving.endKeys(tx, context, id, userId);
      await recordTeamChange(tx, context, id, isOneself ? 'left the team' : 'removed', member);
      return { unassigned };
    });

export const changeSecondStep =
  (
    requireSecondStep: (tx: Db, id: number, isRequired: boolean) => Promise<void>,
  ): Handler<'POST /api/businesses/{id}/second-step'> =>
  ({ id, isRequired }, context) =>
    context.transact(async (tx) => {
      const team = foundTeam(await lockTeam(tx, context.session.user, 'requireSecondStep', id));
      if (team.requiresSecondStep === isRequired) return { success: true };
      await requireSecondStep(tx, id, isRequired);
      await recordActions(tx, context, {
        businessId: id,
        kind: 'team',
        action: isRequired ? 'required a second step of the team' : 'no longer required a second step of the team',
        subject: '',
      });
      return { success: true };
    });

export const recordTeamChange = (
  tx: Db,
  context: Pick<SignedIn, 'session' | 'ip'>,
  businessId: number,
  action: string,
  { userId, name }: Pick<Member, 'userId' | 'name'>,
): Promise<void> =>
  recordActions(tx, context, {
    businessId,
    kind: 'team',
    action,
    subject: userId === context.session.user.id ? '' : name,
    subjectKind: 'person',
    subjectId: userId,
  });
