import type { Locator } from '@playwright/test';
import { makeOwner, rareWord, rows, searchFor, signInAsAdministrator } from './administrator.ts';
import { appears, installClock, passTimer, stopClock } from './clock.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';

test.describe("the administrator's screen on a desktop", () => {
  test.use(desktop);

  test('M-02 a search box and three tabs, each with Refresh, rows per page and a pager', async ({ page }) => {
    await signInAsAdministrator(page.request);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    await expect(page.getByRole('tab')).toHaveText(['Users', 'Businesses', 'Review Pages']);
    for (const tab of ['Users', 'Businesses', 'Review Pages']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
      await expect(page.getByLabel('Rows per page')).toHaveValue('10');
      await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['10', '25', '50', '100']);
      await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
      await expectAccessible(page);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, 'nothing scrolls sideways').toBe(0);
  });
});

test('M-03 users: name, email, number of businesses and badges', async ({ page, baseURL }) => {
  const word = rareWord();
  const owner = await makeOwner(baseURL, { name: `Rosa ${word}` });
  await owner.makeBusiness();
  await owner.makeBusiness();
  await signInAsAdministrator(page.request);
  await searchFor(page, word);
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Businesses', 'Status', 'Actions']);
  const cells = rows(page).first().getByRole('cell');
  await expect(cells.nth(0)).toHaveText(`Rosa ${word}`);
  await expect(cells.nth(1)).toHaveText(owner.email);
  await expect(cells.nth(2)).toHaveText('2');
  await expect(cells.nth(3)).toHaveText('Verified');
  await expect(cells.nth(4)).toHaveText('DeactivateDelete');

  await page.getByRole('searchbox').fill('ADMIN@example');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('cell').nth(3)).toHaveText('VerifiedAdmin');
  await expect(rows(page).getByRole('cell').nth(4)).toHaveText('Your own account');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('M-03 M-06 each row is a card: the email and every action are visible without scrolling sideways', async ({
    page,
    baseURL,
  }) => {
    const word = rareWord();
    const email = `aurelio.castellanos.fitzgerald.${word}@northside-pain-and-spine.example.org`;
    const owner = await makeOwner(baseURL, { name: `Dr. Aurelio ${word} Castellanos-Fitzgerald`, email });
    await owner.makeBusiness({ name: `Saint Bartholomew ${word} Community Orthopaedic & Physiotherapy Hall` });
    await signInAsAdministrator(page.request);
    const inSight = async (target: Locator) => {
      const box = await target.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      expect(box?.height).toBeGreaterThan(12);
    };
    await searchFor(page, word);
    const user = rows(page).first();
    for (const target of [
      user.getByText(email),
      user.getByRole('link'),
      user.getByText('Verified'),
      user.getByRole('button', { name: 'Deactivate' }),
      user.getByRole('button', { name: 'Delete' }),
    ])
      await inSight(target);
    await searchFor(page, word, 'Businesses');
    const business = rows(page).first();
    for (const target of [
      business.locator('b'),
      business.getByRole('cell', { name: '1 category' }),
      business.getByRole('cell', { name: '6 keywords' }),
      business.getByRole('link', { name: 'Edit Biz' }),
    ])
      await inSight(target);
    await searchFor(page, word, 'Review Pages');
    await inSight(rows(page).first().getByRole('link'));
    await expectAccessible(page);
  });
});

test('M-03b an address that was never verified has a badge', async ({ page }) => {
  await signInAsAdministrator(page.request);
  await page.route('**/api/admin/users?*', async (route) => {
    const response = await route.fetch();
    const users = (await response.json()) as object[];
    const json = users.map((user) => ({ ...user, emailVerified: false, isActive: false }));
    await route.fulfill({ response, json });
  });
  await page.goto('/admin');
  await expect(rows(page).first().locator('.badge').first()).toHaveText('Unverified');
  await expect(rows(page).first().locator('.badge').last()).toHaveText('Deactivated');
});

test('M-06 businesses: name, owner, place, counts and Edit Biz in a new tab', async ({ page, baseURL }) => {
  const word = rareWord();
  const owner = await makeOwner(baseURL, { name: 'Rosa Fields' });
  const { id } = await owner.makeBusiness({ name: `Harbor ${word}`, googleCategory2: 'Dental clinic' });
  await signInAsAdministrator(page.request);
  await searchFor(page, word, 'Businesses');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Owner',
    'Location',
    'Categories',
    'Keywords',
    'Actions',
  ]);
  const cells = rows(page).first().getByRole('cell');
  await expect(cells).toHaveText([`Harbor ${word}`, 'Rosa Fields', 'Portland, Oregon', '2', '12', /^Edit Biz/]);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Edit Biz' }).click();
  await expect(await opened).toHaveURL(new RegExp(`/business-edit/${id}$`));
});

test('M-07 review pages: the address of each, or Missing slug', async ({ page, baseURL }) => {
  const word = rareWord();
  const owner = await makeOwner(baseURL);
  const { slug } = await owner.makeBusiness({ name: `Harbor ${word}` });
  await signInAsAdministrator(page.request);
  await searchFor(page, word, 'Review Pages');
  await expect(page.getByRole('columnheader')).toHaveText(['Business Name', 'Review Generator URL']);
  const cells = rows(page).first().getByRole('cell');
  await expect(cells.nth(0)).toHaveText(`Harbor ${word}`);
  await expect(cells.nth(1).getByRole('link')).toHaveAttribute('href', `${baseURL}/thumbs-up-down/${slug}`);
  await expect(cells.nth(1)).toContainText(`${baseURL}/thumbs-up-down/${slug}`);

  await page.route('**/api/admin/businesses?*', async (route) => {
    const response = await route.fetch();
    const businesses = (await response.json()) as object[];
    await route.fulfill({ response, json: businesses.map((business) => ({ ...business, slug: '' })) });
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(cells.nth(1)).toHaveText('Missing slug');
});

test('M-08 the search is a substring in any case: name or email, name or slug', async ({ page, baseURL }) => {
  const word = rareWord();
  const owner = await makeOwner(baseURL, { name: `Rosa ${word}`, email: `${word}.mail@example.org` });
  const { slug } = await owner.makeBusiness({ name: `Harbor ${word}` });
  await signInAsAdministrator(page.request);
  for (const [tab, typed] of [
    ['Users', `OSA ${word.toUpperCase()}`],
    ['Users', `${word}.MAIL`],
    ['Businesses', `ARBOR ${word}`],
    ['Businesses', slug.toUpperCase()],
    ['Review Pages', slug.slice(2)],
  ] as const) {
    await page.goto('/admin');
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('searchbox').fill(typed);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(word);
    await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  }
  await page.getByRole('searchbox').fill(`${word}%_`);
  await expect(page.getByText('Nothing matches your search. Try fewer letters, or clear the search.')).toBeVisible();
  await expectAccessible(page);
});

test('M-11 pages by key, newest first: Next, Previous and more rows', async ({ page, baseURL }) => {
  const word = rareWord();
  const owner = await makeOwner(baseURL);
  for (let number = 1; number <= 23; number += 1) await owner.makeBusiness({ name: `Harbor ${word} ${number}.` });
  await signInAsAdministrator(page.request);
  await searchFor(page, word, 'Businesses');
  const position = page.getByRole('status').filter({ hasText: /^Page/ });
  await expect(position).toHaveText('Page 1 of 3');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText(`${word} 23.`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(position).toHaveText('Page 2 of 3');
  await expect(rows(page).first()).toContainText(`${word} 13.`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(position).toHaveText('Page 2 of 3');
  await expect(rows(page).first()).toContainText(`${word} 13.`);
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(position).toHaveText('Page 1 of 1');
  await expect(rows(page)).toHaveCount(23);
});

test('M-09 a list that cannot be fetched shows an error and can be refreshed', async ({ page, watch }) => {
  watch.allow(/503 .*\/api\/admin/);
  await signInAsAdministrator(page.request);
  let isDown = true;
  for (const list of ['users', 'businesses'])
    await page.route(`**/api/admin/${list}?*`, (route) =>
      isDown ? route.fulfill({ status: 503, json: { error: 'Busy', code: 'busy' } }) : route.continue(),
    );
  await installClock(page);
  await stopClock(page);
  await page.goto('/admin');
  await appears(page, page.getByRole('tablist'));
  for (const [tab, sentence] of [
    ['Users', 'Failed to fetch users'],
    ['Businesses', 'Failed to fetch businesses'],
    ['Review Pages', 'Failed to fetch businesses'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    for (const pause of [1000, 2000, 4000]) await passTimer(page, pause);
    await appears(page, page.getByRole('alert').filter({ hasText: sentence }));
  }
  isDown = false;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await appears(page, page.getByText(/^Page 1 of/));
});

test('M-16 a link that leads outside Google and Facebook is marked with its host', async ({ page, baseURL }) => {
  const word = rareWord();
  const owner = await makeOwner(baseURL);
  await owner.makeBusiness({ name: `Harbor ${word}`, reviewUrl: 'https://reviews.example.net/me' });
  await owner.makeBusiness({ name: `Other ${word}` });
  await signInAsAdministrator(page.request);
  await searchFor(page, word, 'Businesses');
  await expect(rows(page).filter({ hasText: 'Harbor' })).toContainText('Leads to reviews.example.net');
  await expect(rows(page).filter({ hasText: 'Other' })).not.toContainText('Leads to');
});
