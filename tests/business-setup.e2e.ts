import type { Page } from '@playwright/test';
import { signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, test } from './fixture.ts';
import { dental, fillForm, submit, summary, toast } from './setup-form.ts';

declare global {
  interface Window {
    finishReading: () => void;
  }
}

test.describe('the setup form', () => {
  test.use(desktop);

  test.beforeEach(async ({ page }) => {
    await signUp(page.request, { name: 'Dana Whitfield' });
    await page.goto('/business-setup');
    await expect(page.getByLabel('Business Name')).toBeVisible();
  });

  test('B-2 B-36 the pickers find any part of a name in any case, in a list of limited height', async ({ page }) => {
    await submit(page);
    await expect(page.getByText('Primary category is required', { exact: true })).toBeVisible();
    const picker = page.getByRole('combobox', { name: dental });
    await picker.fill('DENTIST');
    const options = page.getByRole('listbox', { name: dental }).getByRole('option');
    await expect(options.first()).toHaveText('Dentist');
    await expect(options.filter({ hasText: 'Cosmetic dentist' })).toBeVisible();
    await expect(options.first().locator('b')).toHaveText('Dentist');
    await expectAccessible(page);
    await picker.fill('a');
    await expect(page.getByText(/^Type to see the other [\d,]+\.$/)).toBeVisible();
    await expect(options).toHaveCount(50);
    await options.last().scrollIntoViewIfNeeded();
    await expect(options).toHaveCount(100);
    const box = await page.getByRole('listbox', { name: dental }).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(232);
    await picker.fill('qqqq');
    await expect(
      page.getByText('No category matches. Try fewer letters, or a broader word such as “clinic”.'),
    ).toBeVisible();
    await picker.fill('');
    await expect(options.first()).toHaveText(/^Aboriginal/);
    await picker.fill('zoo');
    await expect(options.first()).toHaveText('Zoo');
  });

  test('a list that opens below the edge of the window comes into view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 620 });
    const picker = page.getByRole('combobox', { name: dental });
    await picker.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await picker.click();
    const list = page.getByRole('listbox', { name: dental });
    await expect(list.getByRole('option').first()).toHaveText(/^Aboriginal/);
    await expect(list).toBeInViewport({ ratio: 0.99 });
  });

  test('B-20 B-21 B-22 a logo has to be a picture of at most 3MB, and is shown at 180 by 90', async ({ page }) => {
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(toast(page, 'Invalid file type')).toContainText('Please upload an image file');
    await page.getByRole('button', { name: 'Close message' }).click();
    await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(3_145_729) });
    await expect(toast(page, 'File too large')).toContainText('Logo image must be less than 3MB');
    const picture = await page.screenshot();
    const justFits = Buffer.concat([picture, Buffer.alloc(3_145_728 - picture.length)]);
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: justFits });
    const preview = page.getByRole('img', { name: 'Preview of your logo' });
    await expect(preview).toBeVisible();
    await expect(preview).toHaveJSProperty('naturalHeight', 180);
    expect(await preview.boundingBox()).toMatchObject({ width: 180, height: 90 });
    await chooseSlowly(page, picture);
    await page.getByRole('button', { name: 'Remove' }).click();
    await finishSlowly(page);
    await expect(preview).toHaveCount(0);
    await chooseSlowly(page, picture);
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: justFits });
    await expect(preview).toBeVisible();
    const chosen = (await preview.getAttribute('src')) ?? '';
    await finishSlowly(page);
    await expect(preview).toHaveAttribute('src', chosen);
    await fillForm(page);
    await submit(page);
    await expect(summary(page)).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('article').locator('img[width="180"][height="90"]')).toHaveAttribute(
      'src',
      /^\/logo\/.+\.webp$/,
    );
  });
});

/** Chooses a picture whose reading ends only with `finishSlowly`. */
async function chooseSlowly(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(() => {
    const { readAsDataURL } = FileReader.prototype;
    FileReader.prototype.readAsDataURL = function (file) {
      FileReader.prototype.readAsDataURL = readAsDataURL;
      window.finishReading = () => readAsDataURL.call(this, file);
    };
  });
  await page.locator('input[type=file]').setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer: picture });
}

/** Ends the reading and waits for the page to render. */
async function finishSlowly(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { decode } = Image.prototype;
    await new Promise<void>((decoded) => {
      Image.prototype.decode = function () {
        Image.prototype.decode = decode;
        return decode.call(this).finally(() => setTimeout(decoded));
      };
      window.finishReading();
    });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
