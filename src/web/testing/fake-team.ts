import type { CallReply } from '../../contract/calls.ts';
import type { OpenInvitation, TeamPerson } from '../../contract/teams/calls.ts';
import { type FakeCall, fakeCalls } from './fake-calls.ts';
import { dental, owner } from './fake-inbox.ts';

type TeamReply = CallReply<'GET /api/businesses/{id}/team'>;

const person = (userId: number, name: string, known: Partial<TeamPerson> = {}): TeamPerson => ({
  userId,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.org`,
  role: 'frontDesk',
  since: '2026-04-02T16:00:00Z',
  lastActiveAt: '2026-11-20T18:20:00Z',
  hasSecondFactor: false,
  isActive: true,
  ...known,
});

export const maya = person(owner.id, owner.name, { role: 'owner', hasSecondFactor: true });
export const dana = person(8, 'Dana Whitfield', { role: 'manager' });
export const theo = person(9, 'Theo Ramos', { lastActiveAt: null });

export const openInvitation = (id: number, known: Partial<OpenInvitation> = {}): OpenInvitation => ({
  id,
  email: 'priya@example.org',
  role: 'frontDesk',
  businessCount: 1,
  sentAt: '2026-11-22T17:00:00Z',
  expiresAt: '2026-11-29T17:00:00Z',
  isExpired: false,
  delivery: 'delivered',
  ...known,
});

export const team = (known: Partial<TeamReply> = {}): TeamReply => ({
  people: [maya, dana, theo],
  invitations: [],
  assignedToMe: 0,
  requiresSecondStep: false,
  sendsEmail: true,
  ...known,
});

/** Answers the reads of the team's screens as this person sees them; `answer` has the rest. */
export function fakeTeam(
  me: TeamPerson,
  shown: TeamReply,
  answer: (call: FakeCall) => unknown = () => ({ success: true }),
  businesses = [dental],
) {
  const role = me.role;
  const mine = businesses.map((business) => ({ ...business, role }));
  return fakeCalls((call) => {
    const { method, path } = call;
    if (method !== 'GET') return answer(call);
    if (path === '/api/user')
      return { id: me.userId, name: me.name, email: me.email, isAdmin: false, emailVerified: true, businesses: [] };
    if (path === '/api/businesses') return mine;
    if (path === `/api/businesses/${dental.id}`) return { business: mine[0], categories: [], visited: true };
    if (path.endsWith('/team')) return shown;
    return answer(call);
  });
}
