import { makeOwner, rareWord, rows, searchFor, signInAsAdministrator } from './administrator.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const message = '.toast';

test('M-04 deactivates and activates a user after a question, and the audit log records it', async ({
  page,
  baseURL,
  visitor,
}) => {
  const name = `Rosa ${rareWord()}`;
  const owner = await makeOwner(baseURL, { name });
  const { slug } = await owner.makeBusiness({ name: `Salon of ${name}` });
  await signInAsAdministrator(page.request);
  await searchFor(page, name);
  await page.getByRole('button', { name: `Deactivate ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Deactivate ${name}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Deactivate ${name}` })).toBeFocused();
  expect((await owner.browser.get('/api/user')).status()).toBe(200);

  await page.getByRole('button', { name: `Deactivate ${name}` }).click();
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.locator(message)).toContainText('User deactivated');
  await expect(rows(page).first()).toContainText('Deactivated');
  expect((await owner.browser.get('/api/user')).status()).toBe(401);
  const customer = await visitor();
  await customer.goto(`/thumbs-up-down/${slug}`);
  await expect(customer.getByText('This business is currently inactive.')).toBeVisible();
  const auditLog = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await expect(auditLog.first()).toContainText(new RegExp(`^Ada Admin .* deactivated ${name}`));

  await searchFor(page, name, 'Businesses');
  await expect(rows(page)).toContainText('Owner deactivated');
  await searchFor(page, name);
  await page.getByRole('button', { name: `Activate ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(rows(page).first()).not.toContainText('Deactivated');
  await expect(auditLog.first()).toContainText(new RegExp(`^Ada Admin .* activated ${name}`));
});

test('M-05 deletes a user for good after a confirmation; printed codes lead to not-found', async ({
  page,
  baseURL,
  visitor,
}) => {
  const name = `${rareWord()}${'w'.repeat(80)}`;
  const owner = await makeOwner(baseURL, { name });
  const { slug } = await owner.makeBusiness();
  await signInAsAdministrator(page.request);
  await page.setViewportSize({ width: 360, height: 740 });
  await searchFor(page, name);
  await rows(page)
    .getByRole('button', { name: `Delete ${name}` })
    .scrollIntoViewIfNeeded();
  await expect(rows(page).getByText(name)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(question).toHaveAccessibleDescription(new RegExp(`^${owner.email} This action cannot be undone\\.`));
  const tooWide = await question.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(tooWide, 'a name without spaces is broken').toBe(0);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator(message)).toContainText('User deleted');
  await expect(page.getByText('Nothing matches your search.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
  expect((await owner.browser.get('/api/user')).status()).toBe(401);
  const customer = await visitor();
  expect((await customer.goto(`/thumbs-up-down/${slug}`))?.status()).toBe(404);
  await expect(page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first()).toContainText(
    new RegExp(`^Ada Admin .* deleted ${name}`),
  );
});

test('M-17 tabs, search and an action by keyboard alone', async ({ page, baseURL }) => {
  const name = `Rosa ${rareWord()}`;
  await makeOwner(baseURL, { name });
  await signInAsAdministrator(page.request);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Users' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Businesses' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(rows(page)).toHaveCount(1);
  for (const _ of ['Refresh', 'table', 'name', 'Deactivate']) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Deactivate ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toContainText('Deactivated');
});
