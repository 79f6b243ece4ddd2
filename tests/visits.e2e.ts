import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { personHash } from '../src/server/invitations/person-hash.ts';
import { makePersonToken } from '../src/server/invitations/person-token.ts';
import { test } from './counted-product.ts';
import { fourPicks, heading, newBusiness, openDraft, openFeedback, openPicker, pick } from './customer.ts';
import { expect, phone } from './fixture.ts';

type Made = Awaited<ReturnType<typeof newBusiness>>;

/** What was counted; Insights shows it later. */
async function sums(database: Client, { id }: Made): Promise<Record<string, number>> {
  const { rows } = await database.query(
    `select case step when 'own' then 'ownWords' else step end as name, sum(n)::int as n from steps
       where business_id = $1 and step not in ('good', 'wentOn') group by 1
     union all
     select 'at ' || coalesce(code, 'null'), sum(n)::int from (
         select place_id, n from steps_by_place where business_id = $1 and step = 'opened' and place_id <> 0
         union all select 0, n from steps where business_id = $1 and step = 'opened'
         union all select 0, -n from steps_by_place where business_id = $1 and step = 'opened' and place_id <> 0) s
       left join places p on p.id = s.place_id group by 1 having sum(n) > 0
     union all
     select 'drafts', sum(n)::int from sentiment_days where business_id = $1 and sentiment_id = 'drafts' having sum(n) > 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

const stepsCall = (page: Page, step: string) =>
  page.waitForResponse((response) => {
    const { steps } = response.url().includes('/api/analytics/steps/')
      ? response.request().postDataJSON()
      : { steps: [] };
    return steps.includes(step);
  });

/** The page sends what it still holds. */
const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')));

async function tapPlatform(page: Page, name: 'Google' | 'Facebook'): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name, exact: false }).last().click();
  await (await opened).close();
}

async function sendFeedback(page: Page, path: string): Promise<void> {
  await openFeedback(page, path);
  await page.getByLabel('What happened?').fill('Nobody picked up the phone.');
  await page.getByLabel('Name').fill('Sam Reed');
  await page.getByLabel('Email').fill('sam@example.org');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(heading(page, 'We are sorry it fell short.')).toBeVisible();
}

test.use({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });

test('each step of a visit counts once, through refresh, Back, two tabs, a lost connection and a closed tab', async ({
  page,
  context,
  visitor,
  watch,
  database,
}) => {
  await watch.serveOutside();
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const business = await newBusiness(visitor);
  const expected: Record<string, number> = {};
  const plus = (...steps: string[]) => {
    const counted = steps.includes('opened') ? [...steps, 'at null'] : steps;
    for (const step of counted) expected[step] = (expected[step] ?? 0) + 1;
  };

  // Back and Forward, another draft and a second tap on Google.
  await openDraft(page, business.path);
  await page.goBack();
  await page.goForward();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(heading(page, 'Your draft')).toBeVisible();
  await page.getByRole('button', { name: 'Copy and Post Review' }).click();
  await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
  await tapPlatform(page, 'Google');
  await tapPlatform(page, 'Google');
  plus('opened', 'thumb', 'four', 'draft', 'copied', 'google', 'drafts');
  await expect.poll(() => sums(database, business)).toEqual(expected);

  // A reload of the first step is another visit.
  const reloaded = await context.newPage();
  for (const _ of [1, 2]) {
    const opened = stepsCall(reloaded, 'opened');
    await reloaded.goto(business.path);
    await opened;
    plus('opened');
  }
  await reloaded.close();

  // A reload of a later step counts nothing again, and nothing more until the customer is back at the thumbs.
  const late = await context.newPage();
  await openDraft(late, business.path);
  await late.reload();
  await late.getByRole('button', { name: 'Copy and Post Review' }).click();
  await tapPlatform(late, 'Facebook');
  plus('opened', 'thumb', 'four', 'draft', 'drafts');

  // Two tabs of one browser, one of which changes its mind.
  const [one, two] = [await context.newPage(), await context.newPage()];
  await openPicker(one, business.path);
  await openPicker(two, business.path);
  await one.goBack();
  await one.getByRole('button', { name: 'Thumbs down: not good' }).click();
  await expect(one.getByLabel('What happened?')).toBeVisible();
  plus('opened', 'thumb', 'bad', 'publicToo');
  await leave(two);
  plus('opened', 'thumb');

  // Private feedback, and then the public buttons.
  const unhappy = await context.newPage();
  await sendFeedback(unhappy, business.path);
  await tapPlatform(unhappy, 'Facebook');
  plus('opened', 'thumb', 'bad', 'publicToo', 'sent', 'facebook');
  await expect.poll(() => sums(database, business)).toEqual(expected);

  // A lost connection: the steps arrive when it is back.
  const alone = await visitor(phone);
  await openPicker(alone, business.path);
  await alone.context().setOffline(true);
  await pick(alone, fourPicks);
  await alone.context().setOffline(false);
  await alone.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(heading(alone, 'Your draft')).toBeVisible();
  await leave(alone);
  plus('opened', 'thumb', 'four', 'draft', 'drafts');

  // A tab that is closed with the tap.
  const closed = await context.newPage();
  await closed.goto(business.path);
  await closed.waitForLoadState('networkidle');
  await closed.getByRole('button', { name: 'Thumbs down: not good' }).click();
  await closed.close();
  plus('opened', 'thumb', 'bad', 'publicToo');

  // Own words.
  const own = await context.newPage();
  await openPicker(own, business.path);
  await own.getByRole('button', { name: 'Write Your Own' }).click();
  await own.getByLabel('Your review text').fill('They remembered my name.');
  await leave(own);
  plus('opened', 'thumb', 'ownWords');
  await expect.poll(() => sums(database, business)).toEqual(expected);

  // Nothing of the owner's visit counts, but the draft does in the dashboard.
  const { cookies } = await business.owner.storageState();
  const team = await visitor(phone);
  await team.context().addCookies(cookies);
  await openDraft(team, business.path);
  const counted = stepsCall(team, 'draft');
  await leave(team);
  expect((await counted).status()).toBe(200);
  expect(await sums(database, business)).toEqual(expected);
});

test('the place of the address counts if the business has it, and is in no page, cookie or storage', async ({
  page,
  visitor,
  database,
}) => {
  const business = await newBusiness(visitor);
  const made = await business.owner.post(`/api/businesses/${business.id}/places`, {
    data: { name: 'Van', kind: 'vehicle' },
  });
  const { code } = await made.json();
  const everyones = await (await page.request.get(business.path)).text();
  const odd = [
    ...['van', '%3Cscript%3Ealert(1)%3C/script%3E', 'x'.repeat(500), '%F0%9F%8F%B3%EF%B8%8F'.repeat(100)],
    ...['a%CC%81'.repeat(300), '', code.toUpperCase()],
  ];
  for (const typed of odd) {
    const opened = stepsCall(page, 'opened');
    const answer = await page.goto(`${business.path}?p=${typed}`);
    expect(await answer?.text()).toBe(everyones);
    await opened;
  }
  await expect
    .poll(() => sums(database, business))
    .toEqual({ opened: odd.length, [`at ${code}`]: 2, 'at null': odd.length - 2 });
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('van');
  expect(await page.context().cookies()).toEqual([]);
});

test('an invited customer has the address of everyone; a reload and Back are normal visits', async ({
  page,
  visitor,
  database,
}) => {
  const business = await newBusiness(visitor);
  const secretKey = Buffer.from('a secret of the tests, as long as it has to be');
  const hash = personHash(secretKey, business.id, 'maria@example.org');
  const token = makePersonToken(secretKey, { businessId: business.id, personHash: hash });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${new URL(request.url()).pathname} ${request.postData()}`);
    if (request.resourceType() !== 'document') expect(request.url()).not.toContain(token);
  });
  const invited = () => calls.filter((line) => line.includes(token));
  await page.goto('/how-to');
  const opened = page.waitForResponse('**/api/invitations/opened');
  await page.goto(`/i/${token}`);
  await expect(page).toHaveURL(business.path);
  expect((await opened).status()).toBe(200);
  await page.getByRole('button', { name: 'Thumbs up: good' }).click();
  await expect(heading(page, 'What was it like?')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'How was your experience?')).toBeVisible();
  await expect(page).toHaveURL(business.path);
  const again = stepsCall(page, 'opened');
  await page.reload();
  await again;
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, s: history.state })),
  ).not.toContain(token);
  await page.goBack();
  await expect(page).toHaveURL('/how-to');
  expect(invited()).toEqual([`/api/invitations/opened {"token":"${token}"}`]);
  await expect.poll(() => sums(database, business)).toEqual({ opened: 2, thumb: 1, 'at null': 2 });
});

test('without script, in the wizard and on the page of a reply nothing is reported', async ({ visitor, database }) => {
  const business = await newBusiness(visitor);
  const reported: string[] = [];
  const still = await visitor({ ...phone, javaScriptEnabled: false });
  const live = await visitor(phone);
  for (const page of [still, live])
    page.on('request', (request) => {
      if (/\/(?:steps|invitations)\//.test(request.url())) reported.push(request.url());
    });
  await still.goto(`${business.path}?p=van`);
  await still.getByRole('link', { name: 'Not good' }).click();
  await expect(still.getByRole('heading', { name: 'Tell us what went wrong' })).toBeVisible();
  await live.goto(`/review-wizard/${business.slug}`);
  await live.getByRole('button', { name: 'Friendly staff' }).click();
  await live.goto('/reply');
  await live.getByRole('textbox').fill('KTR482QXM9F4');
  await live.getByRole('textbox').press('Enter');
  await live.waitForLoadState('networkidle');
  expect(reported).toEqual([]);
  expect(await sums(database, business)).toEqual({});
});
