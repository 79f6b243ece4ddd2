import { makeBusiness, signUp } from './accounts.ts';
import { makeOwner, rareWord, rows, searchFor, signInAsAdministrator } from './administrator.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';

test.use(phone);

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
  await expect(page.getByRole('region', { name: 'Security' })).toHaveText('SecurityPassword only');
  await expect(page.getByRole('link', { name: 'Edit Business' })).toHaveAttribute(
    'href',
    `/business-edit/${business.id}`,
  );
  await expectAccessible(page);
  const item = page.getByRole('main').getByRole('listitem');
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

test('M-18 makes another user an administrator and takes the role away, each after a question', async ({
  page,
  baseURL,
}) => {
  const name = `Rosa ${rareWord()}`;
  const owner = await makeOwner(baseURL, { name });
  const { id } = (await (await owner.browser.get('/api/user')).json()) as { id: number };
  await signInAsAdministrator(page.request);
  await searchFor(page, name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Make Administrator' }).click();
  const question = page.getByRole('alertdialog', { name: `Make ${name} an administrator?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Make Administrator' })).toBeFocused();
  expect((await owner.browser.get('/api/user')).status()).toBe(200);

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Make Administrator' }).click();
  await expect(page.locator('.toast').getByText('User is now an administrator')).toBeVisible();
  expect((await owner.browser.get('/api/user')).status()).toBe(401);
  await page.getByRole('link', { name: 'Back to Admin' }).click();
  await expect(page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first()).toContainText(
    new RegExp(`^Ada Admin .* gave the administrator role to ${name}`),
  );
  await searchFor(page, name);
  await expect(rows(page).getByText('Admin', { exact: true })).toBeVisible();

  await page.getByRole('link', { name }).click();
  const refusal = { error: 'At least one active administrator is required', code: 'last_administrator' };
  await page.route('**/role', (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
  const take = page.getByRole('button', { name: 'Remove Administrator Role' });
  await take.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Role' }).click();
  await expect(page.locator('.toast').getByText('Failed to change the role. Please try again.')).toBeVisible();
  await expect(page.locator('.toast').getByText('At least one active administrator is required')).toBeVisible();
  await take.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Role' }).click();
  await expect(page.locator('.toast').getByText('User is no longer an administrator')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Administrator' })).toBeVisible();
  const reply = await owner.browser.post('/api/login', { data: { email: owner.email, password: owner.password } });
  expect(await reply.json()).toMatchObject({ id, isAdmin: false });
});
