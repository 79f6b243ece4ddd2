import { longEmailLimits } from '../../contract/accounts/calls.ts';
import type { ParsedInput } from '../../contract/calls.ts';
import type { HandlerLimit } from '../../contract/endpoint.ts';
import { joinPath } from '../../contract/paths.ts';
import { mayMislead } from '../../contract/stranger-words.ts';
import { teamLimits } from '../../contract/teams/calls.ts';
import { alreadyOnTeam, teamErrors } from '../../contract/teams/errors.ts';
import { teamInvitationDays, teamMax } from '../../contract/teams/limits.ts';
import { roleNames } from '../../contract/teams/roles-text.ts';
import { usesOfTotal } from '../accounts/daily-total-store.ts';
import { recordActions } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { AppError, conflict, invalid, notFound, tooMany } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { SignedIn } from '../http/context.ts';
import { consumeRateLimits, type RateLimitUse } from '../http/rate-limits.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import { mailboxHash } from '../mail/mailbox-hash.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { teamInvitationEmail } from './emails.ts';
import { foundTeam } from './handlers.ts';
import {
  countOpen,
  deleteInvitation,
  findBusinessesOf,
  findOpen,
  readOpen,
  saveInvitation,
} from './invitation-store.ts';
import { countPeople, findMemberByEmail, findTeam, lockTeam, type Team } from './store.ts';

type Input = ParsedInput<'POST /api/businesses/{id}/team'>;
type Open = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

const dayMs = 86_400_000;
const noInvitation = () => notFound(teamErrors.invitationNotFound);
const atEmail = (code: string, message: string) => new AppError(409, code, message, { fields: { email: message } });

export const invitePerson: Handler<'POST /api/businesses/{id}/team'> = (input, context) =>
  context.transact(async (tx) => {
    const { id, email, role, line = '', asLink = false } = input;
    if (mayMislead(line)) throw invalid(teamErrors.line, { line: teamErrors.line });
    const teams = await lockTeams(tx, context, input);
    const here = foundTeam(teams.find((team) => team.id === id) ?? null);
    if (email === context.session.user.email) throw atEmail('oneself', teamErrors.oneself);
    const member = await findMemberByEmail(tx, here, email);
    if (member) throw atEmail('member', alreadyOnTeam(member.name, roleNames[member.role]));
    const open = await findOpen(tx, id, { email });
    const chosen = await withRoom(tx, teams, email, open);
    const reply = await send(tx, context, chosen, { email, role, line, asLink }, open);
    for (const team of chosen) await record(tx, context, team.id, 'invited', `${email} as ${roleNames[role]}`);
    return reply;
  });

/** The order in which they are locked (docs/locks.md). */
const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

async function lockTeams(tx: Db, { session }: SignedIn, { id, businessIds = [] }: Input): Promise<Team[]> {
  const teams: Team[] = [];
  for (const one of inOrder([id, ...businessIds]))
    teams.push(foundTeam(await lockTeam(tx, session.user, 'manageTeam', one)));
  return teams;
}

/** Businesses where the person is on the team already are left out. */
async function withRoom(tx: Db, teams: readonly Team[], email: string, open: Open | null): Promise<Team[]> {
  const chosen: Team[] = [];
  for (const team of teams) {
    if (await findMemberByEmail(tx, team, email)) continue;
    if ((await countPeople(tx, team)) >= teamMax.people) throw conflict('full_team', teamErrors.fullTeam);
    const isNew = !open?.businessIds.includes(team.id);
    if (isNew && (await countOpen(tx, team.id)) >= teamMax.openInvitations)
      throw conflict('full_invitations', teamErrors.fullInvitations);
    chosen.push(team);
  }
  return chosen;
}

interface Wanted extends Pick<Open, 'email' | 'role' | 'line'> {
  readonly asLink: boolean;
}

async function send(tx: Db, context: SignedIn, teams: readonly Team[], wanted: Wanted, open: Open | null) {
  const { config } = context.services;
  const { user } = context.session;
  const { email, role, line } = wanted;
  const isEmailed = config.smtpUrl !== null && !wanted.asLink;
  const token = makeToken();
  const hash = tokenHash(token);
  const [first] = teams;
  if (!first) throw noInvitation();
  const key = isEmailed ? `team invitation ${hash}` : null;
  if (isEmailed) await countEmail(tx, context, first.id, email);
  const businessIds = teams.map(({ id }) => id);
  const written = { businessIds, email, role, line, tokenHash: hash, invitedBy: user.id, emailKey: key };
  const id = await saveInvitation(tx, open?.id ?? null, written);
  if (key !== null) {
    const words = {
      ...{ role, line, token, inviterName: user.name, timeZone: first.timeZone },
      businessNames: teams.map(({ name }) => name),
      expiresAt: new Date(Date.now() + teamInvitationDays * dayMs),
    };
    await enqueueEmail(tx, config, teamInvitationEmail(config, { key, recipient: email, ownerId: user.id }, words));
  }
  const outcome = !isEmailed ? 'link' : open ? 'sentAgain' : 'sent';
  const link = isEmailed ? null : new URL(joinPath(token), config.publicUrl).href;
  return { outcome, link, invitation: await readOpen(tx, id) } as const;
}

async function countEmail(tx: Db, { services: { config }, session }: SignedIn, businessId: number, email: string) {
  const mailbox = mailboxHash(config.secretKey, email);
  const perAddress = longEmailLimits.map((limit): RateLimitUse => [limit, `team ${mailbox}`]);
  const { emailsPerBusiness, emailsPerUser, emailsOfAll } = teamLimits;
  const ofToday = Object.values(await usesOfTotal(tx, emailsOfAll, emailsPerUser, session.user.id));
  const uses: RateLimitUse[] = [[emailsPerBusiness, `${businessId}`], ...ofToday, ...perAddress];
  const results = await consumeRateLimits(tx, uses, config.rateLimitMultiplier);
  const exceeded = results.find(({ allowed }) => !allowed);
  if (!exceeded) return;
  const sentences = new Map<HandlerLimit, string>([
    [emailsPerBusiness, teamErrors.emailsThisHour],
    ...ofToday.map(([limit]) => [limit, teamErrors.emailsToday] as const),
  ]);
  throw tooMany(sentences.get(exceeded.limit) ?? teamErrors.emailsToAddress, exceeded.retryAfterSeconds);
}

export const resendInvitation: Handler<'POST /api/businesses/{id}/team-invitations/{invitationId}'> = (
  { id, invitationId, asLink = false },
  context,
) =>
  context.transact(async (tx) => {
    const { teams, open } = await lockOpen(tx, context, id, invitationId);
    for (const team of teams) await record(tx, context, team.id, 'sent the invitation again to', open.email);
    return send(tx, context, teams, { ...open, asLink }, open);
  });

export const cancelTeamInvitation: Handler<'DELETE /api/businesses/{id}/team-invitations/{invitationId}'> = (
  { id, invitationId },
  context,
) =>
  context.transact(async (tx) => {
    const { teams, open } = await lockOpen(tx, context, id, invitationId);
    await deleteInvitation(tx, open.id);
    for (const team of teams) await record(tx, context, team.id, 'canceled the invitation of', open.email);
    return { success: true };
  });

/** An open invitation and its businesses, which are locked before it (docs/locks.md); the one of the call comes first. */
async function lockOpen(tx: Db, { session: { user } }: SignedIn, id: number, invitationId: number) {
  foundTeam(await findTeam(tx, user, 'manageTeam', id));
  const teams: Team[] = [];
  for (const one of inOrder([id, ...((await findBusinessesOf(tx, id, invitationId)) ?? [])])) {
    const team = await lockTeam(tx, user, 'manageTeam', one);
    if (team) teams.push(team);
  }
  const here = foundTeam(teams.find((team) => team.id === id) ?? null);
  const open = await findOpen(tx, id, { id: invitationId });
  // It may have been replaced by one for other businesses meanwhile.
  if (!open?.businessIds.every((one) => teams.some((team) => team.id === one))) throw noInvitation();
  return { teams: [here, ...teams.filter((team) => team !== here && open.businessIds.includes(team.id))], open };
}

const record = (tx: Db, context: SignedIn, businessId: number, action: string, subject: string): Promise<void> =>
  recordActions(tx, context, { businessId, kind: 'team', action, subject, subjectKind: 'invitation' });
