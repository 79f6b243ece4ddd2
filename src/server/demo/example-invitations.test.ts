import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { addInvitations } from './example-invitations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test.each(['2026-11-25T15:00:00Z', '2026-11-28T15:00:00Z', '2026-11-30T04:00:00Z'])(
  'the practice sends invitations from Monday to Friday, seen on %s',
  async (today) => {
    const { business } = await makeBusiness(app);
    const { db } = app.services.database;
    const now = new Date(today);
    await app.services.database.transact((tx) => addInvitations(tx, business.id, Buffer.alloc(32), now));
    const days = await selectRows<{ day: number }>(
      db,
      sql`
      select distinct extract(isodow from t at time zone b.time_zone)::int as day
      from invitations i join businesses b on b.id = i.business_id,
        unnest(array[i.sent_at, i.reminded_at, i.send_at]) t
      where i.business_id = ${business.id} and t is not null order by day`,
    );
    expect(days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
    const states = await selectRows<{ state: string }>(
      db,
      sql`
      select distinct state from invitations
      where business_id = ${business.id} and email is not null order by state`,
    );
    expect(states.map(({ state }) => state)).toEqual([
      'canceled',
      'reminded',
      'sent',
      'undeliverable',
      'unsubscribed',
      'waiting',
    ]);
  },
);
