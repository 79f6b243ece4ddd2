import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchWithSizeLimit } from './fetch-with-size-limit.ts';

let origin = '';
const asked: string[] = [];
/** `/bytes/N` returns N bytes; `/moved/N` redirects with status N. */
const server = createServer((incoming, response) => {
  const [, what, number] = (incoming.url ?? '').split('/');
  asked.push(incoming.url ?? '');
  if (what === 'moved') response.writeHead(Number(number), { location: '/bytes/5' }).end();
  else response.writeHead(200).end('x'.repeat(Number(number)));
});
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([301, 302, 303, 307, 308])('follows no redirect (%i), which would receive the API key', async (status) => {
  asked.length = 0;
  const asking = fetchWithSizeLimit(`${origin}/moved/${status}`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
  });
  await expect(asking).rejects.toThrow('fetch failed');
  expect(asked).toEqual([`/moved/${status}`]);
});

test('reads at most 200,000 bytes', async () => {
  expect(await (await fetchWithSizeLimit(`${origin}/bytes/200000`)).text()).toHaveLength(200_000);
  await expect(fetchWithSizeLimit(`${origin}/bytes/200001`).then((answer) => answer.text())).rejects.toThrow(
    'answer too long',
  );
});
