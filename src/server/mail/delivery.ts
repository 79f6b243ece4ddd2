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
  /** The letters that this node knows it has. */
  const held = new Set<number>();
  /** It may have others: from before it started, or because the answer to a take was lost after the commit. */
  let mayHoldMore = true;
  let lastTake: Promise<unknown> = Promise.resolve();

  const wake = (): void => {
    if (stopping.signal.aborted || working.size >= slots) return;
    const work = deliverAll().finally(() => working.delete(work));
    working.add(work);
  };

  async function deliverAll(): Promise<void> {
    try {
      while (!stopping.signal.aborted) {
        const letter = await take();
        if (letter === null) return;
        wake();
        await deliver(letter).finally(() => held.delete(letter.id));
      }
    } catch (error) {
      log.warn({ error: reasonOf(error) }, 'outbox out of reach');
    }
  }

  /** One take at a time: to another one's eyes a letter on its way here would be held without being known. */
  function take(): Promise<HeldLetter | null> {
    const taken = lastTake.then(takeKnown);
    lastTake = taken.catch(() => undefined);
    return taken;
  }

  async function takeKnown(): Promise<HeldLetter | null> {
    if (mayHoldMore) await freeLeases(db, node, [...held]);
    mayHoldMore = true;
    const letter = await takeLetter(db, node);
    mayHoldMore = false;
    if (letter !== null) held.add(letter.id);
    return letter;
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
