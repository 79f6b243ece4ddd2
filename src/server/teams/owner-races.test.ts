import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

const races = Number(process.env.RACES ?? '20');

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  second = await startNode(test, { RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

type Person = Awaited<ReturnType<typeof makeUser>>;

/** The person's session in a browser that talks to the other node. */
function atSecondNode({ browser }: Person): TestBrowser {
  const other = new TestBrowser(second.app);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

it(`always exactly one owner: ${races} races of transfer, leave, remove, deactivate and delete on two nodes`, async () => {
  const mona = await makeUser(test, { isAdmin: true });
  let transferred = 0;
  for (let n = 0; n < races; n += 1) {
    const [maya, dana, theo] = [await makeUser(test), await makeUser(test), await makeUser(test)];
    const { id } = (await makeBusiness(test, { owner: maya })).business;
    await addToTeam(test, id, dana.id, 'manager');
    await addToTeam(test, id, theo.id, 'viewer');
    const base = `/api/businesses/${id}`;
    const calls: readonly (() => ReturnType<TestBrowser['call']>)[] = [
      () => maya.browser.call(`POST ${base}/transfer`, { userId: dana.id }),
      () => atSecondNode(maya).call(`POST ${base}/transfer`, { userId: theo.id }),
      () => atSecondNode(dana).call(`DELETE ${base}/team/${dana.id}`),
      () => maya.browser.call(`DELETE ${base}/team/${theo.id}`),
      () => dana.browser.call(`POST /api/businesses/toggle-active/${dana.id}`, { isActive: false }),
      () => atSecondNode(mona).call(`DELETE /api/admin/users/${n % 2 === 0 ? dana.id : theo.id}`),
      () => theo.browser.call(`DELETE ${base}/team/${theo.id}`),
    ];
    const shuffled = calls.map((call) => [Math.random(), call] as const).sort(([one], [other]) => one - other);
    const answers = await Promise.all(shuffled.map(([, call]) => call()));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    const [state] = await selectRows<{ owner: number; exists: boolean; twice: number }>(
      test.services.database.db,
      sql`select b.user_id::int as owner, exists (select from users u where u.id = b.user_id) as exists,
            (select count(*)::int from memberships m where m.business_id = b.id and m.user_id = b.user_id) as twice
          from businesses b where b.id = ${id}`,
    );
    // A business goes with its owner when an administrator deletes that account.
    if (state) expect([state.exists, state.twice]).toEqual([true, 0]);
    else
      expect(
        await selectRows(test.services.database.db, sql`select id from users where id in (${dana.id}, ${theo.id})`),
      ).toHaveLength(1);
    transferred += state && state.owner !== maya.id ? 1 : 0;
  }
  expect(transferred).toBeGreaterThan(0);
});
