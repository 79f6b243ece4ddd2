import {
  counters,
  draftText,
  fourPicks,
  heading,
  newBusiness,
  openDraft,
  openFeedback,
  openPicker,
  pick,
} from './customer.ts';
import { expect, phone, test } from './fixture.ts';

test.describe('memory', () => {
  test.use({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });

  test('C-60 a reload in each step changes nothing', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await page.goto(business.path);
    await page.reload();
    await expect(heading(page, 'How was your experience?')).toBeVisible();
    await page.getByRole('button', { name: 'Thumbs up: good' }).click();
    await pick(page, ['Friendly staff', 'Long wait']);
    await page.getByRole('button', { name: 'Other' }).click();
    await page.getByLabel('Your own word or phrase').fill('Warm bl');
    await page.getByLabel('Someone to thank?').fill('Maria');
    await page.reload();
    await expect(page.getByText('2 of 4 chosen')).toBeVisible();
    await expect(page.getByLabel('Your own word or phrase')).toHaveValue('Warm bl');
    await expect(page.getByLabel('Someone to thank?')).toHaveValue('Maria');
    await page.getByLabel('Your own word or phrase').fill('Warm blanket');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Warm blanket' })).toHaveAttribute('aria-pressed', 'true');
    await pick(page, ["Didn't feel rushed"]);
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(heading(page, 'Your draft')).toBeVisible();
    const review = await draftText(page);
    const marked = await page.locator('.say mark').allTextContents();
    await page.reload();
    await expect(heading(page, 'Your draft')).toBeVisible();
    expect(await draftText(page)).toBe(review);
    expect(await page.locator('.say mark').allTextContents()).toEqual(marked);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Your review text').fill('Half a sen');
    await page.reload();
    await expect(page.getByLabel('Your review text')).toHaveValue('Half a sen');
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
    await expect(page.getByText('Half a sen')).toBeVisible();
  });

  test('C-61 a reload while the draft is written asks again with the same key, and counts once', async ({
    page,
    visitor,
  }) => {
    const business = await newBusiness(visitor);
    await openPicker(page, business.path);
    await pick(page, fourPicks);
    const keys: (string | undefined)[] = [];
    let hold = true;
    await page.route('**/api/reviews/generate', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (!hold) return route.continue();
      // The server handles the request, but the response is lost.
      await route.fetch();
    });
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(heading(page, 'Writing your review')).toBeVisible();
    await expect.poll(async () => (await counters(business)).reviewsGenerated).toBe(1);
    hold = false;
    await page.reload();
    await expect(heading(page, 'Your draft')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect((await counters(business)).reviewsGenerated).toBe(1);
  });

  test('C-62 Back goes back one step and keeps every choice', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    const review = await openDraft(page, business.path);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Your draft')).toBeVisible();
    expect(await draftText(page)).toBe(review);
    await page.goBack();
    await expect(page.getByText('4 of 4 chosen')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'How was your experience?')).toBeVisible();
    await page.goForward();
    await expect(page.getByText('4 of 4 chosen')).toBeVisible();
    await page.goForward();
    expect(await draftText(page)).toBe(review);
  });

  test('C-63 Privacy and Terms lead back to the step', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await openFeedback(page, business.path);
    await page.getByLabel('What happened?').fill('Nobody picked up');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('What happened?')).toHaveValue('Nobody picked up');
  });

  test('C-64 S-03 without a connection nothing is lost in any step', async ({ page, context, visitor, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    const business = await newBusiness(visitor);
    const asked = [/public\/FeedbackForm-/, /public\/ReviewSteps-/].map((script) => page.waitForRequest(script));
    await openPicker(page, business.path);
    // The scripts of the later steps are preloaded.
    for (const script of await Promise.all(asked)) await page.evaluate(`import('${script.url()}').then(() => true)`);
    await context.setOffline(true);
    await pick(page, fourPicks);
    await page.getByLabel('Someone to thank?').fill('Maria');
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    const problem = 'There was a problem creating your review. Please try again.';
    const failed = page.getByRole('alert').filter({ visible: true });
    const offline = `Error generating review${problem} You seem to be offline. Your words are kept.`;
    await expect(failed).toHaveText(offline);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(failed).toHaveText(offline);
    await context.setOffline(false);
    await expect(failed).toHaveText(`Error generating review${problem} Your connection is back. Your words are kept.`);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page, 'Your draft')).toBeVisible();
    const review = await draftText(page);
    expect(review).toContain('Maria');
    expect(await page.getByText('Error generating review').count()).toBe(0);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(page.locator('.toast')).toContainText(
      `Error regenerating review${problem} You seem to be offline. Your words are kept.`,
    );
    expect(await draftText(page)).toBe(review);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await page.getByRole('button', { name: 'Thumbs down: not good' }).click();
    await page.getByLabel('What happened?').fill('The wait was two hours');
    await page.getByLabel('Name').fill('Joan Ellis');
    await page.getByLabel('Email').fill('joan@example.org');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Error submitting feedback')).toBeVisible();
    await expect(page.locator('.toast')).toContainText(
      'There was a problem submitting your feedback. Please try again. You seem to be offline. Your words are kept.',
    );
    await expect(page.getByLabel('What happened?')).toHaveValue('The wait was two hours');
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel('What happened?')).toHaveValue('The wait was two hours');
  });

  test('C-65 a tap before the script has run takes effect once it has', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/public/main-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(business.path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Thumbs up: good' }).tap();
    await expect(heading(page, 'How was your experience?')).toBeVisible();
    release();
    await expect(heading(page, 'What was it like?')).toBeVisible();

    // A script that never loads leaves no step hidden and no thumb pressed.
    for (const path of [page.url(), (await newBusiness(visitor)).path]) {
      await page.unrouteAll();
      await page.route('**/assets/public/main-*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText('You seem to be offline. Your words are kept.')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
    await page.unrouteAll();
    await page.goto(business.path);
    await expect(heading(page, 'What was it like?')).toBeVisible();
  });

  test('a step whose script fails to load shows an error and loads on retry', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await page.route(/public\/(?:FeedbackForm|ReviewSteps)-/, (route) => route.abort());
    await openPicker(page, business.path);
    await page.getByRole('button', { name: 'Write Your Own' }).click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline. Your words are kept.');
    await page.goBack();
    await page.goBack();
    await page.getByRole('button', { name: 'Thumbs down: not good' }).click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline. Your words are kept.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('What happened?')).toBeVisible();
    await expect(heading(page, 'Tell us what went wrong')).toBeFocused();
    await page.goBack();
    await page.getByRole('button', { name: 'Thumbs up: good' }).click();
    await page.getByRole('button', { name: 'Bring back the earlier text' }).click();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page, 'Your review')).toBeVisible();
    await expect(page.getByLabel('Your review text')).toHaveValue('');
    await expect(page.getByLabel('Your review text')).toBeFocused();
  });

  test('a step whose script failed to load appears when the network is back', async ({ page, visitor, context }) => {
    const business = await newBusiness(visitor);
    await page.route(/public\/FeedbackForm-/, (route) => route.abort());
    await page.goto(business.path);
    await page.getByRole('button', { name: 'Thumbs down: not good' }).click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline. Your words are kept.');
    await context.setOffline(true);
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.getByLabel('What happened?')).toBeVisible();
  });
});
