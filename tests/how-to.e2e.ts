import { newBusiness } from './customer.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';

test.use(desktop);

test('L-36 the how-to page shows three steps for customers and three for owners, without script', async ({
  visitor,
}) => {
  const page = await visitor({ ...phone, javaScriptEnabled: false });
  await page.goto('/how-to');
  await expect(page).toHaveTitle('How it works, step by step \u00b7 Sayso');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works, step by step');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Tap good or not good',
    'Choose four things',
    'Edit, copy and post',
    'Set up your business',
    'Share the link or the code',
    'Read what comes back',
  ]);
  await expect(page.locator('.mock:visible')).toHaveCount(6);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('1.0.2 DEVELOPMENT MODE')).toBeVisible();
  expect(await page.content()).not.toContain('{{');
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('L-36 the customer\u2019s page leads to it, in a new tab', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  await page.goto(business.path);
  const link = page.getByRole('link', { name: 'How to use this page' });
  await expect(link).toHaveAttribute('href', '/how-to');
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab.getByRole('heading', { level: 1, name: 'How it works, step by step' })).toBeVisible();
  await expectAccessible(tab);
  await expect(tab.getByRole('contentinfo')).toBeVisible();
});
