import { expect, expectAccessible, phone, test } from './fixture.ts';
import { reachReview, sentiments } from './wizard.ts';

test.use({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });

const refuseCopying = () => {
  navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  document.execCommand = () => false;
};

test('W-15 W-25 the box to edit is 200 px high, and its two buttons are equal', async ({ page }) => {
  const draft = await reachReview(page);
  const [edit, own] = ['Edit', 'Write Your Own'].map((name) => page.getByRole('button', { name }).boundingBox());
  const [one, other] = [await edit, await own];
  expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Your review text' });
  await expect(box).toHaveValue(draft);
  await expect(box).toBeFocused();
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  await expect(box).toHaveCSS('min-height', '200px');
  await expectAccessible(page);
});

test('the second tap of a double tap presses nothing on the new step', async ({ page, watch }) => {
  await watch.serveOutside();
  await reachReview(page);
  const whenItCame = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const watching = new MutationObserver(() => {
          const link = document.querySelector('dialog[open] a.plat');
          if (link) resolve(getComputedStyle(link).pointerEvents);
        });
        watching.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.getByRole('button', { name: 'Copy and Post' }).click();
  expect(await whenItCame).toBe('none');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Facebook/ }).click();
  await opened;
});

test('W-19 where the clipboard is blocked, the copy command is used', async ({ page }) => {
  const draft = await reachReview(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(draft);
});

test('W-20 the dialog to copy by hand is accessible and returns the focus', async ({ page }) => {
  const draft = await reachReview(page);
  await page.evaluate(refuseCopying);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue(draft);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
});

test('W-26 the whole wizard by keyboard alone', async ({ page }) => {
  await page.goto('/review-wizard');
  await sentiments(page).first().focus();
  await page.keyboard.press('Space');
  // The fourth contradicts the third.
  for (const tabs of [1, 1, 2]) {
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await page.getByRole('button', { name: 'Generate My Review' }).evaluate((it) => it === document.activeElement))
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your draft' })).toBeVisible();
  // The new step has the focus, so its first control is one Tab away.
  await expect(page.locator('main [tabindex="-1"]:has(h2)')).toBeFocused();
  const phrases = page.locator('.say mark [role=button]');
  await page.keyboard.press('Tab');
  await expect(phrases.first()).toBeFocused();
  for (let tab = await phrases.count(); tab > 0; tab -= 1) await page.keyboard.press('Tab');
  for (const name of ['Edit', 'Write Your Own', 'Back', 'Start over', 'Copy', 'Copy and Post Review']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copy and Post Review' })).toBeFocused();
});
