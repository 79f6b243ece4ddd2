import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { reviewLinks } from '../../src/contract/businesses/review-links.ts';
import { selectRows } from '../../src/server/db/database.ts';
import { makeBusiness, makeUser } from '../../src/server/testing/factories.ts';
import type { TestApp, TestBrowser } from '../../src/server/testing/start-app.ts';
import type { Sums, World } from './simulate-visits.ts';

/** A business of the real app with three places, reached over HTTP. */
export async function makeWorld(app: TestApp): Promise<World> {
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { owner, business } = await makeBusiness(app);
  const administrator = await makeUser(app, { isAdmin: true });
  const places = await Promise.all(
    ['Front desk', 'Van', 'Invoice'].map(async (name) => {
      const made = await owner.browser.call(`POST /api/businesses/${business.id}/places`, { name, kind: 'desk' });
      return made.json().code as string;
    }),
  );
  const { sentiments, ids } = (await owner.browser.call(`GET /api/sentiments?businessId=${business.id}`)).json();
  const links = reviewLinks((await owner.browser.call(`GET /api/businesses/slug/${business.slug}`)).json());
  const browsers = { customer: undefined, owner: owner.browser, administrator: administrator.browser };
  return {
    business: { ...business, logoUrl: null, links },
    offered: (sentiments as string[]).map((label, n) => ({ label, id: ids[n] })),
    places,
    sendAs: (who) => async (address, body) => {
      const [path, key = randomUUID()] = address.split('#');
      const headers = {
        ...{ 'content-type': 'application/json', 'idempotency-key': key },
        ...cookiesOf(browsers[who]),
      };
      const response = await fetch(origin + path, { method: 'POST', headers, body });
      return { status: response.status, body: await response.text() };
    },
    open: async (address) => (await fetch(origin + address)).text(),
  };
}

const cookiesOf = (browser: TestBrowser | undefined) =>
  browser ? { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') } : {};

/** What was counted, read from the tables. */
export async function readSums({ services }: TestApp, { business }: World): Promise<Sums> {
  const found = await selectRows<{ name: string; n: number }>(
    services.database.db,
    sql`select 'step ' || step as name, sum(n)::int as n from steps where business_id = ${business.id} group by step
        union all
        select 'place ' || coalesce(p.code, ''), sum(n)::int from steps_by_place s left join places p on p.id = s.place_id
        where s.business_id = ${business.id} and step = 'opened' group by p.code
        union all
        select 'place ', (sum(n) - (select sum(n) from steps_by_place where business_id = ${business.id} and step = 'opened'))::int
        from steps where business_id = ${business.id} and step = 'opened'
        union all
        select 'choice ' || sentiment_id, sum(n)::int from sentiment_days where business_id = ${business.id}
        group by sentiment_id
        union all
        select 'counter ' || event, sum(count)::int from analytics_counts where business_id = ${business.id} group by event`,
  );
  return new Map(found.map(({ name, n }) => [name, n]));
}
