import { createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('names PORT when the port is taken', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as { port: number };
  await expect(listen(Fastify(), { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or choose another PORT.`,
  );
  await new Promise((closed) => other.close(closed));
});

it.each(['203.0.113.9', 'nonsense.invalid'])('names HOST when %s is not an address of this machine', async (host) => {
  await expect(listen(Fastify(), { port: 0, host })).rejects.toThrow(
    `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0; ${host} is none.`,
  );
});
