import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { monitorConnectivity } from '../db/connectivity-monitor.ts';
import { rootCauseMessage } from '../db/errors.ts';
import type { Services } from '../http/context.ts';
import { subscribe } from '../on-commit.ts';
import { runPeriodically } from '../run-periodically.ts';
import {
  type LeasedEmail,
  leaseEmail,
  markFailed,
  markSent,
  type Room,
  renewLeases,
  reschedule,
} from './lease-store.ts';
import { DeliveryError, type Transport } from './smtp.ts';

const slots = 4;
/** The last slot is reserved for codes and reset links that were not tried before. */
const sharedSlots = 3;
/** A delivery that takes longer no longer occupies a slot, so that slow recipients hold nobody else up. */
const slowness = {
  urgent: { afterMs: 250, max: 64 },
  other: { afterMs: 1000, max: 16 },
} as const;
/** Deliveries to one recipient domain at once; one of them for codes alone. */
const perDomain = 3;
/** Deliveries of one owner at once, however slow. Emails of no owner share as many, but for urgent ones. */
const perOwner = 4;
const lookEveryMs = 1000;
const leaseSecondsDefault = 15;
/** Deliveries in progress get this long at a stop, well within their lease. */
const stopPatienceMs = 8000;

const domainOf = ({ recipient }: LeasedEmail) => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
const slownessOf = ({ isUrgent }: LeasedEmail) => slowness[isUrgent ? 'urgent' : 'other'];
/** The values that occur that often or more. */
const having = <Value>(all: readonly Value[], count: number): Value[] =>
  [...Map.groupBy(all, (one) => one)].filter(([, found]) => found.length >= count).map(([one]) => one);

export function startDelivery(
  { database, log }: Pick<Services, 'database' | 'log'>,
  send: Transport,
  leaseSeconds = leaseSecondsDefault,
): { stop(): Promise<void> } {
  const { db } = database;
  const working = new Set<Promise<void>>();
  const stopping = new AbortController();
  const held = new Map<number, LeasedEmail>();
  const slow = new Set<number>();
  const node = { name: randomUUID(), leaseSeconds, held };
  const leaseMs = leaseSeconds * 1000;
  const connectivity = monitorConnectivity(leaseMs / 2);
  let lastLease: Promise<unknown> = Promise.resolve();

  const wake = (): void => {
    if (stopping.signal.aborted || working.size - slow.size >= slots) return;
    const work = deliverAll().finally(() => working.delete(work));
    working.add(work);
  };

  async function deliverAll(): Promise<void> {
    try {
      while (!stopping.signal.aborted && working.size - slow.size <= slots) {
        const email = await lease();
        if (email === null) return;
        wake();
        const timer = setTimeout(() => noteSlow(email), slownessOf(email).afterMs);
        await deliver(email).finally(() => {
          clearTimeout(timer);
          held.delete(email.id);
          slow.delete(email.id);
        });
      }
    } catch (error) {
      log.warn({ error: rootCauseMessage(error) }, 'outbox unreachable');
    }
  }

  /** One lease at a time: `leaseEmail` must know every email that this node holds. */
  function lease(): Promise<LeasedEmail | null> {
    const leased = lastLease.then(leaseNext);
    lastLease = leased.catch(() => undefined);
    return leased;
  }

  /** After an outage of the database, every live node gets time to renew before its emails are taken over. */
  async function leaseNext(): Promise<LeasedEmail | null> {
    const email = await connectivity.ask(() => leaseEmail(db, node, findRoom()));
    if (email !== null) held.set(email.id, email);
    return email;
  }

  function findRoom(): Room {
    const domains = [...held.values()].map(domainOf);
    const others = [...held.values()].filter(({ isUrgent }) => !isUrgent);
    return {
      mayTakeOver: connectivity.hasBeenFor(leaseMs),
      forAll: others.filter(({ id }) => !slow.has(id)).length < sharedSlots,
      fullDomains: having(domains, perDomain),
      urgentDomains: having(domains, perDomain - 1),
      fullOwners: having(
        others.map(({ ownerId }) => ownerId ?? 0),
        perOwner,
      ),
    };
  }

  function noteSlow(email: LeasedEmail): void {
    if (slow.size < slownessOf(email).max) slow.add(email.id);
    wake();
  }

  async function deliver(email: LeasedEmail): Promise<void> {
    try {
      await send(email);
      await saveState(email, () => markSent(db, email.id));
      log.info({ email: email.id }, 'email sent');
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const { isFinal, message } = error;
      log.warn({ email: email.id, final: isFinal, error: message }, 'email not sent');
      await saveState(email, () =>
        isFinal ? markFailed(db, email.id, message) : reschedule(db, node, email.id, error),
      );
    }
  }

  /** Retries until the state is saved, however long the database is unreachable, or the email would be sent again. */
  async function saveState(email: LeasedEmail, write: () => Promise<void>): Promise<void> {
    let logged = '';
    for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
      try {
        return await write();
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        const reason = rootCauseMessage(error);
        if (reason !== logged) log.error({ email: email.id, error: reason }, 'email state not saved');
        logged = reason;
        await sleep(pause);
      }
    }
  }

  const unsubscribe = subscribe('emails', wake);
  const looking = runPeriodically('emails', lookEveryMs, log, async () => {
    wake();
    if (held.size > 0) await connectivity.ask(() => renewLeases(db, node));
  });
  return {
    stop: async () => {
      unsubscribe();
      stopping.abort();
      await Promise.race([Promise.all([looking.stop(), ...working]), sleep(stopPatienceMs, undefined, { ref: false })]);
    },
  };
}
