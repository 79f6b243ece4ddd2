import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { migrate } from '../src/server/db/migrate.ts';
import { openPostgres } from '../src/server/db/postgres.ts';
import { startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { report } from './scale/compare.ts';
import { withClient } from './scale/seed-million.ts';

const monday = '2026-11-23';
const instant = `${monday}T13:00:00Z`;

/** Monday emails of as many owners by two nodes, with a kill -9 of each: `-- monday [owners]`. */
export const measure: Measure = async ([typed = '10000']) => {
  const owners = Number(typed);
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await postgres.create('monday');
    const database = openPostgres({ url, connections: 1, patient: true, onError: () => {} });
    await migrate(database);
    await database.close();
    return await withClient(url, async (client) => {
      await seed(client, owners);
      const began = performance.now();
      const nodes = [startNode(url), startNode(url)];
      for (const [which, part] of [0.3, 0.6].entries()) {
        await reach(client, owners * part);
        const killed = nodes[which];
        killed?.kill('SIGKILL');
        if (killed) await once(killed, 'exit');
        nodes[which] = startNode(url);
      }
      await Promise.all(nodes.map(async (node) => node.exitCode ?? once(node, 'exit')));
      // What a killed node held is free now.
      await once(startNode(url), 'exit');
      const seconds = (performance.now() - began) / 1000;
      return (
        (await countEmails(client, owners)) &&
        report(`${owners} Monday emails, two nodes, two kill -9`, seconds, 's', 60)
      );
    });
  } finally {
    await postgres.stop();
  }
};

const startNode = (url: string): ChildProcess =>
  spawn('node', [join(import.meta.dirname, 'monday/node.ts'), url, instant], { stdio: 'inherit' });

async function reach(client: pg.Client, emails: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from emails');
    if ((rows[0]?.n ?? 0) >= emails) return;
    await sleep(20);
  }
}

async function countEmails(client: pg.Client, owners: number): Promise<boolean> {
  const { rows } = await client.query<{ emails: number; people: number; decided: number; bytes: number }>(
    `select count(*)::int as emails, count(distinct recipient)::int as people,
       (select count(*)::int from weekly_emails where outcome = 'news') as decided,
       max(length(text) + length(html))::int as bytes from emails`,
  );
  const { emails = 0, people = 0, decided = 0, bytes = 0 } = rows[0] ?? {};
  console.log(`${emails} emails to ${people} people, ${decided} decisions, the longest ${bytes} characters`);
  return emails === owners && people === owners && decided === owners;
}

/** A business each, every tenth owner has three; two weeks of steps at two places, choices, and messages that wait. */
async function seed(client: pg.Client, owners: number): Promise<void> {
  const days = `generate_series('${monday}'::date - 14, '${monday}'::date - 1, interval '1 day') as day`;
  await client.query(`insert into users (name, email, email_verified)
    select 'Owner ' || n, 'owner' || n || '@example.org', true from generate_series(1, ${owners}) n`);
  await client.query(`insert into businesses (user_id, name, slug, city, state, feedback_email, contact_name, time_zone)
    select u.id, 'Business ' || u.id || ' ' || n, 'business-' || u.id || '-' || n, 'Asheville', 'North Carolina',
      'desk@example.org', 'Dana', 'America/New_York'
    from users u, generate_series(1, case when u.id % 10 = 0 then 3 else 1 end) n`);
  await client.query(`insert into places (business_id, code, name, kind, created_at)
    select id, kind, kind, kind, '2026-01-05' from businesses, (values ('desk'), ('vehicle')) as kinds (kind)`);
  await client.query(`insert into steps_by_place (business_id, step, day, place_id, n)
    select b.id, s.step, day, p.id, s.n from businesses b
    cross join (values ('opened', 6), ('good', 5), ('bad', 1), ('thumb', 6), ('four', 4), ('draft', 4), ('copied', 3),
      ('google', 3), ('wentOn', 3)) as s (step, n)
    join places p on p.business_id = b.id and p.kind = 'desk' cross join ${days}`);
  await client.query(`insert into steps (business_id, step, day, n)
    select business_id, step, day, sum(n) from steps_by_place group by 1, 2, 3`);
  await client.query(`insert into sentiment_days (business_id, day, sentiment_id, n)
    select b.id, day, s.id, s.n from businesses b cross join (values ('drafts', 4), ('friendly-staff', 3), ('long-wait', 2),
      ('clear-explanations', 2), ('own-words', 1)) as s (id, n) cross join ${days}`);
  await client.query(`insert into feedback (business_id, name, email, phone, feedback, content_hash, waiting_since)
    select id, 'Sam', 'sam@example.org', '', 'The wait was over an hour.', 'hash ' || id, '2026-11-19T18:00:00Z'
    from businesses where id % 3 = 0`);
  await client.query('vacuum (analyze)');
}
