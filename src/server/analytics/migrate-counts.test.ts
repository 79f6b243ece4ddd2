import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { emptyDatabase } from '../testing/start-app.ts';

it('keeps every count of the table with one column per counter', async () => {
  const database = await emptyDatabase();
  const all = readMigrations();
  await migrate(
    database,
    all.filter(({ number }) => number <= 15),
  );
  const { db } = database;
  await db.execute(sql`insert into users (name, email, email_verified) values ('Dana', 'dana@example.org', true)`);
  await db.execute(sql`insert into businesses (user_id, name, slug, city, state, feedback_email, contact_name)
    select id, 'Willow ' || n, 'willow-' || n, 'Asheville', 'North Carolina', '', '' from users, generate_series(1, 2) n`);
  await db.execute(sql`insert into analytics_days (business_id, day, reviews_generated, google_link_clicks, facebook_link_clicks)
    select b.id, d, 3, 2, 0 from businesses b, (values (date '2026-11-01'), (date '2026-11-02')) as days(d)`);
  await migrate(database, all);
  const counts = await selectRows(
    db,
    sql`select business_id::int as business, to_char(day, 'MM-DD') as day, event, count from analytics_counts order by 1, 2, 3`,
  );
  expect(counts).toEqual(
    [1, 2].flatMap((business) =>
      ['11-01', '11-02'].flatMap((day) => [
        { business, day, event: 'googleLinkClicks', count: 2 },
        { business, day, event: 'reviewsGenerated', count: 3 },
      ]),
    ),
  );
  await database.close();
});
