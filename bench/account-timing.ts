// Checks that response times do not reveal which email addresses have accounts.
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../tests/product.ts';

const rounds = 150;
/** Discarded: the first responses of a process are slow. */
const warmUp = 15;
const password = 'four green bicycles';
const strangerPassword = 'five grey umbrellas';

/** Times every call that takes an email address, known and unknown: the ratio of the medians must be near one. */
export async function measure([typed]: readonly string[]): Promise<boolean> {
  const product = await startProduct();
  const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(`${product.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const pendingOf = (answer: Response): string =>
    answer.headers
      .getSetCookie()
      .join()
      .match(/pending=[^;]+/)?.[0] ?? '';
  /** The browser that registered the address before the measurement. */
  const browsers = new Map<string, string>();
  const registered = async (path: string, body: { email: string }): Promise<number> => {
    const typed = { name: 'Mallory', email: body.email, password: strangerPassword };
    const answer = await post('register', typed, browsers.get(body.email));
    await answer.text();
    browsers.set(body.email, pendingOf(answer));
    return timed(path, body);
  };
  const timed = async (path: string, body: { email: string }): Promise<number> => {
    const start = performance.now();
    const answer = await post(path, body, browsers.get(body.email));
    await answer.text();
    const time = performance.now() - start;
    // Background work of one request ends before the next one is timed.
    if (path === 'forgot-password') await sleep(settleMs);
    return time;
  };
  /** How long to wait for the background work of a request. */
  const felt = async (path: string, body: { email: string }): Promise<number> => {
    await (await post(path, body)).text();
    let longest = 0;
    for (const end = performance.now() + settleMs; performance.now() < end; ) {
      const start = performance.now();
      await (await fetch(`${product.url}/healthz`)).text();
      longest = Math.max(longest, performance.now() - start);
      await sleep(2);
    }
    return longest;
  };
  try {
    const email = 'known@example.org';
    const made = await post('register', { name: 'Dana', email, password });
    const { devEmailPreview } = (await made.json()) as { devEmailPreview: string };
    const message = await (await fetch(devEmailPreview)).text();
    const verified = await post('verify-code', { email, code: /\b\d{6}\b/.exec(message)?.[0] }, pendingOf(made));
    if (!verified.ok) throw new Error('The known account could not be verified.');

    let good = true;
    for (const [what, path, rest, time] of [
      ['login', 'login', { password: 'not the password' }, timed],
      ['register', 'register', { name: 'Dana', password }, timed],
      ['forgot-password', 'forgot-password', {}, timed],
      ['others meanwhile, forgot-password', 'forgot-password', {}, felt],
      ['login as registered', 'login', { password: strangerPassword }, registered],
      ['wrong login after registering', 'login', { password: 'not the password' }, registered],
      ['verify-code after registering', 'verify-code', { code: '000000' }, registered],
      ['resend-code after registering', 'resend-code', {}, registered],
    ] as const) {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let n = -warmUp; n < Number(typed ?? rounds); n += 1) {
        const nobody = `nobody${what.length}.${n + warmUp}@example.org`;
        const times: { known?: number; unknown?: number } = {};
        // In random order, because a fixed order could coincide with periodic work.
        for (const who of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          times[who] = await time(path, { email: who === 'known' ? email : nobody, ...rest });
        }
        if (n < 0) continue;
        known.push(times.known ?? Number.NaN);
        unknown.push(times.unknown ?? Number.NaN);
      }
      const ratio = median(known) / median(unknown);
      const z = rankZ(known, unknown);
      const holds = ratio > 0.95 && ratio < 1.05 && Math.abs(z) < 4;
      good &&= holds;
      console.log(
        `${what}: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, ratio ${ratio.toFixed(3)} (0.95-1.05), z ${z.toFixed(2)} (below 4): ${holds ? 'holds' : 'DOES NOT HOLD'}`,
      );
    }
    return good;
  } finally {
    await product.stop();
  }
}

/** Reset requests are processed 50 ms after their response. */
const settleMs = 90;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The Mann-Whitney test statistic, in standard deviations. */
function rankZ(some: readonly number[], others: readonly number[]): number {
  const all = [...some.map((value) => ({ value, mine: true })), ...others.map((value) => ({ value, mine: false }))];
  const ranks = all.toSorted((a, b) => a.value - b.value);
  const sum = ranks.reduce((total, { mine }, rank) => total + (mine ? rank + 1 : 0), 0);
  const [n, m] = [some.length, others.length];
  const u = sum - (n * (n + 1)) / 2;
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
