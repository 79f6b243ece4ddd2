import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Person } from './people.ts';

/** Over 10,000 characters, so that it needs an upload place. */
export async function longLogo(): Promise<string> {
  const noise = sharp(randomBytes(100 * 100 * 3), { raw: { width: 100, height: 100, channels: 3 } });
  return `data:image/png;base64,${(await noise.png().toBuffer()).toString('base64')}`;
}

/** Sends the head of an upload and nothing more, again whenever it is turned away. */
export async function uploadSlowly(url: string, { headers }: Person, id: number, isOver: () => boolean): Promise<void> {
  const { hostname, port } = new URL(url);
  while (!isOver()) {
    const socket = connect(Number(port), hostname).on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `PATCH /api/businesses/${id} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more.join('')}Content-Length: 50000\r\n\r\n{"logoUrl":"`,
    );
    socket.on('data', () => socket.destroy());
    while (!isOver() && !socket.destroyed) await Promise.race([closed, sleep(200)]);
    socket.destroy();
    await sleep(100);
  }
}

/** Begins a download and reads nothing of it, again whenever it was cut off. */
export async function readNothing(
  url: string,
  path: string,
  { headers }: Person,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const asked = request(`${url}${path}`, { headers, agent: false }).on('error', () => {});
    const closed = new Promise((resolve) => asked.once('close', resolve));
    asked.once('response', (response: IncomingMessage) => {
      if (response.statusCode !== 200) asked.destroy();
    });
    asked.end();
    while (!isOver() && !asked.destroyed) await Promise.race([closed, sleep(200)]);
    asked.destroy();
    await sleep(100);
  }
}

const answers = 'Friendly staff and they explain things clearly. The wait was long, but they did not rush me.';

/** A model that answers at once and counts its calls by the first choice, which tells whose draft it is. */
export async function startModel(): Promise<{ url: string; calls: Map<string, number>; server: Server }> {
  const calls = new Map<string, number>();
  const server = createServer(async (asked, answer) => {
    const first = /Choices:\\n- ([^\\"]+)/.exec(await text(asked))?.[1] ?? '';
    calls.set(first, (calls.get(first) ?? 0) + 1);
    const message = { role: 'assistant', content: answers };
    answer.setHeader('content-type', 'application/json');
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    answer.end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'm', choices }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/v1`, calls, server };
}
