import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { monitorConnectivity } from '../db/connectivity-monitor.ts';
import { rootCauseMessage } from '../db/errors.ts';
import type { Services } from '../http/context.ts';
import { sleepUntilNotified } from '../on-commit.ts';
import { repeat } from '../run-periodically.ts';
import { type LeasedEmail, leaseEmail, markFailed, markSent, renewLeases, reschedule } from './outbox.ts';
import { DeliveryError, type Transport } from './smtp.ts';

/** Emails that are handed over at once. */
const slots = 4;
/** How often a node looks for emails that another one queued, or that are due again, and says what it still has. */
const lookEveryMs = 1000;
/** An email is a node's own for so many seconds without a word from it: those of a dead one wait no longer. */
const lease = 15;
/** What is under way at a stop gets this long, well within its lease. */
const stopPatienceMs = 8000;

/** Delivers the outbox until it is stopped. Tests give a lease of their own. */
export function startDelivery(
  { database, log }: Pick<Services, 'database' | 'log'>,
  handOver: Transport,
  leaseSeconds = lease,
): { stop(): Promise<void> } {
  const { db } = database;
  const working = new Set<Promise<void>>();
  const stopping = new AbortController();
  const held = new Set<number>();
  const node = { name: randomUUID(), leaseSeconds, held };
  const leaseMs = leaseSeconds * 1000;
  const connectivity = monitorConnectivity(leaseMs / 2);
  let lastTake: Promise<unknown> = Promise.resolve();

  const wake = (): void => {
    if (stopping.signal.aborted || working.size >= slots) return;
    const work = deliverAll().finally(() => working.delete(work));
    working.add(work);
  };

  async function deliverAll(): Promise<void> {
    try {
      while (!stopping.signal.aborted) {
        const email = await take();
        if (email === null) return;
        wake();
        await deliver(email).finally(() => held.delete(email.id));
      }
    } catch (error) {
      log.warn({ error: rootCauseMessage(error) }, 'outbox out of reach');
    }
  }

  /** One take at a time: to another one's eyes an email on its way here would be held without being known. */
  function take(): Promise<LeasedEmail | null> {
    const taken = lastTake.then(takeKnown);
    lastTake = taken.catch(() => undefined);
    return taken;
  }

  /** While the database was away nobody could renew: before anything is taken over, all who live get the time to. */
  async function takeKnown(): Promise<LeasedEmail | null> {
    const email = await connectivity.ask(() => leaseEmail(db, node, connectivity.hasBeenFor(leaseMs)));
    if (email !== null) held.add(email.id);
    return email;
  }

  async function deliver(email: LeasedEmail): Promise<void> {
    try {
      await handOver(email);
      await insist(email, () => markSent(db, email.id));
      log.info({ email: email.id }, 'email sent');
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const { isFinal, message } = error;
      log.warn({ email: email.id, isFinal, error: message }, 'email not sent');
      await insist(email, () =>
        isFinal ? markFailed(db, email.id, message) : reschedule(db, node, email.id, message),
      );
    }
  }

  /** What became of an email is written down before anything else is done, however long the database is away. */
  async function insist(email: LeasedEmail, write: () => Promise<void>): Promise<void> {
    let told = '';
    for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
      try {
        return await write();
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        const reason = rootCauseMessage(error);
        // Not at every try: it may go on for hours.
        if (reason !== told) log.error({ email: email.id, error: reason }, 'email state not saved');
        told = reason;
        await sleep(pause);
      }
    }
  }

  const awake = sleepUntilNotified('emails', wake);
  const looking = repeat('emails', lookEveryMs, log, async () => {
    wake();
    if (held.size > 0) await connectivity.ask(() => renewLeases(db, node));
  });
  return {
    stop: async () => {
      awake();
      stopping.abort();
      await Promise.race([Promise.all([looking.stop(), ...working]), sleep(stopPatienceMs, undefined, { ref: false })]);
    },
  };
}
