import type { Page } from '@playwright/test';
import {
  forbidCopying,
  fourPicks,
  heading,
  newBusiness,
  openDraft,
  openFeedback,
  openPicker,
  pick,
} from './customer.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';

const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The question is left of its answer, and the answer ends above the lower edge of the window. */
async function expectDesktopLayout(page: Page): Promise<void> {
  const question = await page.locator('.ask:visible').boundingBox();
  const answer = await page.locator('.answer:visible').boundingBox();
  if (!question || !answer) throw new Error('no question or no answer');
  expect(question.x + question.width).toBeLessThan(answer.x);
  expect(answer.width).toBeGreaterThan(600);
  expect(answer.x + answer.width).toBeLessThanOrEqual(1280);
  expect(answer.y + answer.height).toBeLessThan(800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await expectAccessible(page);
}

test.describe('the customer\u2019s page on a desktop', () => {
  test.use(desktop);

  test('C-70 every step has its question on the left and its answer on a card', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await page.goto(business.path);
    await expect(heading(page, 'How was your experience?')).toBeVisible();
    await expectDesktopLayout(page);
    await openPicker(page, business.path);
    await expectDesktopLayout(page);
    await page.evaluate(() => sessionStorage.clear());
    await forbidCopying(page);
    await openDraft(page, business.path);
    await expect(page.getByText('What you chose', { exact: true })).toBeVisible();
    await expectDesktopLayout(page);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
    await expectDesktopLayout(page);
    await page.goto(`/review-shield/${business.slug}`);
    await expectDesktopLayout(page);
    const unhappy = await visitor(desktop);
    await openFeedback(unhappy, business.path);
    await expectDesktopLayout(unhappy);
    const failing = await visitor(desktop);
    await failing.route('**/api/reviews/generate', (route) => route.fulfill({ status: 400, json: { error: 'No' } }));
    await openPicker(failing, business.path);
    for (const name of ['Friendly staff', 'Long wait', "Didn't feel rushed", 'Clean office'])
      await failing.getByRole('button', { name, exact: true }).click();
    await failing.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(failing.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectDesktopLayout(failing);
    await business.owner.post(`/api/businesses/toggle-business-active/${business.id}`, { data: { isActive: false } });
    await page.goto(business.path);
    await expect(heading(page, 'This business is currently inactive.')).toBeVisible();
    for (const part of ['.ask', '.answer']) {
      const box = await page.locator(`${part}:visible`).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBe(640);
    }
    await expectAccessible(page);
  });
});

test('B-22 a logo is shown at 180x90 wherever the business is, on a phone and on a desktop', async ({ visitor }) => {
  const business = await newBusiness(visitor, { logoUrl: logo });
  const page = await visitor({ storageState: await business.owner.storageState() });
  const addresses = [business.path, `/review-shield/${business.slug}`, `/review-wizard/${business.slug}`, '/dashboard'];
  for (const path of addresses) {
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      // The owner may have other businesses with logos.
      const place = path === '/dashboard' ? page.getByRole('article').filter({ hasText: business.slug }) : page;
      const shown = place.locator('img[src^="/logo/"]:visible');
      await expect(shown).toHaveCSS('object-fit', 'contain');
      expect(await shown.boundingBox(), path).toMatchObject({ width: 180, height: 90 });
      if (path !== business.path) continue;
      // Both answers stay on the first screen of a phone.
      const thumb = await page.getByRole('button', { name: 'Thumbs down: not good' }).boundingBox();
      expect((thumb?.y ?? 0) + (thumb?.height ?? 0)).toBeLessThan(viewport.height);
    }
  }
});

test('the private form has fields wide enough for an email address, and nothing moves when errors go', async ({
  visitor,
}) => {
  const business = await newBusiness(visitor);
  for (const size of [desktop, phone]) {
    const page = await visitor(size);
    await openFeedback(page, business.path);
    const email = await page.getByLabel('Email').boundingBox();
    expect(email?.width).toBeGreaterThanOrEqual(280);
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await page.getByLabel('What happened?').blur();
    const places = () =>
      page.locator('.field input, .public').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await places();
    const typed = [
      ['What happened?', 'The wait was two hours'],
      ['Name', 'Joan Ellis'],
      ['Email', 'joan@example.org'],
    ] as const;
    // A script fills them in, as browsers do.
    for (const [label, value] of typed)
      await page.getByLabel(label).evaluate((field: HTMLInputElement, text) => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, value);
    await expect(page.getByText('Please enter a valid email address')).toBeHidden();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'false');
    expect(await places()).toEqual(before);
    await expectAccessible(page);
    await page.context().close();
  }
});

test('the picker fits into the window of a desktop, also with a logo and four choices', async ({ visitor }) => {
  const business = await newBusiness(visitor, { name: longName, logoUrl: logo });
  const page = await visitor(desktop);
  await openPicker(page, business.path);
  await pick(page, fourPicks);
  await expect(page.getByText('Four are chosen.')).toBeVisible();
  const thank = page.getByLabel('Someone to thank?');
  await expect(thank).toBeInViewport({ ratio: 1 });
  expect(
    await thank.evaluate((field) => {
      const { left, bottom } = field.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom - 3) === field;
    }),
  ).toBe(true);
});

const longName = 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall';
const smallPhone = { width: 360, height: 740 };

test('after private feedback both platforms are on a phone\u2019s first screen, and no message covers them', async ({
  visitor,
}) => {
  const business = await newBusiness(visitor, { name: longName, logoUrl: logo });
  await business.owner.patch(`/api/businesses/${business.id}`, { data: { replyDays: 2, showsReplyDays: true } });
  const page = await visitor(phone);
  await page.setViewportSize(smallPhone);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: async () => undefined }));
  await openFeedback(page, business.path);
  await page.getByLabel('What happened?').fill('The wait was two hours');
  await page.getByLabel('Name').fill('Joan Ellis');
  await page.getByLabel('Email').fill('joan@example.org');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const toast = page.locator('.toast', { hasText: 'Feedback received' });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByText('They try to reply within 2 working days.')).toBeVisible();
  const message = await toast.boundingBox();
  const [google, facebook] = [
    await page.getByRole('link', { name: 'Google' }).boundingBox(),
    await page.getByRole('link', { name: 'Facebook' }).boundingBox(),
  ];
  if (!message || !google || !facebook) throw new Error('a platform or the message is missing');
  expect(facebook.y + facebook.height).toBeLessThanOrEqual(740);
  expect([facebook.x, facebook.width, facebook.height]).toEqual([google.x, google.width, google.height]);
  expect(message.y + message.height).toBeLessThan(google.y);
  const code = await page.locator('output').boundingBox();
  expect(message.y + message.height).toBeLessThan(code?.y ?? 0);
});
