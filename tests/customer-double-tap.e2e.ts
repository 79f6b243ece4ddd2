import type { Page } from '@playwright/test';
import { counters, fourPicks, heading, newBusiness, openPicker, pick, settled } from './customer.ts';
import { expect, phone, test } from './fixture.ts';

/** Taps a button, and the same place again as soon as the next step is visible, with animations paused. */
async function tapTwice(page: Page, name: string, led: () => Promise<void>): Promise<void> {
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`no ${name}`);
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.dblclick(x, y);
  await led();
  await page.mouse.click(x, y);
  await led();
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await session.detach();
}

test.describe('a double tap on a phone', () => {
  test.use({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes one step, and never presses the button that replaces the first', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await openPicker(page, business.path);
    await pick(page, fourPicks);
    const shows = (name: string) => () => expect(heading(page, name)).toBeVisible();
    await tapTwice(page, 'Generate My Review', shows('Your draft'));
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Your review text').fill('My own edited words.');
    await page.getByRole('button', { name: 'Save' }).click();
    await tapTwice(page, 'Write Your Own', () => expect(page.getByLabel('Your review text')).toHaveValue(''));
    await page.getByRole('button', { name: 'Bring back the earlier text' }).click();
    await expect(page.locator('.say')).toHaveText('My own edited words.');
    await tapTwice(page, 'Copy and Post Review', shows('Where would you like to post your review?'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own edited words.');
    await page.goBack();
    await shows('Your draft')();
    expect(await counters(business)).toEqual({ reviewsGenerated: 1, googleLinkClicks: 0, facebookLinkClicks: 0 });
  });

  test('does not focus a field of the form that it opened', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await page.goto(business.path);
    await tapTwice(page, 'Thumbs down: not good', () => expect(page.getByLabel('Email')).toBeVisible());
    await expect(page.locator(':is(input, textarea):focus')).toHaveCount(0);
  });
});
