import { report } from './compare.ts';
import { withClient } from './seed-million.ts';
import { makeAdministrator, startNode } from './two-administrators.ts';

const owned = 10_000;
const children = ['business_categories', 'business_keywords', 'analytics_counts', 'feedback', 'draft_memory'];

/** An administrator deletes the owner of 10,000 businesses with all their data. */
export async function measureErasure(url: string): Promise<boolean> {
  const owner = await withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into users (name, email, email_verified) values ('Chain', 'chain@example.org', true) returning id`,
    );
    const id = Number(rows[0]?.id);
    await client.query(`with made as (
        insert into businesses (user_id, name, slug, city, state, feedback_email, contact_name)
        select ${id}, 'Chain ' || n, 'chain-' || n, 'Asheville', 'North Carolina', 'desk@chain.example', 'Dana'
        from generate_series(1, ${owned}) n returning id),
      taken as (insert into slugs (slug) select 'chain-' || n from generate_series(1, ${owned}) n),
      categories as (insert into business_categories select id, p, 'Dentist' from made, generate_series(1, 2) p),
      keywords as (insert into business_keywords select id, p, 'phrase ' || p, true from made, generate_series(1, 12) p),
      days as (insert into analytics_counts (business_id, day, event, count) select id, current_date - d, 'reviewsGenerated', 1 from made, generate_series(1, 5) d),
      words as (insert into draft_memory (business_id, sentences) select id, array['a', 'b'] from made, generate_series(1, 2))
      insert into feedback (business_id, name, email, phone, feedback, content_hash)
      select id, 'Pat', 'Not provided', '', 'The wait was too long.', id::text from made`);
    return id;
  });
  const node = await startNode(url);
  const { sid } = await makeAdministrator(url, 'eraser');
  const began = performance.now();
  const answer = await node.ask('DELETE', `/api/admin/users/${owner}`, sid);
  const ms = performance.now() - began;
  let good = report(`deleting the owner of ${owned} businesses, answer ${answer.statusCode}`, ms, 'ms', 2000);
  const printed = await node.ask('GET', '/api/businesses/slug/chain-5000', '');
  await node.close();
  const orphans = await withClient(url, async (client) => {
    let left = 0;
    for (const table of children) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from ${table} c where not exists (select from businesses b where b.id = c.business_id)`,
      );
      left += rows[0]?.n ?? Number.NaN;
    }
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from slugs where slug like 'chain-%'`,
    );
    await client.query('delete from users where is_admin');
    // Autovacuum runs within a minute after so many changes.
    await client.query('vacuum businesses');
    return { left, slugs: rows[0]?.n };
  });
  good =
    answer.statusCode === 200 && printed.statusCode === 404 && orphans.left === 0 && orphans.slugs === owned && good;
  console.log(
    `     rows without their business: ${orphans.left}; slugs still taken: ${orphans.slugs}; a printed code answers ${printed.statusCode}`,
  );
  return good;
}
