import { installClock, letPass, stopClock, toLastMoment } from './clock.ts';
import {
  draftText,
  fourPicks,
  heading,
  newBusiness,
  openDraft,
  openPicker,
  pick,
  serveDrafts,
  toast,
} from './customer.ts';
import { expect, phone, test } from './fixture.ts';

const refuse = (status: number, error: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ error, code: 'x' }),
});
const generate = 'Generate My Review';

test.describe('when drafts fail', () => {
  test.use(phone);

  test('C-50 C-51 a failing server: the message, the choices, another try, an own text', async ({
    page,
    visitor,
    watch,
  }) => {
    watch.allow(/500 .*generate/);
    const business = await newBusiness(visitor);
    await serveDrafts(page, (route, attempt) =>
      attempt < 3 ? route.fulfill(refuse(500, 'Something went wrong. Please try again.')) : route.continue(),
    );
    await openPicker(page, business.path);
    await pick(page, fourPicks);
    await page.getByRole('button', { name: generate }).click();
    await expect(heading(page, 'Error generating review')).toBeFocused();
    const alert = page.getByRole('alert').filter({ visible: true });
    await expect(alert).toHaveText(
      'Error generating reviewThere was a problem creating your review. Please try again.',
    );
    await expect(page.getByText('Your four choices are kept.')).toBeVisible();
    // The page says it once. Waiting would let a toast go by.
    expect(await page.locator('.toast').count()).toBe(0);
    for (const label of fourPicks) await expect(page.locator('.tag', { hasText: label })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('4 of 4 chosen')).toBeVisible();
    await page.getByRole('button', { name: generate }).click();
    await expect(heading(page, 'Error generating review')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page, 'Your draft')).toBeVisible();
    expect((await draftText(page)).length).toBeGreaterThan(20);
  });

  test('C-52 an answer without a review is an error; an own text is one tap away', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await serveDrafts(page, (route) => route.fulfill({ json: { review: '', marks: [] } }));
    await openPicker(page, business.path);
    await pick(page, fourPicks);
    await page.getByRole('button', { name: generate }).click();
    await expect(heading(page, 'Error generating review')).toBeVisible();
    await expect(page.getByText('There was a problem creating your review. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Write Your Own' }).click();
    await expect(page.getByLabel('Your review text')).toHaveValue('');
    await expect(heading(page, 'Your review')).toBeVisible();
  });

  test('C-53 regenerating fails: the draft stays', async ({ page, visitor, watch }) => {
    watch.allow(/500 .*generate/);
    const business = await newBusiness(visitor);
    const review = await openDraft(page, business.path);
    await serveDrafts(page, (route) => route.fulfill(refuse(500, 'Something went wrong. Please try again.')));
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(toast(page, 'Error regenerating review')).toBeVisible();
    await expect(toast(page, 'There was a problem creating your review. Please try again.')).toBeVisible();
    await expect(heading(page, 'Your draft')).toBeVisible();
    expect(await draftText(page)).toBe(review);
  });

  test('C-54 a rate limit shows the server’s message and is never retried', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    const attempts = await serveDrafts(page, (route) =>
      route.fulfill(refuse(429, 'Too many requests. Please try again later.')),
    );
    await openPicker(page, business.path);
    await pick(page, fourPicks);
    await page.getByRole('button', { name: generate }).click();
    await expect(page.getByText('Too many requests. Please try again later.')).toBeVisible();
    expect(attempts()).toBe(1);
  });

  test('C-55 an unreachable server is tried three times with one key', async ({ page, visitor, watch }) => {
    watch.allow(/503 .*generate/);
    const business = await newBusiness(visitor);
    await installClock(page);
    await openPicker(page, business.path);
    await pick(page, fourPicks);
    const keys: (string | undefined)[] = [];
    const attempts = await serveDrafts(page, (route, attempt) => {
      keys.push(route.request().headers()['idempotency-key']);
      return attempt === 3 ? route.continue() : route.fulfill(refuse(503, 'The service is busy.'));
    });
    const tryAgainAfter = async (pause: number, tries: number) => {
      await toLastMoment(page, pause);
      expect(attempts()).toBe(tries);
      await letPass(page, 1);
    };
    await stopClock(page);
    await page.getByRole('button', { name: generate }).click();
    await expect(heading(page, 'Writing your review')).toBeVisible();
    await tryAgainAfter(1000, 1);
    await tryAgainAfter(2000, 2);
    await expect(heading(page, 'Your draft')).toBeVisible();
    expect(attempts()).toBe(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

    await page.getByRole('button', { name: 'Regenerate' }).click();
    await tryAgainAfter(1000, 4);
    await tryAgainAfter(2000, 5);
    await expect(toast(page, 'Error regenerating review')).toBeVisible();
    expect(attempts()).toBe(6);
  });

  test('C-56 a business that is deactivated meanwhile shows the notice and keeps the choices', async ({
    page,
    visitor,
  }) => {
    const business = await newBusiness(visitor);
    await openPicker(page, business.path);
    await pick(page, fourPicks);
    const toggle = `/api/businesses/toggle-business-active/${business.id}`;
    await business.owner.post(toggle, { data: { isActive: false } });
    await page.getByRole('button', { name: generate }).click();
    await expect(heading(page, 'This business is currently inactive.')).toBeVisible();
    await expect(
      page.getByText('Please check back later or contact the business directly for more information.'),
    ).toBeVisible();
    await business.owner.post(toggle, { data: { isActive: true } });
    await page.reload();
    await expect(page.getByText('4 of 4 chosen')).toBeVisible();
  });
});
