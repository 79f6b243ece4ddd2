import { makeOwner, rareWord, searchFor, signInAsAdministrator } from './administrator.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';

test.use(phone);

test('D-12 administrators open a user from the list, on a screen that is accessible with a question too', async ({
  page,
  baseURL,
}) => {
  const name = `Rosa ${rareWord()}`;
  const owner = await makeOwner(baseURL, { name });
  await owner.makeBusiness();
  await signInAsAdministrator(page.request);
  await searchFor(page, name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: 'Edit Business' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make Administrator' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Make Administrator' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Admin' }).click();
  await expect(page).toHaveURL('/admin');
});
