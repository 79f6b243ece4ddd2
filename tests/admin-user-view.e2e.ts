import { makeBusiness, signUp } from './accounts.ts';
import { signInAsAdministrator } from './administrator.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';

test.use(phone);

test('D-11 they cannot deactivate themselves', async ({ page }) => {
  await signInAsAdministrator(page.request);
  await page.goto('/account-settings');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deactivate Account' })).toHaveCount(0);
});

test('D-12 they see a user with id, name, email and businesses', async ({ page, visitor }) => {
  const owner = await visitor();
  const account = await signUp(owner.request);
  const { id } = (await (await owner.request.get('/api/user')).json()) as { id: number };
  const business = await makeBusiness(owner.request);
  await signInAsAdministrator(page.request);
  await page.goto(`/account-settings/${id}`);
  await expect(page.locator('.facts > div')).toHaveText([
    `User ID${id}`,
    `Name${account.name}`,
    `Email${account.email}`,
    'Number of businesses1',
  ]);
  await expect(page.getByRole('link', { name: 'Edit Business' })).toHaveAttribute(
    'href',
    `/business-edit/${business.id}`,
  );
  await expectAccessible(page);
  const item = page.locator('.user-businesses > li');
  await expect(item.getByText('Active', { exact: true })).toBeVisible();
  await page.request.post(`/api/admin/toggle-active/${id}`, { data: { isActive: false } });
  await page.reload();
  await expect(page.getByText('This account is deactivated, so its review pages show as inactive.')).toBeVisible();
  await expect(item.getByText('Inactive', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Admin' }).click();
  await expect(page).toHaveURL('/admin');
});

test('D-12 nobody else does', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/account-settings/1');
  await expect(page).toHaveURL('/dashboard');
});
