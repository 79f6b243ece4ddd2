import { installClock, letPass, staysFor, stopClock, toLastMoment } from './clock.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';
import { message, pickFour, reachReview, sentiments } from './wizard.ts';

test.use({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });

const refuseCopying = () => {
  navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  document.execCommand = () => false;
};

test('W-15 Edit and Save: the box is 200 px high, the message stays 2 seconds', async ({ page }) => {
  await installClock(page);
  const draft = await reachReview(page);
  await expect(page.locator('.say mark')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Your review text' });
  await expect(box).toHaveValue(draft);
  await expect(box).toBeFocused();
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  await expect(box).toHaveCSS('min-height', '200px');
  await expectAccessible(page);
  await box.fill('I waited an hour. The nurse was kind.');
  await stopClock(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message(page, 'Review updated')).toContainText('Your changes have been saved');
  await expect(page.locator('.say')).toHaveText('I waited an hour. The nurse was kind.');
  await expect(page.locator('.say mark')).toHaveCount(0);
  await staysFor(page, 2000, message(page, 'Review updated'));
});

test('W-16 W-17 Write Your Own clears the text; Regenerate is never offered here', async ({ page }) => {
  const draft = await reachReview(page);
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeDisabled();
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  const box = page.getByRole('textbox', { name: 'Your review text' });
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Bring back the earlier text' }).click();
  await expect(page.locator('.say')).toHaveText(draft);
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

test('W-18 Copy puts the text on the clipboard and confirms it for 3 seconds', async ({ page }) => {
  await installClock(page);
  const draft = await reachReview(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(message(page, 'Copied to clipboard!')).toContainText('Now you can paste it into your review');
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(draft);
  await toLastMoment(page, 3000);
  await expect(message(page, 'Copied to clipboard!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  await letPass(page, 1);
  await expect(message(page, 'Copied to clipboard!')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('W-19 where the clipboard is blocked, the copy command is used', async ({ page }) => {
  await installClock(page);
  const draft = await reachReview(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(message(page, 'Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(draft);
});

test('W-20 where copying is blocked, a dialog shows the text and the message stays 5 seconds', async ({ page }) => {
  await installClock(page);
  const draft = await reachReview(page);
  await page.evaluate(refuseCopying);
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Tap and hold the text below, then select "Copy"');
  await expect(dialog.getByRole('textbox')).toHaveValue(draft);
  await expect(message(page, 'Manual copy required')).toBeVisible();
  await staysFor(page, 5000, message(page, 'Manual copy required'));
  await page.clock.resume();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
});

test('W-29 a reload keeps choices, name, text and step', async ({ page }) => {
  await page.goto('/review-wizard');
  const labels = await pickFour(page);
  await page.getByLabel('Someone to thank?').fill('Maria');
  await page.reload();
  await expect(page.getByText('4 of 4 chosen')).toBeVisible();
  await expect(page.getByRole('button', { name: labels[2] ?? '', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByLabel('Someone to thank?')).toHaveValue('Maria');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your review text' }).fill('I waited an hour.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your review text' })).toHaveValue('I waited an hour.');
});

test('W-25 shows the sentences about honest reviews', async ({ page }) => {
  await reachReview(page);
  await expect(page.getByText('Written from your choices. Edit it so that it is true for you.')).toBeVisible();
  const truth = page.getByText('Post it only if it describes your own experience.');
  await expect(truth).toBeVisible();
  const [edit, own] = [
    page.getByRole('button', { name: 'Edit' }),
    page.getByRole('button', { name: 'Write Your Own' }),
  ];
  const [one, other] = [await edit.boundingBox(), await own.boundingBox()];
  expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);
  await page.getByRole('button', { name: 'Copy and Post Review' }).click();
  await expect(page.getByRole('dialog').getByText('Post it only if it describes your own experience.')).toBeVisible();
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
  await expect(page.locator('.wizard-body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  for (const _ of ['Write Your Own', 'Copy', 'Copy and Post Review']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copy and Post Review' })).toBeFocused();
});
