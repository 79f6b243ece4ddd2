import { installClock, letPass, stopClock, toLastMoment } from './clock.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';
import { message, pickFour, reachReview, steps } from './wizard.ts';

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

test('W-09 W-29 a reload while the draft is written repeats the call with the same key, so it counts once', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/reviews/generate', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) await route.continue();
  });
  await page.goto('/review-wizard');
  await pickFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your draft' })).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('W-10 a failure shows an error, and Try Again uses the same sentiments', async ({ page }) => {
  const asked: unknown[] = [];
  await page.route('**/api/reviews/generate', (route) => {
    asked.push(route.request().postDataJSON());
    return asked.length === 1
      ? route.fulfill({ status: 429, json: { error: 'Too many requests. Please try again later.', code: 'limit' } })
      : route.continue();
  });
  await page.goto('/review-wizard');
  await pickFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(message(page, 'Failed to generate review')).toContainText('Too many requests. Please try again later.');
  const box = page.getByRole('alert').filter({ hasText: "Sorry, we couldn't generate your review" });
  await expect(box).toContainText('Please try again or select different sentiments');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Your draft' })).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test('W-11 names the AI service when the key is the reason', async ({ page }) => {
  await page.route('**/api/reviews/generate', (route) =>
    route.fulfill({ status: 400, json: { error: 'The API key is not valid', code: 'provider' } }),
  );
  await page.goto('/review-wizard');
  await pickFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sorry' })).toContainText(
    "There's an issue with our AI service. Please try again later.",
  );
});

test('W-12 a response without a review is a failure', async ({ page }) => {
  await page.route('**/api/reviews/generate', (route) => route.fulfill({ json: { review: '', marks: [] } }));
  await page.goto('/review-wizard');
  await pickFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(message(page, 'Failed to generate review')).toContainText('No review was generated. Please try again.');
  await expect(page.getByText("Sorry, we couldn't generate your review")).toBeVisible();
});

test('W-10b a lost network is retried twice, then our own message is shown', async ({ page }) => {
  await installClock(page);
  let attempts = 0;
  await page.route('**/api/reviews/generate', (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.goto('/review-wizard');
  await pickFour(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByText('Writing your review')).toBeVisible();
  for (const [index, pause] of [1000, 2000].entries()) {
    await toLastMoment(page, pause);
    expect(attempts).toBe(index + 1);
    await letPass(page, 1);
  }
  const sentences = 'Please try again or select different sentiments. You seem to be offline. Your words are kept.';
  await expect(message(page, 'Failed to generate review')).toContainText(sentences);
  await letPass(page, 10);
  await expect(page.getByRole('alert').filter({ hasText: 'Sorry' })).toContainText(sentences);
  expect(attempts).toBe(3);
});

test('W-13 Back from the second step keeps every choice', async ({ page }) => {
  await page.route('**/api/reviews/generate', () => {});
  await page.goto('/review-wizard');
  const labels = await pickFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('4 of 4 chosen')).toBeVisible();
  for (const label of labels)
    await expect(page.getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-pressed', 'true');
});

for (const way of ['Back', 'Start over'])
  test(`W-14 ${way} from the third step clears sentiments and review`, async ({ page }) => {
    await reachReview(page);
    await page.getByRole('button', { name: way }).click();
    await expect(steps(page).nth(0)).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText('0 of 4 chosen')).toBeVisible();
    await expect(page.locator('.chip[aria-pressed=true]')).toHaveCount(0);
    await expect(page.getByLabel('Someone to thank?')).toHaveValue('');
  });
