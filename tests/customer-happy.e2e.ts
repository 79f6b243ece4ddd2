import { installClock, letPass, stopClock, toLastMoment } from './clock.ts';
import {
  counters,
  draftText,
  fourPicks,
  heading,
  newBusiness,
  openPicker,
  pick,
  tapDisabled,
  toast,
} from './customer.ts';
import { expect, phone, test } from './fixture.ts';

test.describe('good experience on a phone', () => {
  test.use({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });

  test('C-01 C-02 C-30 C-41 thumbs, four sentiments, a draft, the clipboard, and Google in a new tab that is counted', async ({
    page,
    visitor,
    watch,
  }) => {
    await watch.serveOutside();
    const business = await newBusiness(visitor);
    await page.goto(business.path);
    await expect(heading(page, 'How was your experience?')).toBeVisible();
    await expect(page.getByText('Bright Harbor Dental')).toBeVisible();
    await page.getByRole('button', { name: 'Thumbs up: good' }).click();
    await expect(page.getByText('Choose four things that are true for you.')).toBeVisible();
    await pick(page, fourPicks);
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(page.getByText('Written from your choices. Edit it so that it is true for you.')).toBeVisible();
    const review = await draftText(page);
    expect(review.split(/\s+/).length).toBeGreaterThan(5);
    // A mark can hold two choices that were said in one breath.
    expect(await page.locator('.say mark').count()).toBeGreaterThanOrEqual(2);
    await expect(page.getByText('Tap underlined words to say it stronger.')).toBeVisible();
    await expect(page.getByText('Post it only if it describes your own experience.')).toBeVisible();

    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(review);
    await expect(page.getByText('Post it only if it describes your own experience.')).toBeVisible();
    await expect(page.locator('.copied')).toHaveText('Paste your text on the next page. Press and hold there.');
    await expect(page.getByText('Press and hold there.')).toBeVisible();
    const google = page.getByRole('link', { name: 'Google' });
    await expect(google).toHaveAttribute('href', 'https://g.page/r/bright-harbor/review');
    await expect(google).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(google).toContainText('g.page');
    const [tab] = await Promise.all([page.waitForEvent('popup'), google.click()]);
    await expect(tab).toHaveURL('https://g.page/r/bright-harbor/review');
    await expect
      .poll(() => counters(business))
      .toEqual({ reviewsGenerated: 1, googleLinkClicks: 1, facebookLinkClicks: 0 });
    const facebook = page.getByRole('link', { name: 'Facebook' });
    await expect(facebook).toHaveAttribute('href', 'https://www.facebook.com/brightharbor/reviews');
    await expect(facebook).toContainText('Facebook');
    await facebook.click();
    await expect
      .poll(() => counters(business))
      .toEqual({ reviewsGenerated: 1, googleLinkClicks: 1, facebookLinkClicks: 1 });
    await page.getByRole('button', { name: 'Back to your review' }).click();
    await expect(heading(page, 'Your draft')).toBeVisible();
    expect(await draftText(page)).toBe(review);
  });
});

test.describe('picker', () => {
  test.use(phone);

  test("C-03 C-04 C-05 exactly four sentiments: counts, the full list, the button's label", async ({
    page,
    visitor,
  }) => {
    const business = await newBusiness(visitor);
    await openPicker(page, business.path);
    const generate = page.locator('.dock .pri');
    await expect(generate).toHaveText('Select 4 more sentiments');
    await expect(generate).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('0 of 4 chosen')).toBeVisible();
    await tapDisabled(page, 'Select 4 more sentiments');
    await expect(toast(page, 'Please select at least one sentiment')).toBeVisible();
    await expect(toast(page, 'Choose how you felt about your healthcare experience')).toBeVisible();
    await pick(page, ['Friendly staff', 'Long wait', 'Explained things well']);
    await expect(page.getByText('3 of 4 chosen')).toBeVisible();
    await expect(generate).toHaveText('Select 1 more sentiment');
    await tapDisabled(page, 'Select 1 more sentiment');
    await expect(toast(page, 'Please select four sentiments')).toBeVisible();
    await expect(toast(page, 'You have selected 3 of 4.')).toBeVisible();
    await pick(page, ["Didn't feel rushed"]);
    await expect(generate).toHaveText('Generate My Review');
    await expect(generate).toHaveAttribute('aria-disabled', 'false');
    await pick(page, ['Clean office']);
    await expect(toast(page, 'Maximum sentiments reached')).toBeVisible();
    await expect(toast(page, 'You can select up to four sentiments')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clean office' })).toHaveAttribute('aria-pressed', 'false');
    await pick(page, ['Friendly staff']);
    await expect(page.getByRole('button', { name: 'Friendly staff' })).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('3 of 4 chosen')).toBeVisible();
  });

  test('C-06 C-07 C-08 C-09 an own sentiment: focus, empty, duplicate, letters, full', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await installClock(page);
    await openPicker(page, business.path);
    await stopClock(page);
    await page.getByRole('button', { name: 'Other' }).click();
    const field = page.getByLabel('Your own word or phrase');
    await expect(field).toBeVisible();
    await toLastMoment(page, 100);
    await expect(field).not.toBeFocused();
    await letPass(page, 1);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('maxlength', '40');
    await field.fill('   ');
    await field.press('Enter');
    await expect(toast(page, 'Please enter a sentiment')).toBeVisible();
    await expect(toast(page, 'Custom sentiment cannot be empty')).toBeVisible();
    await field.fill('warm BLANKET');
    await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Warm blanket' })).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toBeHidden();
    await expect(page.getByRole('button', { name: 'Other' })).toBeFocused();
    await page.getByRole('button', { name: 'Other' }).click();
    await field.fill('WARM blanket');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(toast(page, 'Duplicate sentiment')).toBeVisible();
    await expect(toast(page, 'This sentiment is already selected')).toBeVisible();
    await field.fill('WARM blankets');
    await expect(toast(page, 'Duplicate sentiment')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(field).toBeHidden();
    await expect(page.getByRole('button', { name: 'Other' })).toBeFocused();
    await pick(page, ['Friendly staff', 'Long wait', 'Clean office']);
    await page.getByRole('button', { name: 'Other' }).click({ force: true });
    await expect(toast(page, 'Maximum sentiments reached')).toBeVisible();
    await expect(field).toBeHidden();
    await expect(page.getByText('Tap one to take it back before you add your own.')).toBeVisible();
  });

  test('C-06 the own sentiment does not take the focus from a field that the customer chose first', async ({
    page,
    visitor,
  }) => {
    const business = await newBusiness(visitor);
    await installClock(page);
    await openPicker(page, business.path);
    await stopClock(page);
    await page.getByRole('button', { name: 'Other' }).click();
    await page.getByLabel('Your own word or phrase').fill('Warm bl');
    await page.getByLabel('Someone to thank?').focus();
    await letPass(page, 101);
    await page.keyboard.type('Maria');
    await expect(page.getByLabel('Someone to thank?')).toHaveValue('Maria');
    await expect(page.getByLabel('Your own word or phrase')).toHaveValue('Warm bl');
  });

  test('C-10 C-11 C-12 a name to thank: forty letters, no digits, in the draft once', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await openPicker(page, business.path);
    await pick(page, fourPicks);
    const thanks = page.getByLabel('Someone to thank?');
    await expect(thanks).toHaveAttribute('maxlength', '40');
    await thanks.fill('Maria 2');
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(toast(page, 'Invalid characters')).toBeVisible();
    await expect(toast(page, 'Please use only letters, spaces, apostrophes, and hyphens')).toBeVisible();
    await expect(thanks).toBeFocused();
    await expect(heading(page, 'What was it like?')).toBeVisible();
    await thanks.fill("  Mary-Jane O'Neil ");
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(heading(page, 'Your draft')).toBeVisible();
    expect((await draftText(page)).split("Mary-Jane O'Neil").length).toBe(2);
  });

  test('C-13 mixed and critical sentiments are listed with the good ones; another industry has its own list and wording', async ({
    page,
    visitor,
  }) => {
    const business = await newBusiness(visitor);
    await openPicker(page, business.path);
    const labels = await page.locator('.chips .chip').allTextContents();
    expect(labels).toHaveLength(25);
    for (const mixed of ['Long wait', 'Hard to park', 'A bit pricey']) {
      expect(labels.indexOf(mixed)).toBeGreaterThan(0);
      expect(labels.indexOf(mixed)).toBeLessThan(20);
    }
    const bakery = await newBusiness(visitor, { name: 'Corner Bakery', googleCategory1: 'Bakery' });
    await openPicker(page, bakery.path);
    await expect(page.getByRole('button', { name: 'Kind dentist' })).toHaveCount(0);
    await tapDisabled(page, 'Select 4 more sentiments');
    await expect(toast(page, 'Choose how you felt about your experience')).toBeVisible();

    await page.goto(business.path);
    await pick(page, ['Kind dentist', 'Clean office']);
    await business.owner.patch(`/api/businesses/${business.id}`, { data: { googleCategory1: 'Bakery' } });
    await page.reload();
    await expect(page.getByText('2 of 4 chosen')).toBeVisible();
    await expect(page.locator('.chip[aria-pressed=true]')).toHaveText(['Kind dentist', 'Clean office']);
    await pick(page, ['Kind dentist']);
    await expect(page.getByText('1 of 4 chosen')).toBeVisible();
  });
});
