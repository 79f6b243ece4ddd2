import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MadeBusiness, makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let business: MadeBusiness;
let visitor: TestBrowser;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  ({ business } = await makeBusiness(test, { owner: await makeUser(test) }));
  visitor = new TestBrowser(test.app);
});
afterAll(() => test.close());

let visitors = 0;
/** Each by a visitor at an address of its own. */
function read() {
  visitors += 1;
  const remoteAddress = `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  return visitor.call(`GET /api/businesses/slug/${business.slug}`, undefined, { remoteAddress });
}

/** Holds `visitors` requests in the database by a lock of `table` while `meanwhile` runs, and returns their statuses. */
async function whileWaiting(
  visitors: number,
  meanwhile: () => Promise<void>,
  ask = read,
  table = 'businesses',
): Promise<number[]> {
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  let locked = () => {};
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve;
  });
  const holding = test.services.database.transact(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
    locked();
    await held;
  });
  await isLocked;
  const waiting = Array.from({ length: visitors }, ask);
  await new Promise((resolve) => setImmediate(resolve));
  try {
    await meanwhile();
  } finally {
    free();
    await holding;
  }
  return (await Promise.all(waiting)).map((answer) => answer.statusCode);
}

it('a dashboard that reads 30 things at once gets them all, while others are served', async () => {
  const [{ browser }, other] = [await makeUser(test), await makeUser(test)];
  const reads = [
    ...Array.from({ length: 30 }, () => browser.call('GET /api/businesses')),
    ...Array.from({ length: 6 }, () => other.browser.call('GET /api/businesses')),
  ];
  const codes = (await Promise.all(reads)).map((answer) => answer.statusCode);
  expect(codes).toEqual(Array.from({ length: 36 }, () => 200));
});

it('rejects at once what exceeds the limit, and the health check still answers', async () => {
  const codes = await whileWaiting(16, async () => {
    const refused = await read();
    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
      503,
      { error: 'The service is busy. Please try again in a moment.', code: 'busy' },
      '1',
    ]);
    expect(refused.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(refused.headers['content-security-policy']).toContain("script-src 'self';");
    const withBody = await visitor.call(`POST /api/businesses/${business.id}/send-feedback`, { feedback: 'x' });
    expect([withBody.statusCode, withBody.headers['retry-after']]).toEqual([503, '1']);
    const account = (await visitor.call('GET /api/user')).json();
    expect(account.message).toBe('The service is busy. Please try again in a moment.');
    expect((await visitor.call('GET /healthz')).statusCode).toBe(200);
  });
  expect(codes).toEqual(Array.from({ length: 16 }, () => 200));
  expect((await read()).statusCode).toBe(200);
});

it('48 drafts at once leave the other calls free', async () => {
  let rejected = 0;
  const draft = async () => {
    const sentiments = ['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'];
    const answer = await visitor.call('POST /api/reviews/generate', { sentiments, businessId: business.id });
    if (answer.statusCode === 503) rejected += 1;
    return answer;
  };
  const meanwhile = async () => {
    await vi.waitFor(() => expect(rejected).toBe(12), { timeout: 10_000 });
    expect((await visitor.call('GET /api/user')).statusCode).toBe(401);
  };
  const codes = await whileWaiting(60, meanwhile, draft);
  expect(codes.filter((code) => code === 503)).toHaveLength(12);
});

it('one user who reads far too much at once gets 503 for what exceeds the queue', async () => {
  const { browser } = await makeUser(test);
  let rejected = 0;
  const list = async () => {
    // Reads no business: the session does, before the request takes its turn.
    const answer = await browser.call('GET /api/user/email-preferences');
    if (answer.statusCode === 503) rejected += 1;
    return answer;
  };
  const meanwhile = async () => {
    await vi.waitFor(() => expect(rejected).toBeGreaterThanOrEqual(7), { timeout: 10_000 });
    expect((await visitor.call('GET /api/sentiments')).statusCode).toBe(200);
  };
  const codes = await whileWaiting(45, meanwhile, list, 'email_preferences');
  expect(codes.filter((code) => code === 200)).toHaveLength(38);
  expect((await list()).statusCode).toBe(200);
});

it('the slow uploads of one owner leave places for the logos of others', async () => {
  const [slow, other] = [await makeBusiness(test), await makeBusiness(test)];
  const noise = await sharp(randomBytes(100 * 100 * 3), { raw: { width: 100, height: 100, channels: 3 } })
    .png()
    .toBuffer();
  const logoUrl = `data:image/png;base64,${noise.toString('base64')}`;
  const upload = async ({ owner, business: { id } }: typeof slow, remoteAddress = '127.0.0.1') =>
    (await owner.browser.call(`PATCH /api/businesses/${id}`, { logoUrl }, { remoteAddress })).statusCode;
  const port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const cookie = [...slow.owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let rejected = 0;
  const sockets = Array.from({ length: 6 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.on('data', (answer) => {
      if (String(answer).startsWith('HTTP/1.1 503 ')) rejected += 1;
    });
    socket.write(
      `PATCH /api/businesses/${slow.business.id} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nCookie: ${cookie}\r\nContent-Length: 50000\r\n\r\n{"logoUrl":"`,
    );
    return socket;
  });
  try {
    await vi.waitFor(() => expect(rejected).toBe(4), { timeout: 10_000 });
    expect(await upload(slow)).toBe(503);
    expect(await upload(other, '203.0.113.7')).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  await vi.waitFor(async () => expect(await upload(slow)).toBe(200), { timeout: 10_000 });
});

it('an owner who changes businesses without end leaves slots for the changes of others', async () => {
  const [greedy, other] = [await makeBusiness(test), await makeBusiness(test)];
  const rename = async ({ owner, business: { id } }: typeof greedy) =>
    (await owner.browser.call(`PATCH /api/businesses/${id}`, { nickname: 'Willow' })).statusCode;
  let isOver = false;
  const changes = Array.from({ length: 10 }, async () => {
    while (!isOver) await rename(greedy);
  });
  const codes = [];
  for (let n = 0; n < 20; n += 1) codes.push(await rename(other));
  isOver = true;
  await Promise.all(changes);
  expect(codes).toEqual(Array(20).fill(200));
});

it('a limit that was exceeded is half as high for a second', async () => {
  const rejectedOf = async (visitors: number) => {
    const codes = await whileWaiting(visitors, async () => {});
    return codes.filter((code) => code === 503).length;
  };
  const at = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(at + 5000);
  try {
    expect(await rejectedOf(17)).toBe(1);
    expect(await rejectedOf(9)).toBe(1);
    clock.mockReturnValue(at + 6001);
    expect(await rejectedOf(16)).toBe(0);
  } finally {
    clock.mockRestore();
  }
});
