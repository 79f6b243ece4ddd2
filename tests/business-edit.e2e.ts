import { type MadeBusiness, makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';
import { hold } from './setup-form.ts';

test.use(desktop);

let business: MadeBusiness;
test.beforeEach(async ({ page }) => {
  await signUp(page.request);
  business = await makeBusiness(page.request);
});

test('B-7 B-28 the business is saved, then its categories, then its phrases, and a summary follows', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(new URL(request.url()).pathname.replace(/\d+/, '{id}'));
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit Business: Bright Harbor Dental' }).click();
  await page.getByLabel('City').fill('Salem');
  // Changed in another tab: fields that this form does not change keep their values.
  const elsewhere = { feedbackEmail: 'newdesk@example.org' };
  expect((await page.request.patch(`/api/businesses/${business.id}`, { data: elsewhere })).ok()).toBe(true);
  await page.getByLabel('Website').fill('https://harbor.example.org');
  await page.getByRole('combobox', { name: 'Google Business Category 2' }).fill('cosmetic dentist');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Business updated' })).toBeFocused();
  expect(sent).toEqual(['/api/businesses/{id}', '/api/businesses/{id}/categories', '/api/businesses/{id}/keywords']);
  const facts = page.locator('.facts');
  for (const [label, value] of [
    ['Name', 'Bright Harbor Dental'],
    ['Nickname', 'Bright Harbor'],
    ['City', 'Salem'],
    ['State', 'Oregon'],
    ['Feedback email', 'newdesk@example.org'],
    ['Google review link', 'https://g.page/r/bright-harbor/review'],
    ['Facebook review link', 'https://www.facebook.com/brightharbor/reviews'],
    ['Services', 'Dentist, Cosmetic dentist'],
  ])
    await expect(facts.locator('div', { hasText: `${label}${value}` })).toHaveText(`${label}${value}`);
  await expect(page.getByRole('link', { name: 'Try Your Review Generator Link' })).toHaveAttribute(
    'href',
    `/thumbs-up-down/${business.slug}`,
  );
  await expect(page.getByRole('heading', { name: 'Local keyword phrases' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Salem');
  const letGo = await hold(page, '**/api/businesses');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('Bright Harbor · Salem, Oregon')).toBeVisible();
  letGo();
});

test('typed words survive a link, Back and a reload, and Save drops them', async ({ page }) => {
  const note = page.getByText('We kept what you typed.');
  const city = page.getByLabel('City');
  await page.goto(`/business-edit/${business.id}`);
  await expect(note).toHaveCount(0);
  await city.fill('Salem');
  await page.getByRole('link', { name: 'Places' }).click();
  await expect(page.getByRole('button', { name: 'Add place' })).toBeVisible();
  await page.goBack();
  await expect(city).toHaveValue('Salem');
  await expect(note).toBeVisible();
  await page.reload();
  await expect(city).toHaveValue('Salem');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(city).toHaveValue('Portland');
  await city.fill('Eugene');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('#main').getByText('Your changes have been saved.')).toBeVisible();
  await page.goto(`/business-edit/${business.id}`);
  await expect(city).toHaveValue('Eugene');
  await expect(note).toHaveCount(0);
});

test('a business is deleted after a confirmation, and its page is gone', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit Business: Bright Harbor Dental' }).click();
  await page.getByRole('button', { name: 'Delete Business' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Bright Harbor Dental?' });
  await expect(question.getByText('This cannot be undone.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Business' }).click();
  const letGo = await hold(page, '**/api/businesses');
  await question.getByRole('button', { name: 'Delete Business' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.locator('.toast', { hasText: 'Business deleted' })).toBeVisible();
  await expect(page.getByText('No businesses yet')).toBeVisible();
  letGo();
  expect((await page.request.get(`/api/businesses/slug/${business.slug}`)).status()).toBe(404);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a name of 60 letters, a city of one long word and an address of 300 fit', async ({ page }) => {
    const long = await makeBusiness(page.request, {
      name: 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      reviewUrl: `https://www.google.com/maps/place/${'a'.repeat(266)}`,
    });
    for (const [path, words] of [
      [`/business-edit/${long.id}`, 'Save Changes'],
      ['/dashboard', 'View Your Review Generator'],
      [`/print/${long.id}`, 'Print'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      // `innerWidth` would grow, because a phone zooms out on a page that is too wide.
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
  });
});
