import { afterAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { countedNetworks, limitPerNetwork } from './client-ip.ts';
import { inMemoryRateLimit } from './in-memory-rate-limit.ts';

const apps: TestApp[] = [];
afterAll(() => Promise.all(apps.map((one) => one.close())));

describe('rate limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.7:51544', '203.0.113.7'],
    ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ])('%s as %s', (ip, counted) => {
    expect(countedNetworks(ip).address).toBe(counted);
  });
});

describe('behind proxies', () => {
  /** The statuses of twelve requests, of which an address may make ten an hour. */
  async function tooManyFrom(env: Record<string, string>, forwarded: (n: number) => string): Promise<number[]> {
    const app = await startApp(env);
    apps.push(app);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const answer = await new TestBrowser(app.app).call(
        'POST /api/forgot-password',
        { email: `nobody${n}@example.org` },
        { headers: { 'x-forwarded-for': forwarded(n) }, remoteAddress: '10.0.0.1' },
      );
      statuses.push(answer.statusCode);
    }
    return statuses;
  }
  const tenAnHour = [...Array<number>(10).fill(200), 429, 429];

  it('without a proxy, the header is ignored', async () => {
    expect(await tooManyFrom({}, (n) => `203.0.113.${n}`)).toEqual(tenAnHour);
  });

  it('with one proxy, the last address of the header counts, whatever the client sent', async () => {
    expect(await tooManyFrom({ TRUST_PROXY: '1' }, (n) => `198.51.100.${n}, 203.0.113.7`)).toEqual(tenAnHour);
    expect(await tooManyFrom({ TRUST_PROXY: '1' }, (n) => `203.0.113.7, 198.51.100.${n}`)).toEqual(Array(12).fill(200));
  });

  it('a port appended by a gateway is ignored', async () => {
    expect(await tooManyFrom({ TRUST_PROXY: '1' }, (n) => `203.0.113.7:${40_000 + n}`)).toEqual(tenAnHour);
    expect(await tooManyFrom({ TRUST_PROXY: '1' }, (n) => `[2001:db8::1]:${40_000 + n}`)).toEqual(tenAnHour);
  });

  it('the networks of one IPv6 customer share eight times what an address may do', async () => {
    const app = await startApp({ TRUST_PROXY: '1' });
    apps.push(app);
    const statuses = [];
    for (let n = 0; n < 90; n += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:1:${n.toString(16)}::1` };
      const body = { email: `nobody${n}@example.org` };
      statuses.push((await new TestBrowser(app.app).call('POST /api/forgot-password', body, { headers })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(80);
    expect(statuses.at(-1)).toBe(429);
  });

  it('with two proxies, the last address but one counts', async () => {
    expect(await tooManyFrom({ TRUST_PROXY: '2' }, (n) => `1.1.1.${n}, 203.0.113.7, 10.0.0.${n}`)).toEqual(tenAnHour);
  });
});

describe('the in-memory rate limit', () => {
  it('allows 600 reads and 300 writes a minute for each address', () => {
    let time = 0;
    const gate = inMemoryRateLimit(1, () => time);
    const allowed = (method: string, address: string, times: number, site: string | null = null) =>
      Array.from({ length: times }, () => gate(method, { address, site })).filter((one) => one.allowed).length;
    expect(allowed('GET', 'a', 700)).toBe(600);
    expect(allowed('POST', 'a', 400)).toBe(300);
    expect(allowed('GET', 'b', 10)).toBe(10);
    time = 59_000;
    expect(gate('GET', { address: 'a', site: null })).toEqual({ allowed: false, retryAfterSeconds: 1 });
    time = 60_000;
    expect(gate('GET', { address: 'a', site: null }).allowed).toBe(true);
  });

  it('allows the /48 of a provider’s customer no more than eight addresses, and one address takes nothing from the others', () => {
    const gate = inMemoryRateLimit(1, () => 0);
    const allowedFrom = (subnet: (n: number) => string, times: number) =>
      Array.from({ length: times }, (_, n) => gate('POST', countedNetworks(`2001:db8:1:${subnet(n)}::1`))).filter(
        ({ allowed }) => allowed,
      ).length;
    expect(allowedFrom(() => '7', 5000)).toBe(300);
    expect(allowedFrom((n) => (n % 256).toString(16), 5000)).toBe(2100);
    expect(gate('POST', countedNetworks('2001:db8:2:1::1')).allowed).toBe(true);
    expect(gate('GET', countedNetworks('2001:db8:1:1::1')).allowed).toBe(true);
  });

  it('lets one /48 hold so many connections, whatever addresses it chooses', () => {
    const acquire = limitPerNetwork(2, 3);
    const held = ['1::1', '1::2', '1::3', '2::1', '3::1'].map((host) => acquire(`2001:db8:1:${host}`));
    expect(held.map((release) => release !== null)).toEqual([true, true, false, true, false]);
    held[3]?.();
    expect(acquire('2001:db8:1:3::1')).not.toBe(null);
    expect(acquire('198.51.100.7')).not.toBe(null);
  });

  it('exempts health probes', async () => {
    const test = await startApp();
    const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode;
    for (let asked = 0; asked < 600; asked += 1) expect(await statusOf('/api/openapi.json')).toBe(200);
    expect(await statusOf('/api/openapi.json')).toBe(429);
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
    await test.close();
  });
});
