import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../db/failures.ts';
import type { Services } from '../http/context.ts';
import { sleepUntil } from '../wake.ts';
import { freeLeases, type HeldLetter, markFailed, markSent, putOff, takeLetter } from './outbox.ts';
import { type HandOver, HandOverError } from './smtp.ts';

/** Letters that are handed over at once. */
const slots = 4;
/** How often a node looks for letters that another one queued, or that are due again. */
const lookEveryMs = 1000;
/** What is under way at a stop gets this long; after that its lease tells. */
const stopPatienceMs = 8000;

/** Delivers the outbox until it is stopped. `node` names this process among those on one database. */
export function startDelivery(
  { database, log }: Pick<Services, 'database' | 'log'>,
  node: string,
  handOver: HandOver,
): { stop(): Promise<void> } {
  const { db } = database;
  const working = new Set<Promise<void>>();
  const stopping = new AbortController();
  let freed: Promise<void> | null = null;

  const wake = (): void => {
    if (stopping.signal.aborted || working.size >= slots) return;
    const work = deliverAll().finally(() => working.delete(work));
    working.add(work);
  };

  async function deliverAll(): Promise<void> {
    try {
      await freeOnce();
      while (!stopping.signal.aborted) {
        const letter = await takeLetter(db, node);
        if (letter === null) return;
        wake();
        await deliver(letter);
      }
    } catch (error) {
      log.warn({ error: reasonOf(error) }, 'outbox out of reach');
    }
  }

  /** Once, and before the first letter is taken: later it would free what is under way. */
  function freeOnce(): Promise<void> {
    freed ??= freeLeases(db, node).catch((error: unknown) => {
      freed = null;
      throw error;
    });
    return freed;
  }

  async function deliver(letter: HeldLetter): Promise<void> {
    try {
      await handOver(letter);
      await insist(() => markSent(db, letter.id));
      log.info({ letter: letter.id }, 'letter sent');
    } catch (error) {
      if (!(error instanceof HandOverError)) throw error;
      log.warn({ letter: letter.id, isFinal: error.isFinal, error: error.message }, 'letter not sent');
      const act = error.isFinal ? markFailed : putOff;
      await insist(() => act(db, letter.id, error.message));
    }
  }

  /** What became of a letter is written down before anything else is done, however long the database is away. */
  async function insist(write: () => Promise<void>): Promise<void> {
    for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
      try {
        return await write();
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        await sleep(pause);
      }
    }
  }

  const awake = sleepUntil('letters', wake);
  const looking = setInterval(wake, lookEveryMs);
  wake();
  return {
    stop: async () => {
      awake();
      clearInterval(looking);
      stopping.abort();
      await Promise.race([Promise.all(working), sleep(stopPatienceMs, undefined, { ref: false })]);
    },
  };
}
