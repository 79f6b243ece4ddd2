import { draftText, fourPicks, heading, newBusiness, openDraft, openPicker, pick } from './customer.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';

test.use(phone);

test('two contradicting choices: the second asks which one to replace', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  await openPicker(page, business.path);
  await pick(page, ['On time', 'Long wait']);
  const sheet = page.getByRole('dialog', { name: 'Instead of “On time”?' });
  await expect(sheet.getByText('“Long wait” and “On time” can’t both be true of one visit.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Keep “On time”' }).click();
  await expect(page.locator('.chip[aria-pressed=true]')).toHaveText(['On time']);
  await pick(page, ['Long wait']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.chip[aria-pressed=true]')).toHaveText(['On time']);
  await pick(page, ['Long wait']);
  await sheet.getByRole('button', { name: 'Choose “Long wait”' }).click();
  await expect(page.locator('.chip[aria-pressed=true]')).toHaveText(['Long wait']);
});

test('the detail line is used as typed, and stays when the draft is regenerated', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  await openPicker(page, business.path);
  await pick(page, fourPicks);
  const line = page.getByLabel('Anything a friend should know?');
  await expect(line).toHaveAccessibleDescription('Your words go in as they are.');
  await line.fill('They were kind about my diabetes');
  await expect(page.getByText('32 of 120')).toBeVisible();
  await page.getByLabel('Someone to thank?').fill('Dr. Patel');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(heading(page, 'Your draft')).toBeVisible();
  expect(await draftText(page)).toContain('They were kind about my diabetes.');
  expect(await draftText(page)).toContain('Dr. Patel');
  await expect(page.locator('mark', { hasText: 'diabetes' })).toHaveCount(0);
  await expect(page.getByText('This will be public next to your name.')).toBeVisible();
  const first = await draftText(page);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect.poll(() => draftText(page)).not.toBe(first);
  expect(await draftText(page)).toContain('They were kind about my diabetes.');
});

test('a shorter draft is a list', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  const text = await openDraft(page, business.path);
  await page.getByRole('button', { name: 'Shorter' }).click();
  await expect.poll(() => draftText(page)).not.toBe(text);
  expect((await draftText(page)).split(' ').length).toBeLessThan(20);
  await expect(page.getByText('This will be public next to your name.')).toHaveCount(0);
});
