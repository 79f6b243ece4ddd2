import { installClock, letPass, staysFor, stopClock } from './clock.ts';
import {
  chooseOption,
  forbidCopying,
  heading,
  newBusiness,
  openDraft,
  openPicker,
  tapDisabled,
  toast,
} from './customer.ts';
import { expect, phone, test } from './fixture.ts';

test.describe('copying', () => {
  test.use(phone);

  test('C-31 the toast shows the next step for three seconds', async ({ page, context, visitor }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const business = await newBusiness(visitor);
    await installClock(page);
    await openDraft(page, business.path);
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(toast(page, 'Copied to clipboard!')).toBeVisible();
    await expect(toast(page, 'Now you can paste it into your review')).toBeVisible();
    await staysFor(page, 3000, toast(page, 'Copied to clipboard!'));
  });

  test('S-05 Copy is optional: the platforms can be reached without it', async ({ page, context, visitor }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const business = await newBusiness(visitor);
    const review = await openDraft(page, business.path);
    const platforms = heading(page, 'Where would you like to post your review?');
    await chooseOption(page, 'Choose where to post');
    await expect(platforms).toBeVisible();
    await expect(page.getByText('Your text is not copied.')).toBeVisible();
    await expect(page.locator('a.plat')).toHaveCount(2);
    await page.getByRole('button', { name: 'Back to your review' }).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(toast(page, 'Copied to clipboard!')).toBeVisible();
    await expect(heading(page, 'Your draft')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(review);
    await chooseOption(page, 'Choose where to post');
    await expect(page.locator('.copied')).toContainText('Paste your text on the next page.');
    // The clipboard no longer has the current text.
    await page.getByRole('button', { name: 'Back to your review' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Your review text').fill('In my own words.');
    await page.getByRole('button', { name: 'Save' }).click();
    await chooseOption(page, 'Choose where to post');
    await expect(page.getByText('Your text is not copied.')).toBeVisible();
  });

  test('Copy by hand leads back to the draft', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await forbidCopying(page);
    await openDraft(page, business.path);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Tap and hold the text below, then select "Copy"' });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(heading(page, 'Your draft')).toBeVisible();
  });

  test('C-32 without a clipboard the copy command is used', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = (command) => {
        const field = document.activeElement;
        document.title = `${command}: ${field instanceof HTMLTextAreaElement ? field.value : ''}`;
        return true;
      };
    });
    const review = await openDraft(page, business.path);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
    await expect(page).toHaveTitle(`copy: ${review}`);
  });

  test('C-33 on iOS the text is selected by a range', async ({ visitor, browser: _ }) => {
    const business = await newBusiness(visitor);
    const page = await visitor({ ...phone, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => {
        const field = document.querySelector('textarea');
        document.title = `${field?.contentEditable} ${field?.selectionStart} ${field?.selectionEnd}`;
        return true;
      };
    });
    const review = await openDraft(page, business.path);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(page).toHaveTitle(`true 0 ${review.length}`);
  });

  test('C-34 C-35 when copying is blocked, the text is shown for copying by hand', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await forbidCopying(page);
    await installClock(page);
    const review = await openDraft(page, business.path);
    await stopClock(page);
    const copy = page.getByRole('button', { name: 'Copy and Post Review' });
    await copy.click();
    const dialog = page.getByRole('dialog', { name: 'Tap and hold the text below, then select "Copy"' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(review);
    await expect(toast(page, 'Manual copy required')).toBeVisible();
    await staysFor(page, 5000, toast(page, 'Manual copy required'));
    await page.goBack();
    await expect(heading(page, 'What was it like?')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await copy.click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
    await expect(page.locator('.ask')).toContainText('Paste your text on the next page.');
  });

  test('C-36 C-37 a toast stays while hovered, is dismissed by a swipe to the right, and gets the focus with F8', async ({
    page,
    visitor,
  }) => {
    const business = await newBusiness(visitor);
    await installClock(page);
    await openPicker(page, business.path);
    await stopClock(page);
    const say = () => tapDisabled(page, 'Select 4 more sentiments');
    await say();
    const shown = toast(page, 'Please select at least one sentiment');
    await staysFor(page, 5000, shown);

    await say();
    await page.keyboard.press('F8');
    await expect(page.getByLabel('Notifications (F8)')).toBeFocused();
    await letPass(page, 20_000);
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(page.getByRole('button', { name: 'Select 4 more sentiments' })).toBeFocused();
    await page.keyboard.press('Enter');
    await staysFor(page, 5000, shown);

    await say();
    const box = await shown.boundingBox();
    if (!box) throw new Error('no toast');
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 58, box.y + 5);
    await page.mouse.up();
    await letPass(page, 100);
    await expect(shown).toBeVisible();
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 62, box.y + 5);
    await page.mouse.up();
    await expect(shown).toBeHidden();
  });
});
