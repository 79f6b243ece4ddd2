import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => app.close());

type Made = Awaited<ReturnType<typeof makeBusiness>>;
interface Place {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly isRetired: boolean;
}

const add = ({ owner, business }: Made, name: unknown, kind: unknown = 'desk') =>
  owner.browser.call(`POST /api/businesses/${business.id}/places`, { name, kind });
const change = ({ owner, business }: Made, id: number, fields: object) =>
  owner.browser.call(`PATCH /api/businesses/${business.id}/places/${id}`, fields);
const list = async ({ owner, business }: Made): Promise<Place[]> =>
  (await owner.browser.call(`GET /api/businesses/${business.id}/places`)).json().places;

test('a place gets its code from its name, and keeps it', async () => {
  const made = await makeBusiness(app);
  const codes: [string, string, string][] = [
    ['Van', 'vehicle', 'van'],
    ['Van!', 'vehicle', 'van-2'],
    ['Café Müller, 2nd floor', 'desk', 'cafe-muller'],
    ['Café Müller, 3rd floor', 'desk', 'cafe-mulle-2'],
    ['待合室', 'waiting-room', 'waiting-room'],
    ['待合所', 'waiting-room', 'waiting-ro-2'],
    ['A', 'card', 'card'],
    ['Front desk', 'desk', 'front-desk'],
  ];
  for (const [name, kind, code] of codes) {
    const answer = await add(made, name, kind);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(Number), name, kind, code, isRetired: false },
    ]);
  }
  const [van] = await list(made);
  if (!van) throw new Error('no place');
  const renamed = await change(made, van.id, { name: 'Blue van', kind: 'card' });
  expect(renamed.json()).toMatchObject({ name: 'Blue van', kind: 'card', code: 'van' });
});

test('a business has 30 places; retired ones leave the list, do not count and can come back', async () => {
  const made = await makeBusiness(app);
  for (let n = 1; n <= 30; n += 1) expect((await add(made, `Room ${n}`)).statusCode).toBe(201);
  const full = 'A business can have up to 30 places. Retire one first.';
  const refused = await add(made, 'Room 31');
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { name: full }]);
  const [first] = await list(made);
  if (!first) throw new Error('no place');
  expect((await change(made, first.id, { isRetired: true })).json().isRetired).toBe(true);
  expect((await add(made, 'Room 31')).statusCode).toBe(201);
  expect((await list(made)).at(-1)).toMatchObject({ name: 'Room 1', isRetired: true });
  const back = await change(made, first.id, { isRetired: false });
  expect([back.statusCode, back.json().fields]).toEqual([400, { isRetired: full }]);
  const [second] = await list(made);
  await change(made, second?.id ?? 0, { isRetired: true });
  expect((await change(made, first.id, { isRetired: false })).json()).toMatchObject({
    code: 'room-1',
    isRetired: false,
  });
});

test('two nodes at once never make a 31st place or the same code twice', async () => {
  const made = await makeBusiness(app);
  const other = await startNode(app);
  const there = new TestBrowser(other.app);
  for (const [name, value] of made.owner.browser.cookies) there.cookies.set(name, value);
  for (let n = 0; n < 26; n += 1) await add(made, `Van ${'!'.repeat(n)}`, 'vehicle');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      (n % 2 ? there : made.owner.browser).call(`POST /api/businesses/${made.business.id}/places`, {
        name: `Van ${'?'.repeat(n + 1)}`,
        kind: 'vehicle',
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(4).fill(201), ...Array(4).fill(400)]);
  const codes = (await list(made)).map(({ code }) => code);
  expect(new Set(codes).size).toBe(30);
  await other.app.close();
});

test('PL-4 a second place of one name is refused, in any case; retired ones do not count', async () => {
  const made = await makeBusiness(app);
  const id = async (name: string): Promise<number> => (await add(made, name)).json().id;
  const [desk, van] = [await id('Café'), await id('Van')];
  const taken = { name: 'You already have a place with this name. Please choose another name.' };
  for (const answer of [
    await add(made, 'Café'),
    await add(made, '  CAFÉ ', 'card'),
    await add(made, 'Cafe\u0301'),
    await change(made, van, { name: 'café' }),
  ])
    expect([answer.statusCode, answer.json().fields]).toEqual([400, taken]);
  for (const name of ['CAFÉ', 'Café']) expect((await change(made, desk, { name })).statusCode).toBe(200);
  await change(made, desk, { isRetired: true });
  expect((await add(made, 'café')).statusCode).toBe(201);
  const back = await change(made, desk, { isRetired: false });
  expect([back.statusCode, back.json().error]).toEqual([
    400,
    'You already have a place with this name. Rename that one first.',
  ]);
  expect((await change(made, desk, { isRetired: false, name: 'Café upstairs' })).statusCode).toBe(200);
  expect(await list(made)).toMatchObject([{ name: 'Café upstairs' }, { name: 'Van' }, { name: 'café' }]);
});

test('PL-4 places that had one name before can still be changed and retired', async () => {
  const made = await makeBusiness(app);
  const first = (await add(made, 'Van')).json().id as number;
  const second = (await add(made, 'Van 2')).json().id as number;
  await app.services.database.db.execute(sql`update places set name = 'van' where id = ${second}`);
  expect((await change(made, first, { name: 'Van', kind: 'vehicle' })).statusCode).toBe(200);
  expect((await change(made, second, { isRetired: true })).statusCode).toBe(200);
});

test('names of people are taken; wrong names, kinds and types are not', async () => {
  const made = await makeBusiness(app);
  expect((await add(made, 'Maria')).statusCode).toBe(201);
  for (const name of ['', '   ', 'x'.repeat(41), 7, null, ['Van'], {}, 'a\u0000b', '\u202eVan']) {
    const answer = await add(made, name);
    expect([name, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([name, 400, ['name']]);
  }
  for (const kind of ['', 'shop', 3, null, ['desk']]) {
    const answer = await add(made, 'Van', kind);
    expect([kind, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([kind, 400, ['kind']]);
  }
  expect((await add(made, 'x'.repeat(99_000))).statusCode).toBe(400);
  expect((await add(made, 'x'.repeat(10_000_000))).statusCode).toBe(413);
  expect(await list(made)).toHaveLength(1);
});

test("somebody else's place is absent, also under the id of an own business", async () => {
  const [mine, foreign] = [await makeBusiness(app), await makeBusiness(app)];
  const id = (await add(foreign, 'Van', 'vehicle')).json().id as number;
  for (const business of [mine.business, foreign.business]) {
    const answer = await mine.owner.browser.call(`PATCH /api/businesses/${business.id}/places/${id}`, { name: 'X' });
    expect(answer.statusCode).toBe(404);
  }
  expect(await list(foreign)).toMatchObject([{ name: 'Van' }]);
});
