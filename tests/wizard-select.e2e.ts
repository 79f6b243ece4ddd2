import { appears, installClock, letPass, passTimer, stopClock, toLastMoment } from './clock.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';
import { message, pickFour, sentiments, steps } from './wizard.ts';

const submit = /^(Select \d more|Generate My Review)/;

test.describe('the first step of the wizard on a phone', () => {
  test.use(phone);

  test('W-01 has its own header, three steps and footer', async ({ page }) => {
    await page.goto('/review-wizard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Generator');
    await expect(page.getByText('Share your experience and help others find great care')).toBeVisible();
    await expect(steps(page)).toHaveText(['1 Select', '2 Generate', '3 Copy & Share']);
    await expect(steps(page).nth(0)).toHaveAttribute('aria-current', 'step');
    const widths = await steps(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
    await expect(page.getByText(`© ${new Date().getFullYear()} Sayso`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Business Setup' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/auth?login=true');
  });

  test('W-02 shows nine placeholders while the list loads', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/sentiments', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/review-wizard');
    await expect(page.locator('.chips .skeleton')).toHaveCount(9);
    await expectAccessible(page);
    release();
    await expect(page.getByRole('group', { name: 'Sentiments' }).getByRole('button')).not.toHaveCount(0);
    await expect(page.locator('.chips .skeleton')).toHaveCount(0);
  });

  test('W-03 wants exactly four sentiments and counts them', async ({ page }) => {
    await page.goto('/review-wizard');
    const chips = sentiments(page);
    const labels = ['Select 3 more sentiments', 'Select 2 more sentiments', 'Select 1 more sentiment'];
    await expect(page.getByRole('button', { name: 'Select 4 more sentiments' })).toBeDisabled();
    for (const [index, label] of labels.entries()) {
      await chips.nth(index).click();
      await expect(page.getByRole('button', { name: label, exact: true })).toBeDisabled();
      await expect(page.getByText(`${index + 1} of 4 chosen`)).toBeVisible();
    }
    await chips.nth(4).click();
    await expect(page.getByRole('button', { name: 'Generate My Review' })).toBeEnabled();
    await expectAccessible(page);
  });
});

test('W-04 a fifth sentiment is rejected, a chosen one is removed', async ({ page }) => {
  await page.goto('/review-wizard');
  const [first = ''] = await pickFour(page);
  const chips = sentiments(page);
  await chips.nth(5).click();
  await expect(message(page, 'Maximum sentiments reached')).toContainText('You can select up to four sentiments');
  await expect(chips.nth(5)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: first, exact: true }).click();
  await expect(page.getByText('3 of 4 chosen')).toBeVisible();
});

test('W-05 shows how many are missing when too few are chosen', async ({ page }) => {
  await page.goto('/review-wizard');
  const chips = sentiments(page);
  await expect(chips.first()).toBeVisible();
  // aria-disabled, so that a tap can explain.
  await page.getByRole('button', { name: submit }).click({ force: true });
  await expect(message(page, 'Please select at least one sentiment')).toContainText(
    'Choose how you felt about your healthcare experience',
  );
  await page.getByRole('button', { name: 'Close message' }).click();
  await chips.nth(0).click();
  await chips.nth(1).click();
  await page.getByRole('button', { name: submit }).click({ force: true });
  await expect(message(page, 'Please select four sentiments')).toContainText('You have selected 2 of 4.');
});

test('W-06 an own sentiment: its rules, Enter, Cancel and the focus after 100 ms', async ({ page }) => {
  await installClock(page);
  await page.goto('/review-wizard');
  const other = page.getByRole('button', { name: 'Other', exact: true });
  await expect(other).toBeVisible();
  await stopClock(page);
  await other.click();
  const field = page.getByLabel('Your own word or phrase');
  await toLastMoment(page, 100);
  await expect(field).not.toBeFocused();
  await letPass(page, 1);
  await expect(field).toBeFocused();
  await page.clock.resume();
  await expect(field).toHaveAttribute('maxlength', '40');

  await field.press('Enter');
  await expect(message(page, 'Please enter a sentiment')).toContainText('Custom sentiment cannot be empty');
  await page.getByRole('button', { name: 'Close message' }).click();
  await field.fill('  wARM Blanket ');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Warm blanket', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toHaveCount(0);

  await other.click();
  // The hint that appears on focus moves the buttons.
  await expect(field).toBeFocused();
  await field.fill('WARM BLANKET');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(message(page, 'Duplicate sentiment')).toContainText('This sentiment is already selected');
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveCount(0);

  for (const index of [0, 1, 2]) await sentiments(page).nth(index).click();
  await other.click({ force: true });
  await expect(message(page, 'Maximum sentiments reached')).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(page.getByText('Tap one to take it back before you add your own.')).toBeVisible();
  await expect(page.getByText('4 of 4 chosen')).toBeVisible();
});

test('W-07 a name to thank: letters only, and never in the call', async ({ page }) => {
  await page.goto('/review-wizard');
  await pickFour(page);
  const name = page.getByLabel('Someone to thank?');
  await expect(name).toHaveAttribute('maxlength', '40');
  await name.fill('Maria 2');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(message(page, 'Invalid characters')).toContainText(
    'Please use only letters, spaces, apostrophes, and hyphens',
  );
  await expect(name).toBeFocused();
  await name.fill('  Mary-Ann O’Neil ');
  const asked = page.waitForRequest('**/api/reviews/generate');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  expect((await asked).postData()).not.toMatch(/Mary|thankSomeone/);
  await expect(page.locator('.say')).toContainText(/Thank you, Mary-Ann O’Neil\.$/);
  await expect(page.locator('.say mark').last()).toHaveText('Thank you, Mary-Ann O’Neil');
});

test('W-08 shows an error when the sentiments cannot be loaded', async ({ page, watch }) => {
  watch.allow(/500 .*\/api\/sentiments/);
  let asked = 0;
  await page.route('**/api/sentiments', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await installClock(page);
  await stopClock(page);
  await page.goto('/review-wizard');
  await expect(page.locator('.chips .skeleton')).toHaveCount(9);
  for (const pause of [1000, 2000, 4000]) await passTimer(page, pause);
  await appears(page, message(page, 'Failed to load sentiments'));
  expect(asked).toBe(4);
  await expect(message(page, 'Failed to load sentiments')).toContainText('Please refresh the page and try again');
  await expect(message(page, 'Failed to load sentiments')).toHaveClass(/toast-error/);
  await page.clock.resume();
  await expectAccessible(page);
});
