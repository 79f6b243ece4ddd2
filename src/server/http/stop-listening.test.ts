import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { stopListening } from './stop-listening.ts';

const clients = 5;
/** Connects in a thread of its own, and counts the sockets that the system has connected. */
const connectAll = `
  const { connect } = require('node:net');
  const { text } = require('node:stream/consumers');
  const { parentPort, workerData: { port, connected, clients } } = require('node:worker_threads');
  const send = () => {
    const socket = connect(port, '127.0.0.1', () => { Atomics.add(connected, 0, 1); Atomics.notify(connected, 0); });
    return text(socket.end('POST / HTTP/1.0\\r\\n\\r\\n'));
  };
  Promise.all(Array.from({ length: clients }, send)).then((answers) => parentPort.postMessage(answers));`;

it('answers connections that wait to be accepted, and refuses later ones', async () => {
  const server = createServer((_request, response) => response.end('served'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(connectAll, { eval: true, workerData: { port, connected, clients } });
  const answered = once(worker, 'message');
  // Blocks this thread, which accepts none meanwhile.
  for (let count = 0; count < clients; count = Atomics.load(connected, 0))
    expect(Atomics.wait(connected, 0, count, 10_000)).not.toBe('timed-out');
  await stopListening(server);
  const [answers] = (await answered) as [string[]];
  expect(answers).toEqual(Array(clients).fill(expect.stringMatching(/^HTTP\/1\.1 200 OK.*served$/s)));
  await expect(text(connect(port, '127.0.0.1'))).rejects.toThrow('ECONNREFUSED');
});
