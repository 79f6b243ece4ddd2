import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { db, inviting, monday, post, run, setUpSending, tokenIn, tuesday10 } from '../testing/sending.ts';

setUpSending();

const readPages = () =>
  selectRows<{ email: string; page: string; version: string }>(
    db(),
    sql`select email, split_part(ctid::text, ',', 1) as page, ctid::text as version from invitations
        where source = 'api' order by id`,
  );

it('opening rewrites each invitation of the business within its page, which changes no index', async () => {
  const { business, enter } = await inviting();
  await enter(['maria@example.org'], monday);
  await run(tuesday10);
  await db().execute(
    sql`insert into invitations (business_id, person_hash, email, language, source, entered_by, state, sent_at, email_key)
        select ${business.id}, md5(n::text), n || '@example.org', 'en', 'api', 'Dana', 'sent', now(), 'key ' || n
        from generate_series(1, 2000) n`,
  );
  const before = await readPages();
  await post('/api/invitations/opened', { token: await tokenIn('maria@example.org') });
  const after = await readPages();
  expect(after.filter(({ version }, n) => version === before[n]?.version)).toEqual([]);
  // The page of the first few holds what the test deleted and sent before.
  expect(after.slice(100).filter(({ page }, n) => page !== before[n + 100]?.page)).toEqual([]);
});
