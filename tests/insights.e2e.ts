import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { makeFiveOfLastWeek, test } from './counted-product.ts';
import { openDraft } from './customer.ts';
import { desktop, expect, expectAccessible, expectAccessibleInBothThemes, phone } from './fixture.ts';

test.use(desktop);

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const summary = (page: Page) => page.locator('.summary');

test('INS-11 PL-2 a place is added, a customer comes from it and gets a draft, and Insights shows it with those of four others', async ({
  page,
  visitor,
  baseURL,
  database,
}) => {
  await signUp(page.request);
  const { id, slug } = await makeBusiness(page.request);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Places' }).click();
  await expect(page).toHaveURL(`/places/${id}`);
  await page.getByRole('button', { name: 'Waiting room' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Waiting room' }) });
  const address = `${baseURL}/thumbs-up-down/${slug}?p=waiting-room`;
  await expect(row.getByText(address)).toBeVisible();
  await expectAccessible(page);

  const customer = await visitor(phone);
  const counted = customer.waitForResponse(
    (response) => response.url().includes('/steps/') && (response.request().postData() ?? '').includes('"draft"'),
  );
  await openDraft(customer, address);
  await customer.evaluate(() => void dispatchEvent(new Event('pagehide')));
  expect((await counted).status()).toBe(200);
  // The owner looks too, and does not count.
  await page.goto(address);
  await page.getByRole('button', { name: 'Thumbs up: good' }).click();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { name: 'No visits to show yet' })).toBeVisible();
  await makeFiveOfLastWeek(database);
  await page.reload();
  await expect(page).toHaveURL(`/dashboard?tab=insights&business=${id}`);
  await expect(summary(page)).toContainText('5 people opened your page and 5 got a draft.');
  await expect(panel(page, 'By place').getByRole('row', { name: /^Waiting room/ })).toHaveText(
    'Waiting room550Too few to say',
  );
  await expect(panel(page, 'What customers chose')).toContainText('Too few to say: 5 of 20.');
  await expectAccessible(page);
  await page.setViewportSize(phone.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page);
});

test('INS-2 INS-7 INS-10 period, note and CSV by keyboard alone', async ({ page, visitor, database }) => {
  await signUp(page.request);
  const { slug } = await makeBusiness(page.request);
  const customer = await visitor(phone);
  const counted = customer.waitForResponse(/\/api\/analytics\/steps\//);
  await customer.goto(`/thumbs-up-down/${slug}`);
  await counted;
  await makeFiveOfLastWeek(database);
  await page.goto('/dashboard');
  const reach = async (role: 'tab' | 'button' | 'textbox', name: string) => {
    const target = page.getByRole(role, { name, exact: true });
    await target.waitFor();
    for (let keys = 0; keys < 60; keys++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached`);
  };
  await reach('tab', 'My Businesses');
  await page.keyboard.press('ArrowRight');
  // The focus follows a moment later.
  await expect(page.getByRole('tab', { name: 'Inbox' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(summary(page)).toContainText('5 people opened your page');
  await reach('button', '90 days');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard?tab=insights&period=90');
  await expect(summary(page)).toContainText('The 90 days before: too few to show.');
  const downloading = page.waitForEvent('download');
  await reach('button', 'Download what is shown as CSV');
  await page.keyboard.press('Enter');
  expect(await readFile(await (await downloading).path(), 'utf8')).toMatch(/"\d{4}-\d\d-\d\d","5"/);
  await reach('textbox', 'Reviews');
  await page.keyboard.type('214');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4.6');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /Google notes: 214 reviews on / })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard?tab=insights');
});
