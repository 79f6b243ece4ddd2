import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { type Action, actions, may, type Role } from '../../contract/permissions.ts';
import { selectRows } from '../db/database.ts';
import { addressOf, exampleLines, type Reach } from '../testing/call-examples.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { makeInviting } from '../testing/inviting.ts';
import { makeTeam } from '../testing/making-teams.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

const memberRoles = ['manager', 'frontDesk', 'viewer'] as const;
type ActorName =
  | 'anonymous'
  | 'owner'
  | (typeof memberRoles)[number]
  | 'administrator'
  | 'deactivated owner'
  | 'expired session';
type TargetName = 'own' | 'foreign' | 'absent' | 'malformed';

interface Actor {
  readonly id: number;
  readonly isAdmin: boolean;
  readonly isSignedIn: boolean;
  /** At the business that is its own target. */
  readonly role: Role;
  readonly browser: TestBrowser;
}
interface Cell {
  readonly access: Access;
  readonly reach: Reach;
  readonly status: number;
  readonly inactive?: number;
  readonly ofOneself?: number;
  readonly actor: Actor;
  readonly target: TargetName | null;
  readonly isOwnerActive: boolean;
}

let test: TestApp;
let victim: Awaited<ReturnType<typeof makeUser>>;
/** Owns the businesses of the members. */
let boss: Awaited<ReturnType<typeof makeUser>>;
const actors = new Map<ActorName, Actor>();
/** Businesses of owners who are deactivated and cannot create one. */
const businesses = new Map<number, number>();
/** Businesses that no call has changed, by their owner or member. */
const unchanged = new Map<number, number>();
const replyCodes = new Map<number, string>();
const inviting = new Map<number, Record<'key' | 'deskId' | 'tokenId' | 'invitationId', string>>();
const teams = new Map<number, Awaited<ReturnType<typeof makeTeam>>>();

beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  victim = await makeUser(test);
  boss = await makeUser(test);
  actors.set('anonymous', {
    id: 0,
    isAdmin: false,
    isSignedIn: false,
    role: 'owner',
    browser: new TestBrowser(test.app),
  });
  for (const name of ['owner', ...memberRoles, 'administrator'] as const) await makeActor(name);
  const deactivated = await makeActor('deactivated owner');
  const expired = await makeActor('expired session');
  for (const { id } of [deactivated, expired]) businesses.set(id, await newBusiness(id));
  const { db } = test.services.database;
  // Its session rows stay, as if the deactivation had not deleted them.
  await db.execute(sql`update users set is_active = false where id = ${deactivated.id}`);
  await db.execute(sql`update sessions set last_seen_at = now() - interval '8 days' where user_id = ${expired.id}`);
});
afterAll(() => test.close());

async function makeActor(name: ActorName): Promise<Actor> {
  const isAdmin = name === 'administrator';
  const memberRole = memberRoles.find((role) => role === name);
  const isSignedIn = name === 'owner' || memberRole !== undefined || isAdmin;
  const role: Role = memberRole ?? 'owner';
  const actor = { ...(await makeUser(test, { isAdmin })), isAdmin, isSignedIn, role };
  actors.set(name, actor);
  users.set(actor.id, actor);
  return actor;
}
const users = new Map<number, Actor & Awaited<ReturnType<typeof makeUser>>>();

async function newBusiness(holder: number): Promise<number> {
  const kept = businesses.get(holder);
  if (kept !== undefined) {
    if (!(await isReachable(kept))) await reactivated(holder, () => sendMessage(kept));
    return kept;
  }
  const same = unchanged.get(holder);
  if (same !== undefined) return same;
  const user = users.get(holder);
  const isMember = user !== undefined && user.role !== 'owner';
  const owner = isMember ? boss : (user ?? victim);
  const { business } = await makeBusiness(test, { owner });
  await owner.browser.call(`POST /api/businesses/${business.id}/places`, { name: 'Front desk', kind: 'desk' });
  await saveReply(owner, business.id);
  await sendMessage(business.id);
  teams.set(business.id, await makeTeam(test, business.id, isMember ? { userId: holder, role: user.role } : null));
  inviting.set(business.id, await makeInviting(test, business.id));
  unchanged.set(holder, business.id);
  return business.id;
}

const saveReply = (owner: typeof victim, id: number) =>
  owner.browser.call(`POST /api/businesses/${id}/saved-replies`, { name: 'Thanks', text: 'Thank you for telling us.' });

async function sendMessage(id: number): Promise<void> {
  const message = { feedback: 'The door was hard to open.' };
  const sent = await victim.browser.call(`POST /api/businesses/${id}/send-feedback`, message);
  replyCodes.set(id, sent.json().code);
}

const isReachable = async (id: number): Promise<boolean> =>
  (await victim.browser.call(`GET /api/replies/${replyCodes.get(id)}`)).statusCode === 200;

async function reactivated(id: number, work: () => Promise<void>): Promise<void> {
  const { db } = test.services.database;
  const [was] = await selectRows<{ is_active: boolean }>(db, sql`select is_active from users where id = ${id}`);
  await db.execute(sql`update users set is_active = true where id = ${id}`);
  await work();
  await db.execute(sql`update users set is_active = ${was?.is_active ?? true} where id = ${id}`);
}

/** The expected status by C2 and C4. */
function promised({ access, reach, status, inactive, ofOneself, actor, target, isOwnerActive }: Cell): number {
  if (access !== 'anyone' && !actor.isSignedIn) return 401;
  if (access === 'admin' && !actor.isAdmin) return 403;
  if (target === null) return status;
  if (target === 'malformed') return 404;
  if (reach === 'oneself') return target === 'own' && !actor.isAdmin ? status : 403;
  if (target === 'absent') return 404;
  if (reach === 'administrator') return (target === 'own' ? ofOneself : undefined) ?? status;
  if (reach === 'anyone') return isOwnerActive ? status : (inactive ?? status);
  if (!actor.isSignedIn || reach === 'signed in') return 404;
  const role = target === 'own' ? actor.role : 'administrator';
  return (target === 'own' && may(role, reach)) || (actor.isAdmin && may('administrator', reach)) ? status : 404;
}

const namesUser = (line: string) => /\/users\/\{|\{userId\}/.test(line) && !line.includes('/team/');

async function aim(line: string, actor: Actor, target: TargetName | null, willChange: boolean) {
  const absent = {
    id: '999999',
    businessId: '999999',
    userId: '999999',
    slug: 'nobody-has-this',
    feedbackId: '999999',
    placeId: '999999',
    replyId: '999999',
    day: '2026-01-05',
    code: 'KTR482QXM9F4',
    key: 'A'.repeat(43),
    deskId: '999999',
    tokenId: '999999',
    invitationId: '999999',
    token: 'A'.repeat(43),
  };
  const nowhere = { mate: undefined, before: '', state: async () => '' };
  if (target === null || target === 'absent') return { url: addressOf(line, absent), ...nowhere };
  if (target === 'malformed') {
    const bad = Object.fromEntries(Object.keys(absent).map((key) => [key, '1e3_X']));
    return { url: addressOf(line, bad), ...nowhere };
  }
  const { db } = test.services.database;
  if (namesUser(line)) {
    const foreign = willChange ? (await makeUser(test)).id : victim.id;
    const id = target === 'own' ? actor.id : foreign;
    const state = async () => JSON.stringify(await selectRows(db, sql`select * from users where id = ${id}`));
    const url = addressOf(line, { id: String(id), userId: String(id) });
    return { url, mate: undefined, before: await state(), state };
  }
  const id = await newBusiness(target === 'own' ? actor.id : victim.id);
  const rows = () =>
    selectRows<{ slug: string; messages: { id: number }[]; places: { id: number }[]; replies: { id: number }[] }>(
      db,
      sql`select b.*, (select json_agg(f order by f.id) from feedback f where f.business_id = b.id) as messages,
          (select json_agg(p order by p.id) from places p where p.business_id = b.id) as places,
          (select json_agg(r order by r.id) from saved_replies r where r.business_id = b.id) as replies,
          (select json_agg(n order by n.day) from google_notes n where n.business_id = b.id) as notes,
          (select json_agg(k order by k::text) from business_keywords k where k.business_id = b.id) as phrases,
          (select json_agg(c order by c::text) from business_categories c where c.business_id = b.id) as categories,
          (select json_agg(i order by i.id) from invitations i where i.business_id = b.id) as invitations,
          (select json_agg(d order by d.id) from desks d where d.business_id = b.id) as desks,
          (select json_agg(t order by t.id) from api_tokens t where t.business_id = b.id) as tokens,
          (select json_agg(m order by m.user_id) from memberships m where m.business_id = b.id) as members,
          (select json_agg(t order by t.id) from team_invitations t where b.id = any(t.business_ids)) as asked
          from businesses b where id = ${id}`,
    );
  const found = await rows();
  const [row] = found;
  const feedbackId = String(row?.messages[0]?.id);
  const url = addressOf(line, {
    id: String(id),
    businessId: String(id),
    slug: row?.slug ?? '',
    feedbackId,
    placeId: String(row?.places[0]?.id),
    replyId: String(row?.replies[0]?.id),
    day: '2026-01-05',
    code: replyCodes.get(id) ?? '',
    ...inviting.get(id),
    ...teams.get(id),
    ...(line.includes('team-invitations') ? { invitationId: teams.get(id)?.teamInvitationId ?? '' } : {}),
  });
  const state = async () => JSON.stringify(await rows());
  return { url, mate: teams.get(id)?.userId, before: JSON.stringify(found), state };
}

const isAction = (reach: Reach): reach is Action => actions.some((action) => action === reach);

/** Everything of a response but its date and its own id. */
const told = ({ statusCode, body, headers }: Awaited<ReturnType<TestBrowser['call']>>) => {
  const { date: _date, 'x-request-id': _id, ...same } = headers;
  return JSON.stringify({ statusCode, body, headers: same });
};

const lines = exampleLines.map(([line, example]) => ({
  line: line as string,
  access: calls[line].access as Access,
  ...example,
}));

/** Changes of signed-in people are recorded, unless the example says otherwise. */
const isChange = ({ line, reach }: (typeof lines)[number]) => !line.startsWith('GET') && reach !== 'anyone';

describe('C2 and C4: access by role and owner', () => {
  it.each<(typeof lines)[number]>(lines)('$line', async (call) => {
    const { line, input, endsSession } = call;
    const status = call.status ?? 200;
    const targets: (TargetName | null)[] = line.includes('{') ? ['own', 'foreign', 'absent', 'malformed'] : [null];
    const [recorded, promisedEntries]: [unknown[], unknown[]] = [[], []];
    for (const [name, { id, isAdmin }] of actors) {
      const answers = new Map<TargetName | null, string>();
      for (const target of targets) {
        const actor = actors.get(name);
        if (!actor || (target === 'own' && id === 0)) continue;
        const isOwnerActive = !(target === 'own' && name === 'deactivated owner');
        const expected = promised({ ...call, status, actor, target, isOwnerActive });
        const willChange = expected < 400 && !line.startsWith('GET');
        const { url, mate, before, state } = await aim(line, actor, target, willChange);
        const counts = actor.isSignedIn && !isAdmin && call.recorded !== 'varies';
        const browser = new TestBrowser(test.app);
        for (const [key, value] of actor.browser.cookies) browser.cookies.set(key, value);
        const query = new URLSearchParams(input as Record<string, string>);
        const countEntries = async () =>
          (
            await selectRows<{ n: number }>(
              test.services.database.db,
              sql`select count(*)::int as n from audit_events where administrator_id = ${id} and not is_administrator`,
            )
          )[0]?.n ?? 0;
        const entries = counts ? await countEntries() : 0;
        const answer = await (line.startsWith('GET')
          ? browser.call(`${url}?${query}`)
          : browser.call(url, line.endsWith('/transfer') && mate ? { userId: mate } : input));
        expect([line, name, target, answer.statusCode]).toEqual([line, name, target, expected]);
        answers.set(target, told(answer));
        if (willChange) unchanged.delete(target === 'own' ? actor.id : victim.id);
        if (counts) {
          const isRecorded = expected < 400 && (call.recorded ?? isChange(call));
          recorded.push([name, target, (await countEntries()) - entries]);
          promisedEntries.push([name, target, isRecorded ? 1 : 0]);
        }
        if (expected >= 400) expect([line, name, target, await state()]).toEqual([line, name, target, before]);
        const isOver = endsSession && expected < 400;
        if (!actor.isSignedIn || (!isOver && target !== targets.at(-1))) continue;
        const { statusCode } = await actor.browser.call('GET /api/user');
        expect([line, name, target, statusCode]).toEqual([line, name, target, isOver ? 401 : 200]);
        if (isOver) await makeActor(name);
      }
      // C2: the response for a foreign id equals that for an absent one, byte for byte and header for header.
      const { reach } = call;
      const isReached =
        reach === 'anyone' || (isAdmin && (!isAction(reach) ? reach !== 'oneself' : may('administrator', reach)));
      if (!isReached) expect([line, name, answers.get('foreign')]).toEqual([line, name, answers.get('absent')]);
    }
    expect(recorded).toEqual(promisedEntries);
  });

  it('a message under the id of another business answers 404, and so does the reverse', async () => {
    const [owner, other] = [actors.get('owner'), victim];
    if (!owner) throw new Error('no actor');
    const [own, foreign] = [await newBusiness(owner.id), await newBusiness(other.id)];
    const idOf = async (actor: Pick<Actor, 'browser'>, business: number) =>
      (await actor.browser.call(`GET /api/businesses/${business}/feedback`)).json().feedback[0].id as number;
    const [ownMessage, foreignMessage] = [await idOf(owner, own), await idOf(other, foreign)];
    for (const line of ['PATCH', 'DELETE']) {
      for (const [business, message] of [
        [own, foreignMessage],
        [foreign, ownMessage],
      ]) {
        const url = `${line} /api/businesses/${business}/feedback/${message}`;
        expect([url, (await owner.browser.call(url, { isRead: true })).statusCode]).toEqual([url, 404]);
      }
    }
  });

  it.each(['0', '-1', '01', '1e3', '1.0', 'abc', '1%00', '9'.repeat(16), '9'.repeat(300), '%2e%2e', '１'])(
    'is no number such as %s',
    async (id) => {
      const answer = await victim.browser.call(`GET /api/businesses/${encodeURI(id).replaceAll('%25', '%')}`);
      expect(answer.statusCode).toBe(404);
    },
  );
});

it('a stored reply needs the permission of its call, except where the call takes that permission away', () => {
  const endsPermission = [
    'POST /api/businesses/{id}/transfer',
    'DELETE /api/businesses/{id}',
    'DELETE /api/businesses/{id}/team/{userId}',
  ];
  const isAction = (reach: Reach): reach is Action => actions.some((action) => action === reach);
  const stored = exampleLines.filter(
    ([line]) => (calls[line] as Endpoint).idempotent && !endsPermission.includes(line),
  );
  for (const [line, { reach }] of stored) {
    const { replayNeeds }: Endpoint = calls[line];
    const isDesk = line.includes('/api/desk/');
    expect([line, replayNeeds]).toEqual([line, isDesk ? 'inviteCustomer' : isAction(reach) ? reach : undefined]);
  }
  expect(stored.length).toBeGreaterThan(40);
});
