import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  becomes,
  between,
  deliver,
  gone,
  holdNext,
  queue,
  queuedEmail,
  server,
  setUpDelivery,
  test,
  until,
  untilTrue,
} from '../testing/deliver-emails.ts';
import { leaseEmail, reschedule } from './lease-store.ts';

setUpDelivery();

describe('an email in delivery', () => {
  it('takes over an email when its lease has expired', async () => {
    await queue();
    await test.services.database.db.execute(
      sql`update emails set leased_by = 'a node that was killed', leased_until = now() - interval '1 second'`,
    );
    const began = performance.now();
    deliver({ leaseSeconds: 4 });
    await untilTrue(() => server.taken.length > 0);
    expect(performance.now() - began).toBeGreaterThan(4000);
    await becomes('sent');
  });

  it('renews the lease of an email in delivery', async () => {
    const goOn = holdNext();
    deliver();
    await queue();
    await untilTrue(() => server.came === 1);
    await test.services.database.db.execute(sql`update emails set leased_until = now() - interval '10 minutes'`);
    await until((row) => row.is_leased);
    goOn();
    await becomes('sent');
    expect(server.came).toBe(1);
  });

  it('sends once when the database is unreachable for longer than a lease', async () => {
    const away = { holder: false, other: false };
    let otherFailed = 0;
    let otherLooked = 0;
    server.before = async () => {
      server.before = async () => {};
      Object.assign(away, { holder: true, other: true });
    };
    deliver({ db: between((_way, real) => (away.holder ? gone() : real())) });
    await queue();
    await untilTrue(() => away.other);
    const db = between((way, real) => {
      if (away.other) {
        otherFailed += 1;
        return gone();
      }
      if (way === 'execute') otherLooked += 1;
      return real();
    });
    deliver({ db });
    await untilTrue(() => otherFailed > 0);
    await test.services.database.db.execute(sql`update emails set leased_until = now() - interval '1 minute'`);
    // The other node is back first, and looks more than once while the lease has expired.
    away.other = false;
    await untilTrue(() => otherLooked > 2);
    away.holder = false;
    await becomes('sent');
    expect(server.came).toBe(1);
  });

  it('never leases an email twice, and logs once why its state cannot be saved', async () => {
    const logged = test.logged.length;
    let isBroken = true;
    let looked = 0;
    const db = between((way, real) => {
      if (way === 'execute') looked += 1;
      if (way === 'update' && isBroken && server.came > 0) throw new Error('there is no such column');
      return real();
    });
    deliver({ db });
    await queue();
    await untilTrue(() => server.came === 1);
    looked = 0;
    await untilTrue(() => looked > 2);
    isBroken = false;
    await becomes('sent');
    expect(server.came).toBe(1);
    const told = test.logged.slice(logged).filter((line) => line.includes('email state not saved'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('there is no such column');
  });

  it('reschedules an email once, and only while it has the lease', async () => {
    const { db } = test.services.database;
    const [one, two] = ['one', 'two'].map((name) => ({ name, leaseSeconds: 15, held: new Set<number>() }));
    if (!one || !two) throw new Error('two nodes were made');
    await queue();
    const { id } =
      (await leaseEmail(db, one, {
        mayTakeOver: false,
        forAll: true,
        fullDomains: [],
        urgentDomains: [],
        fullOwners: [],
      })) ?? {};
    if (id === undefined) throw new Error('no email was taken');
    const deferred = (message: string) => ({ message, isAboutEmail: true });
    await reschedule(db, two, id, deferred('not its own'));
    expect(await queuedEmail()).toMatchObject({ attempts: 0, leased_by: 'one' });
    await reschedule(db, one, id, deferred('the first time'));
    await reschedule(db, one, id, deferred('the answer to the first time was lost'));
    expect(await queuedEmail()).toMatchObject({ attempts: 1, leased_by: null, last_error: 'the first time' });
  });

  it('leases again at once an email whose lease response was lost, and none in delivery', async () => {
    const goOn = holdNext();
    let isDying = false;
    const dieOnce = async (real: () => unknown) => {
      const answer = (await real()) as { rows: unknown[] };
      if (!isDying || answer.rows.length === 0) return answer;
      isDying = false;
      return gone();
    };
    const db = between((way, real) => (way === 'execute' ? dieOnce(real) : real()));
    deliver({ db });
    await queue({ key: 'under way' });
    await untilTrue(() => server.came > 0);
    isDying = true;
    await queue();
    await becomes('sent');
    expect((await queuedEmail('under way')).leased_by).not.toBeNull();
    goOn();
    await untilTrue(() => server.taken.length === 2);
    expect(server.came).toBe(2);
  });
});
