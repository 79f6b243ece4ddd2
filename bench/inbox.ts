import { migrate } from '../src/server/db/migrate.ts';
import { openPostgres } from '../src/server/db/postgres.ts';
import {
  countByBusiness,
  countOverdue,
  countStates,
  countUnread,
  readFirstReplies,
  readInboxVersion,
} from '../src/server/feedback/count-store.ts';
import { readInbox } from '../src/server/feedback/inbox-store.ts';
import { startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { medians, report } from './scale/compare.ts';
import { withClient } from './scale/seed-million.ts';

const words =
  'the front desk waited forty minutes nobody told me why phone line busy every morning appointment parking small ' +
  'bill had an item that was not explained please open on saturdays again my daughter cried twice';

/** Counts every message, so its time grows with them. */
const exactCounts = 'counts per state, exact';

/** The messages of one business among those of a thousand others: `-- inbox [messages]`. */
export const measure: Measure = async ([messages = '100000']) => {
  const postgres = await startPostgres();
  try {
    const url = await postgres.create('inbox');
    await seed(url, Number(messages));
    const database = openPostgres({ url, onError: () => {} });
    const { db } = database;
    const owner = { id: 1, isAdmin: false };
    const firstPage = (filter: object) => () => readInbox(db, owner, 1, { ...filter, limit: 51 });
    const works: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['first page, all', firstPage({})],
      ['first page, waiting', firstPage({ state: 'waiting' })],
      ['first page, done', firstPage({ state: 'done' })],
      ['first page, all businesses of the owner', () => readInbox(db, owner, null, { limit: 51 })],
      [
        'first page, with an address, of one month',
        firstPage({ hasEmail: 'true', from: monthsAgo(3), to: monthsAgo(2) }),
      ],
      ['a page in the middle', firstPage({ cursor: `${monthsAgo(6).replace('Z', '000Z')}_1` })],
      ['search, common word (parking)', firstPage({ query: 'parking' })],
      ['search, one message in 100,000', firstPage({ query: 'customer77777@' })],
      ['search, no match', firstPage({ query: 'xyzzy' })],
      ['search, 2 letters, no match', firstPage({ query: 'qz' })],
      ['search in those waiting, no match', firstPage({ query: 'xyzzy', state: 'waiting' })],
      ['search over all businesses, no match', () => readInbox(db, owner, null, { query: 'xyzzy', limit: 51 })],
      [exactCounts, () => countStates(db, owner, null)],
      ['unread', () => countUnread(db, owner, null)],
      ['overdue', () => countOverdue(db, owner, null, new Date())],
      ['unread and waiting per business', () => countByBusiness(db, owner)],
      ['time to first reply', () => readFirstReplies(db, owner, null)],
      ['changes since (polled)', () => readInboxVersion(db, owner)],
    ];
    const times = await medians(works.map(([, work]) => work));
    const good = works.map(([what], index) =>
      report(what, times[index] ?? Number.NaN, 'ms', what === exactCounts ? 200 : 50),
    );
    await database.close();
    return good.every(Boolean);
  } finally {
    await postgres.stop();
  }
};

const monthsAgo = (months: number): string => new Date(Date.now() - months * 30 * 86_400_000).toISOString();

async function seed(url: string, messages: number): Promise<void> {
  const database = openPostgres({ url, connections: 1, patient: true, onError: () => {} });
  await migrate(database);
  await database.close();
  await withClient(url, async (client) => {
    await client.query(`insert into users (name, email, email_verified)
      select 'Owner ' || n, 'owner' || n || '@example.org', true from generate_series(1, 2) n`);
    await client.query(`insert into businesses (user_id, name, slug, city, state, feedback_email, contact_name, time_zone)
      select case when n <= 3 then 1 else 2 end, 'Business ' || n, 'business-' || n, 'Asheville', 'North Carolina',
        'desk@example.org', 'Dana', 'America/New_York' from generate_series(1, 1003) n`);
    // A year and a half of messages. The newest 200 wait.
    const values = `'Customer ' || n, case when n % 3 = 0 then 'customer' || n || '@example.org' else 'Not provided' end, '555 0100',
        (select string_agg(word, ' ') from (select (string_to_array($1, ' '))[1 + (n * 7 + k * k) % 40] as word
          from generate_series(1, 30) k) w), n < $2::int - 200,
        case when n >= $2::int - 200 then 'waiting' when n % 10 = 0 then 'answered' else 'done' end, 'hash ' || n,
        now() - (($2::int - n) * interval '8 minutes'), now() - (($2::int - n) * interval '8 minutes'),
        case when n < $2::int - 200 and n % 10 = 0 then now() - (($2::int - n) * interval '8 minutes') + interval '9 hours' end`;
    const columns =
      'business_id, name, email, phone, feedback, is_read, state, content_hash, created_at, waiting_since, answered_at';
    const fill = (business: string, count: number) =>
      client.query(
        `insert into feedback (${columns}) select ${business}, ${values} from generate_series(1, $2::int) n`,
        [words, count],
      );
    await fill('1', messages);
    await fill('2 + n % 1000', messages);
    await client.query(`insert into feedback_events (feedback_id, kind, user_id, user_name, text, created_at)
      select id, 'reply', 1, 'Owner 1', 'We are sorry about the wait.', answered_at from feedback where answered_at is not null`);
    await client.query('vacuum (analyze) users, businesses, feedback, feedback_events');
  });
}
