import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, onFreePort } from './free-port.ts';

it('is none of those that the system gives to whoever asks for any', async () => {
  for (let n = 0; n < 20; n += 1) expect(await freePort()).toBeLessThan(32_768);
});

it('is another one when somebody takes the first before what is started on it listens', async () => {
  const taken = createServer();
  await new Promise<void>((ready) => taken.listen(0, '127.0.0.1', ready));
  const address = taken.address();
  if (address === null || typeof address === 'string') throw new Error('The test has no port.');
  const ports = [address.port, await freePort()];
  const listen = (port: number) =>
    new Promise<() => Promise<void>>((resolve, reject) => {
      const server = createServer().once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(() => new Promise((done) => server.close(() => done()))));
    });
  const { port, started } = await onFreePort(listen, async () => ports.shift() ?? 0);
  expect(port).not.toBe(address.port);
  await started();
  await expect(onFreePort(listen, async () => address.port)).rejects.toThrow('EADDRINUSE');
  await new Promise((done) => taken.close(done));
});
