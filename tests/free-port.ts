import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give out by themselves, to whoever connects or listens on any: while something is killed
 * and started again on its port, none of those gets it.
 */
const [lowest, highest] = [20_000, 32_000] as const;

/** A port that nobody listens on right now. Who starts something on it uses `onFreePort`. */
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

/** Starts something on a port of its own; on another one if somebody took the first in the meantime. */
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

/** As Node and PostgreSQL say it. */
export const isPortTaken = (error: unknown): boolean => /EADDRINUSE|Address already in use/i.test(String(error));
