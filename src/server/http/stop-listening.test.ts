import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { stopListening } from './stop-listening.ts';

it('answers connections that wait to be accepted, and refuses later ones', async () => {
  const server = createServer((_request, response) => response.end('served'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const send = () => text(connect(port, '127.0.0.1').end('POST / HTTP/1.0\r\n\r\n'));
  const waiting = Array.from({ length: 5 }, send);
  // The system has connected them by then, and this process has accepted none.
  await new Promise(process.nextTick);
  await stopListening(server);
  for (const answer of await Promise.all(waiting)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK.*served$/s);
  await expect(send()).rejects.toThrow('ECONNREFUSED');
});
