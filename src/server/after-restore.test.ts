import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endWhatIsOver } from './after-restore.ts';
import { selectRows } from './db/database.ts';
import { makeBusiness } from './testing/factories.ts';
import { startApp, type TestApp } from './testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('a restore signs everyone out, and sends nothing that was due before it', async () => {
  const { owner, business } = await makeBusiness(test);
  const { db, transact } = test.services.database;
  await db.execute(sql`insert into invitations (business_id, email, language, source, entered_by, state, send_at, sent_at)
    values (${business.id}, 'due@example.org', 'en', 'list', 'Desk', 'waiting', now() - interval '1 hour', null),
      (${business.id}, 'later@example.org', 'en', 'list', 'Desk', 'waiting', now() + interval '1 hour', null),
      (${business.id}, 'reminder@example.org', 'en', 'list', 'Desk', 'sent', now() - interval '1 hour', now() - interval '4 days')`);
  await transact(endWhatIsOver);
  expect((await owner.browser.call('GET /api/user')).statusCode).toBe(401);
  const invited = await selectRows<{ email: string; state: string; reminds: boolean }>(
    db,
    sql`select email, state, state = 'sent' and send_at is not null as reminds from invitations order by id`,
  );
  expect(invited).toEqual([
    { email: 'due@example.org', state: 'expired', reminds: false },
    { email: 'later@example.org', state: 'waiting', reminds: false },
    { email: 'reminder@example.org', state: 'sent', reminds: false },
  ]);
});
