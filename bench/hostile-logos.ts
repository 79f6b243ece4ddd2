import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { pngWithTexts } from '../src/server/testing/png-with-texts.ts';
import { startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { report } from './scale/compare.ts';
import { seed, withClient } from './scale/seed-million.ts';
import { quantile } from './server/load.ts';
import { type Started, startProduct } from './server/start.ts';

const atOnce = 16;
const token = 'A'.repeat(43);
const headers = { 'content-type': 'application/json', cookie: `sid=${token}` };

/** One owner uploads sixteen costly logos of one kind at once: measures their cost and the effect on others. */
export const measure: Measure = async () => {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.create('logos');
    await seed(databaseUrl, 10);
    await withClient(databaseUrl, (client) =>
      client.query('insert into sessions (token_hash, user_id) values ($1, 1)', [
        createHash('sha256').update(token).digest('base64url'),
      ]),
    );
    const results: boolean[] = [];
    for (const [what, made] of await logos()) {
      // A fresh node for each kind, so that none reuses memory of another.
      const product = await startProduct({ DATABASE_URL: databaseUrl, SMTP_URL: 'smtp://127.0.0.1:1' });
      results.push(await send(product, what, 'toBuffer' in made ? await made.toBuffer() : made));
      await product.stop();
    }
    return results.every(Boolean);
  } finally {
    await postgres.stop();
  }
};

async function send(product: Started, what: string, image: Buffer): Promise<boolean> {
  const url = `http://127.0.0.1:${product.port}`;
  const body = JSON.stringify({ logoUrl: `data:image/png;base64,${image.toString('base64')}` });
  const businesses = (await (await fetch(`${url}/api/businesses`, { headers })).json()) as { id: number }[];
  const before = product.residentMB();
  let peak = before;
  const statuses = new Map<number, number>();
  let isOver = false;
  const all = Promise.all(
    Array.from({ length: atOnce }, async () => {
      const path = `${url}/api/businesses/${businesses[0]?.id}`;
      const { status } = await fetch(path, { method: 'PATCH', headers, body });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
  ).then(() => {
    isOver = true;
  });
  const times: number[] = [];
  let refused = 0;
  while (!isOver) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/businesses/slug/oak-street-1`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status !== 200) refused += 1;
    peak = Math.max(peak, product.residentMB());
  }
  await all;
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  const kilobytes = `${(image.length / 1000).toFixed(0)} kB`;
  const note = `${kilobytes}; ${answers}; ${times.length} other calls, ${refused} refused, median ${quantile(times, 0.5).toFixed(0)} ms`;
  return report(`memory for ${atOnce} logos: ${what}`, peak - before, 'MB', 150, note) && refused === 0;
}

/** The worst file that is rejected by its header, and the worst of each accepted type. */
async function logos(): Promise<[string, Sharp | Buffer][]> {
  const smooth = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } });
  const noise = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 9 } },
    });
  return [
    ['4000x4000 interlaced 16-bit PNG', smooth(4000, 4000).toColourspace('rgb16').png({ progressive: true })],
    ['2000x2000 interlaced 16-bit PNG', smooth(2000, 2000).toColourspace('rgb16').png({ progressive: true })],
    ['1000x1000 interlaced 16-bit PNG', smooth(1000, 1000).toColourspace('rgb16').png({ progressive: true })],
    ['2000x2000 PNG', smooth(2000, 2000).png()],
    ['2000x2000 WebP', noise(2000, 2000).webp({ quality: 95 })],
    ['1000x1000 WebP, lossless', noise(1000, 1000).webp({ lossless: true })],
    ['2000x2000 JPEG', noise(2000, 2000).jpeg({ quality: 95 })],
    ['1000x1000 progressive JPEG', noise(1000, 1000).jpeg({ quality: 95, progressive: true })],
    ['1000x1000 GIF', smooth(1000, 1000).gif()],
    ['1x1 PNG with 50 packed texts of 50 MB', await pngWithTexts(50)],
  ];
}
