import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

const patienceMs = 2000;
const quietMs = 0.1;

/**
 * The system resets connections that wait to be accepted when a server closes, and a proxy may not send a POST again.
 * So this closes right after a short turn of the event loop that found none.
 */
export async function stopListening(server: Server): Promise<void> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const end = performance.now() + patienceMs;
  for (let isQuiet = false; !isQuiet && performance.now() < end; ) {
    const [before, began] = [accepted, performance.now()];
    await nextTurn();
    isQuiet = accepted === before && performance.now() - began < quietMs;
  }
  await new Promise((closed) => server.close(closed));
}
