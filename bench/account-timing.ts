// Whether the time of an answer tells that an address has an account: known and unknown addresses in turn, compared.
import { startProduct } from '../tests/product.ts';

const rounds = 150;
const password = 'four green bicycles';

/** Logins and forgotten passwords: the ratio of the medians must be near one, and no difference may be significant. */
export async function measure([typed]: readonly string[]): Promise<boolean> {
  const product = await startProduct();
  const post = async (path: string, body: unknown): Promise<Response> => {
    const answer = await fetch(`${product.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer;
  };
  const timed = async (path: string, body: unknown): Promise<number> => {
    const start = performance.now();
    await (await post(path, body)).text();
    return performance.now() - start;
  };
  try {
    const email = 'known@example.org';
    const { devEmailPreview } = (await (await post('register', { name: 'Dana', email, password })).json()) as {
      devEmailPreview: string;
    };
    const letter = await (await fetch(devEmailPreview)).text();
    const verified = await post('verify-code', { email, code: /\b\d{6}\b/.exec(letter)?.[0] });
    if (!verified.ok) throw new Error('The known account could not be verified.');

    let good = true;
    for (const [path, wrong] of [
      ['login', { password: 'not the password' }],
      ['forgot-password', {}],
    ] as const) {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let n = 0; n < Number(typed ?? rounds); n += 1) {
        const first = n % 2 === 0;
        if (first) known.push(await timed(path, { email, ...wrong }));
        unknown.push(await timed(path, { email: `nobody${n}@example.org`, ...wrong }));
        if (!first) known.push(await timed(path, { email, ...wrong }));
      }
      const ratio = median(known) / median(unknown);
      const z = rankZ(known, unknown);
      const holds = ratio > 0.95 && ratio < 1.05 && Math.abs(z) < 4;
      good &&= holds;
      console.log(
        `${path}: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, ratio ${ratio.toFixed(3)} (0.95-1.05), z ${z.toFixed(2)} (below 4): ${holds ? 'holds' : 'DOES NOT HOLD'}`,
      );
    }
    return good;
  } finally {
    await product.stop();
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** How many standard deviations the ranks of the two are apart (Mann-Whitney). */
function rankZ(some: readonly number[], others: readonly number[]): number {
  const all = [...some.map((value) => ({ value, mine: true })), ...others.map((value) => ({ value, mine: false }))];
  const ranks = all.toSorted((a, b) => a.value - b.value);
  const sum = ranks.reduce((total, { mine }, rank) => total + (mine ? rank + 1 : 0), 0);
  const [n, m] = [some.length, others.length];
  const u = sum - (n * (n + 1)) / 2;
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
