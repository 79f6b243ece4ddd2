import { makeOwner, signInAsAdministrator } from './administrator.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';

test.describe('after setting up', () => {
  test.use(phone);

  test('B-5 B-34 the phrases and their number are shown', async ({ page }) => {
    await signInAsAdministrator(page.request);
    await page.goto('/business-setup');
    await page.getByLabel('Business Name').fill('Saint Bartholomew Community Orthopaedic & Physiotherapy Hall');
    await page.getByLabel('City').fill('Asheville');
    await page.getByLabel('State').fill('North Carolina');
    await page.getByRole('combobox', { name: 'Google Business Category 1' }).fill('dental clinic');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Set Up Business' }).click();
    await expect(page.getByRole('heading', { name: 'Local keyword phrases' })).toBeVisible();
    await expect(page.getByText('6 in total. Never used in a draft.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'Dental clinic near me',
      'Dental clinic in Asheville',
      'your Asheville dental clinic',
      'Best Dental clinic near me',
      'Top-rated Dental clinic near me',
      'Dental clinic open now near me',
    ]);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test.describe('after editing', () => {
  test.use(desktop);

  test('B-5 an administrator sees the phrases of any business after saving', async ({ page, baseURL }) => {
    const { id } = await (await makeOwner(baseURL)).makeBusiness();
    await signInAsAdministrator(page.request);
    await page.goto(`/business-edit/${id}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { name: 'Local keyword phrases' })).toBeVisible();
    await expect(page.getByText('6 in total.')).toBeVisible();
    await expect(page.getByText('Top-rated Dentist near me')).toBeVisible();
  });
});
