import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the range from which systems assign ports: a server that is killed and restarted finds its port still free.
 */
const [lowest, highest] = [20_000, 32_000] as const;

/** A port that is free right now. To start something on it, use `onFreePort`. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port on the loopback address.');
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Starts a server on a free port, and on another one if the first was taken meanwhile. */
export async function onFreePort<Started>(
  start: (port: number) => Promise<Started>,
  free = freePort,
): Promise<{ readonly port: number; readonly started: Started }> {
  for (let tries = 1; ; tries += 1) {
    const port = await free();
    try {
      return { port, started: await start(port) };
    } catch (error) {
      if (!isPortTaken(error) || tries === 10) throw error;
    }
  }
}

/** Matches the messages of Node and PostgreSQL. */
export const isPortTaken = (error: unknown): boolean => /EADDRINUSE|Address already in use/i.test(String(error));
