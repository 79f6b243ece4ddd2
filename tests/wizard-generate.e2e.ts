import { expect, expectAccessible, phone, test } from './fixture.ts';
import { pickFour, steps } from './wizard.ts';

test.use(phone);

test('W-09 W-24 generation starts by itself, with the four sentiments and the industry', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/reviews/generate', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/review-wizard');
  const labels = await pickFour(page);
  const asked = page.waitForRequest('**/api/reviews/generate');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  expect((await asked).postDataJSON()).toEqual({ sentiments: labels, reviewType: 'healthcare' });
  await expect(page.getByRole('status').filter({ hasText: 'Writing your review' })).toBeVisible();
  await expect(page.locator('.spin')).toBeVisible();
  await expect(page.locator('.tag')).toHaveText(labels);
  await expect(steps(page).nth(1)).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);
  release();
  await expect(steps(page).nth(2)).toHaveAttribute('aria-current', 'step');
  const draft = await page.locator('.say').innerText();
  expect(draft.split(/\s+/).length).toBeGreaterThanOrEqual(8);
});

test('W-10 a failure is accessible, and Try Again leads to a draft', async ({ page }) => {
  let attempts = 0;
  await page.route('**/api/reviews/generate', (route) => {
    attempts += 1;
    return attempts === 1
      ? route.fulfill({ status: 429, json: { error: 'Too many requests. Please try again later.', code: 'limit' } })
      : route.continue();
  });
  await page.goto('/review-wizard');
  await pickFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByRole('alert').filter({ hasText: "Sorry, we couldn't generate your review" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Your draft' })).toBeVisible();
});
