import { signUp } from './accounts.ts';
import { appears, installClock, staysFor, stopClock } from './clock.ts';
import { desktop, expect, test } from './fixture.ts';
import { fillForm, submit, summary, toast } from './setup-form.ts';

test.describe('after setup', () => {
  test.use({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }) => {
    await signUp(page.request, { name: 'Dana Whitfield' });
    await installClock(page);
    await page.goto('/business-setup');
    await fillForm(page);
    await stopClock(page);
  });

  test('B-4 B-23 B-24 B-30 it is stored, copied and confirmed in one message', async ({ page, baseURL }) => {
    await submit(page);
    await appears(page, summary(page));
    await expect(toast(page, 'Business setup completed!')).toContainText(
      'Your business has been created. You now have a unique review page URL.',
    );
    await expect(page.locator('.toast')).toHaveCount(1);
    const stored = await page.evaluate(() => [localStorage.newBusinessId, localStorage.newBusinessSlug]);
    expect(stored).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^willow-street-family-dentistry/)]);
    const address = `${baseURL}/thumbs-up-down/${stored[1]}`;
    // The summary does not wait for the clipboard.
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(toast(page, 'Business setup completed!')).toContainText('URL Copied');
    await staysFor(page, 5000, page.locator('.toast'));
    await expect(page.getByRole('link', { name: 'Try Your Review Generator Link' })).toHaveAttribute(
      'href',
      `/thumbs-up-down/${stored[1]}`,
    );
    await expect(page.getByRole('link', { name: 'Edit Business' })).toHaveAttribute(
      'href',
      `/business-edit/${stored[0]}`,
    );
    await expect(page.getByRole('heading', { name: 'Local keyword phrases' })).toHaveCount(0);
  });

  test('B-25 without the clipboard the copy command is used', async ({ page, baseURL }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => {
        const chosen = document.activeElement;
        if (chosen instanceof HTMLTextAreaElement) document.body.dataset.copied = chosen.value;
        return true;
      };
    });
    await submit(page);
    await appears(page, summary(page));
    await appears(page, toast(page, 'URL Copied'));
    await expect(page.locator('body')).toHaveAttribute(
      'data-copied',
      new RegExp(`^${baseURL}/thumbs-up-down/willow-street-family-dentistry`),
    );
  });

  test('B-26 when nothing can copy the address is shown for eight seconds', async ({ page, baseURL }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await submit(page);
    await appears(page, summary(page));
    await appears(page, toast(page, 'Copy Failed'));
    await expect(toast(page, 'Business setup completed!')).toContainText(
      `Your review page is ${baseURL}/thumbs-up-down/willow-street-family-dentistry`,
    );
    await staysFor(page, 8000, toast(page, 'Copy Failed'));
  });
});
