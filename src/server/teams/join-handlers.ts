import type { Role } from '../../contract/permissions.ts';
import { teamErrors } from '../../contract/teams/errors.ts';
import { teamMax } from '../../contract/teams/limits.ts';
import { roleNames } from '../../contract/teams/roles-text.ts';
import { conflict, forbidden, notFound, signedOut } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { tokenHash } from '../http/token.ts';
import { recordTeamChange } from './handlers.ts';
import { findByToken, takeInvitation } from './invitation-store.ts';
import { addMember, countPeople, findMember, lockAccounts, lockOwned } from './store.ts';

const joinGone = () => notFound(teamErrors.joinGone);

export const getInvitation: Handler<'GET /api/join/{token}'> = async ({ token }, { db, session }) => {
  const found = await findByToken(db, tokenHash(token));
  if (found === null) throw joinGone();
  const { businesses, inviterName, role, line, email, sentAt, expiresAt, isExpired } = found;
  const yourEmail = session?.user.email ?? null;
  return {
    ...{ inviterName, role, line, email, sentAt, expiresAt, isExpired, yourEmail },
    businessNames: businesses.map(({ name }) => name),
    isForYou: yourEmail !== null && yourEmail.toLowerCase() === email,
  };
};

export const join: Handler<'POST /api/join/{token}'> = ({ token }, context) =>
  context.transact(async (tx) => {
    const { user } = context.session;
    const hash = tokenHash(token);
    const found = await findByToken(tx, hash);
    if (found === null || found.isExpired) throw joinGone();
    if (user.email.toLowerCase() !== found.email) throw forbidden('other_address', teamErrors.otherAddress);
    const [me] = await lockAccounts(tx, [user.id]);
    if (!me?.isActive) throw signedOut();
    const joined: { id: number; name: string; role: Role }[] = [];
    // The inviter may have given a business away while this waited for its lock.
    const teams = await lockOwned(tx, found.inviterId, found.businesses);
    if (teams.length === 0 || !(await takeInvitation(tx, found.id, hash))) throw joinGone();
    for (const team of teams) {
      const already = await findMember(tx, team, user.id);
      joined.push({ ...team, role: already?.role ?? found.role });
      if (already) continue;
      if ((await countPeople(tx, team)) >= teamMax.people) throw conflict('full_team', teamErrors.fullTeam);
      await addMember(tx, team, user.id, found.role);
      await recordTeamChange(tx, context, team.id, `joined as ${roleNames[found.role]}`, { ...user, userId: user.id });
    }
    return { businesses: joined };
  });
