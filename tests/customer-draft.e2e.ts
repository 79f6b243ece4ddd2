import { installClock, staysFor, stopClock } from './clock.ts';
import { chooseOption, draftText, heading, newBusiness, openDraft, openPicker, toast } from './customer.ts';
import { expect, phone, test } from './fixture.ts';

test.describe('draft', () => {
  test.use({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });

  test('C-20 C-21 C-22 edit, save, and what is copied', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await installClock(page);
    const review = await openDraft(page, business.path);
    await page.getByRole('button', { name: 'Edit' }).click();
    const box = page.getByLabel('Your review text');
    await expect(box).toHaveValue(review);
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(200);
    await expect(box).toHaveCSS('min-height', '200px');
    await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveAttribute('aria-disabled', 'true');
    await stopClock(page);
    await box.fill('I was seen late,\u000band it was\u0000 worth it.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Review updated')).toBeVisible();
    await expect(toast(page, 'Your changes have been saved')).toBeVisible();
    await staysFor(page, 2000, toast(page, 'Review updated'));
    await expect(page.locator('.say mark')).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(toast(page, 'Copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('I was seen late,\nand it was worth it.');
  });

  test('C-23 C-24 C-25 C-26 regenerate, write your own, bring back, start over', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    const first = await openDraft(page, business.path);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect.poll(() => draftText(page)).not.toBe(first);
    const second = await draftText(page);
    expect(second.length).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Write Your Own' }).click();
    const box = page.getByLabel('Your review text');
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await box.fill('In my own words.');
    await page.getByRole('button', { name: 'Bring back the earlier text' }).click();
    await expect.poll(() => draftText(page)).toBe(second);
    await expect(heading(page, 'Your draft')).toBeFocused();
    await page.getByRole('button', { name: 'Bring back the earlier text' }).click();
    await expect.poll(() => draftText(page)).toBe('In my own words.');
    await chooseOption(page, 'Start over');
    await expect(heading(page, 'What was it like?')).toBeVisible();
    await expect(page.getByText('0 of 4 chosen')).toBeVisible();
    await expect(page.getByLabel('Someone to thank?')).toHaveValue('');
    await expect(page.getByLabel('Your own word or phrase')).toHaveCount(0);
    await page.getByRole('button', { name: 'Bring back the earlier text' }).click();
    await expect.poll(() => draftText(page)).toBe('In my own words.');
  });

  test('C-27 own text without any sentiment cannot be regenerated', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await openPicker(page, business.path);
    await page.getByRole('button', { name: 'Write Your Own' }).click();
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(toast(page, 'There is no text yet')).toBeVisible();
    await page.getByLabel('Your review text').fill('In my own words.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(toast(page, 'Cannot regenerate review')).toBeVisible();
    await expect(page.locator('.say')).toHaveText('In my own words.');
  });

  test('C-42 without links of its own, Google is a map search and Facebook is not offered', async ({
    page,
    visitor,
  }) => {
    const business = await newBusiness(visitor, { reviewUrl: '', facebookUrl: '' });
    await openDraft(page, business.path);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(page.getByRole('link', { name: 'Google' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Bright%20Harbor%20Dental%20Portland',
    );
    await expect(page.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
  });
});
