import { forbidCopying } from './customer.ts';
import { expect, expectAccessible, test } from './fixture.ts';
import {
  branded,
  clipboard,
  expectEqualPlatforms,
  expectInView,
  phone,
  post,
  scrollToEnd,
  writeLong,
} from './in-view.ts';
import { message, pickFour, reachReview } from './wizard.ts';

test('the wizard keeps its buttons in view on a phone, in every state', async ({ visitor }) => {
  const business = await branded(visitor);
  const page = await visitor({ ...phone, permissions: clipboard });
  await reachReview(page, `/review-wizard/${business.slug}`);
  await expectInView(page, 'Copy', post, 'Edit', 'Write Your Own');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(message(page, 'Copied to clipboard!')).toBeVisible();
  await expectInView(page, 'Copied', post, 'Edit');
  await writeLong(page);
  await scrollToEnd(page);
  await expectInView(page, post, 'Save', 'Start over');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'Review updated')).toBeVisible();
  await expectInView(page, post);
  await page.getByRole('button', { name: post }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectEqualPlatforms(page);
  await expectInView(page, 'Back to your review');

  const byHand = await visitor(phone);
  await forbidCopying(byHand);
  await reachReview(byHand, `/review-wizard/${business.slug}`);
  await writeLong(byHand);
  await byHand.getByRole('button', { name: post }).click();
  await expect(message(byHand, 'Manual copy required')).toBeVisible();
  await expectInView(byHand, 'Done');
});

test('a message of the wizard on a desktop covers nothing, also at 200 % zoom', async ({ visitor, watch }) => {
  watch.allow(/400/);
  const { slug } = await branded(visitor);
  for (const [width, height] of [
    [640, 400],
    [768, 800],
    [1280, 800],
    [1600, 800],
  ] as const) {
    const page = await visitor({ viewport: { width, height } });
    await page.route('**/api/reviews/generate', (route) => route.fulfill({ status: 400, json: { error: 'No' } }));
    await page.goto(`/review-wizard/${slug}`);
    await pickFour(page);
    await page.getByRole('button', { name: 'Thorough', exact: true }).click();
    await expect(message(page, 'Maximum sentiments reached')).toBeVisible();
    await expectInView(page, 'Generate My Review');
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(message(page, 'Failed to generate review')).toBeVisible();
    await expectInView(page, 'Try Again', 'Back', 'Write Your Own', 'Go to Dashboard');
    expect((await page.locator('.toast').boundingBox())?.height).toBeLessThan(100);
    await page.context().close();
  }
});
