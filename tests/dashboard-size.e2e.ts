import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, phone, test } from './fixture.ts';

const longName = 'The Willow Street Center for Family, Cosmetic and Emergency Dentistry of Greater Portland';
const logo = async () =>
  `data:image/png;base64,${(
    await sharp({ create: { width: 360, height: 180, channels: 3, background: '#0d4f61' } })
      .png()
      .toBuffer()
  ).toString('base64')}`;

/** A card of each kind: plain, long name, logo, both, and inactive; the fullest waits for an answer and for its address. */
async function makeCards(request: APIRequestContext): Promise<void> {
  const { email: feedbackEmail } = await signUp(request);
  const make = (known = {}) => makeBusiness(request, { feedbackEmail, ...known });
  await make();
  await make({ name: longName, nickname: 'Willow Street Family Dentistry' });
  const branded = await make({ name: 'Corner Bakery on Elm', googleCategory1: 'Bakery' });
  const other = { feedbackEmail: 'frontdesk@example.org' };
  const both = await make({ name: `${longName} Two`, nickname: 'Willow Street Dentistry', ...other });
  for (const { id } of [branded, both])
    await request.patch(`/api/businesses/${id}`, { data: { logoUrl: await logo() } });
  const inactive = await make({ name: 'Old Mill Garage', googleCategory1: 'Auto repair shop' });
  await request.post(`/api/businesses/toggle-business-active/${inactive.id}`, { data: { isActive: false } });
  await make({ name: 'Sixth', ...other });
  await request.post(`/api/businesses/${both.id}/send-feedback`, {
    data: {
      name: 'Ada',
      email: 'ada@example.org',
      phone: '',
      feedback: 'Nobody called me back.',
      businessName: '',
      businessId: both.id,
    },
  });
}

async function heights(page: Page): Promise<number[]> {
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Inbox 1 waiting' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm address' })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  return page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
}

const firstContent = async (page: Page) => (await page.getByRole('tabpanel').boundingBox())?.y ?? 0;

for (const [device, size, most, menus] of [
  ['a desktop', desktop, 220, 0],
  ['a phone', phone, 420, 1],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(size);

    test(`a card is at most ${most} pixels high`, async ({ page }) => {
      await makeCards(page.request);
      const all = await heights(page);
      console.log(`Cards on ${device}: ${all.map(Math.ceil).join(', ')} pixels`);
      for (const height of all) expect(height).toBeLessThanOrEqual(most);
    });

    test('the actions of a card are in view without a menu', async ({ page }) => {
      await signUp(page.request);
      await makeBusiness(page.request);
      await page.goto('/dashboard');
      const card = page.getByRole('article');
      const edit = card.getByRole('link', { name: 'Edit Business: Bright Harbor Dental' });
      const deactivate = card.getByRole('button', { name: 'Deactivate Bright Harbor Dental' });
      const save = card.getByRole('button', { name: 'Download the QR code of Bright Harbor Dental' });
      for (const action of [edit, deactivate, save]) {
        await expect(action).toBeVisible();
        expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(card.getByRole('button', { name: 'More' })).toHaveCount(menus);
      await deactivate.click();
      await expect(card.getByRole('button', { name: 'Activate Bright Harbor Dental' })).toBeVisible();
      for (const action of [edit, save]) await expect(action).toBeVisible();
    });
  });

test.describe('on a phone', () => {
  test.use(phone);

  test('every tab begins within 120 pixels', async ({ page }) => {
    await signUp(page.request);
    await makeBusiness(page.request);
    for (const tab of ['', '?tab=inbox', '?tab=insights', '?tab=account']) {
      await page.goto(`/dashboard${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      expect(await firstContent(page)).toBeLessThanOrEqual(120);
    }
  });

  test('the last tab is whole when its address is opened, although the count at Inbox arrives later', async ({
    page,
  }) => {
    await signUp(page.request);
    const { id } = await makeBusiness(page.request);
    const feedback = { name: 'Ada', email: '', phone: '', feedback: 'Nobody called me back.', businessName: '' };
    await page.request.post(`/api/businesses/${id}/send-feedback`, { data: { ...feedback, businessId: id } });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/feedback/unread', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/dashboard?tab=account');
    await expect(page.getByRole('heading', { name: 'Emails to you' })).toBeVisible();
    letGo();
    await expect(page.getByRole('tab', { name: 'Inbox 1 waiting' })).toBeAttached();
    await expect
      .poll(() => page.getByRole('tablist').evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft))
      .toBeLessThan(1);
  });
});

test('a click on a tab shows no focus ring, an arrow key does', async ({ page }) => {
  await signUp(page.request);
  await makeBusiness(page.request);
  await page.goto('/dashboard');
  const ring = (name: string) =>
    page
      .getByRole('tab', { name })
      .evaluate((tab) => [document.activeElement === tab, getComputedStyle(tab).outlineStyle]);
  await page.getByRole('tab', { name: 'Insights' }).click();
  expect(await ring('Insights')).toEqual([true, 'none']);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => ring('Inbox')).toEqual([true, 'solid']);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => ring('Insights')).toEqual([true, 'solid']);
});
