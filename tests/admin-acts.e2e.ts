import { calls } from '../src/contract/calls.ts';
import { makeOwner, rareWord, rows, searchFor, signInAsAdministrator } from './administrator.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const message = '.toast';

test('M-01 every administrator call answers 401 when signed out and 403 to an owner', async ({ page, baseURL }) => {
  const declared = Object.entries(calls).filter(([, call]) => call.access === 'admin');
  expect(declared.length).toBeGreaterThanOrEqual(8);
  const owner = await makeOwner(baseURL);
  for (const [line] of declared) {
    const [method = '', path = ''] = line.replace(/\{\w+\}/g, '1').split(' ');
    const options = { method, ...(method === 'GET' ? {} : { data: { isActive: false } }) };
    expect((await page.request.fetch(path, options)).status(), `${line}, signed out`).toBe(401);
    expect((await owner.browser.fetch(path, options)).status(), `${line}, an owner`).toBe(403);
  }
});

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

test('M-10 shows that an action failed, with the reason from the server if there is one', async ({ page, baseURL }) => {
  const name = `Rosa ${rareWord()}`;
  await makeOwner(baseURL, { name });
  await signInAsAdministrator(page.request);
  const refusal = { error: 'At least one active administrator is required', code: 'last_administrator' };
  await page.route('**/api/admin/users/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json: refusal }) : route.continue(),
  );
  await page.route('**/api/admin/toggle-active/*', (route) => route.fulfill({ status: 409, json: refusal }));
  await searchFor(page, name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator(message)).toContainText('Failed to delete user. Please try again.');
  await expect(page.locator(message)).toContainText('At least one active administrator is required');
  await page.getByRole('button', { name: `Deactivate ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.locator(message)).toContainText('Failed to update user status. Please try again.');
  await expect(page.locator(message)).toHaveCount(1);
  await expect(rows(page)).toHaveCount(1);
});

test('M-15 health shows what works, and lists problems at the top of the screen', async ({ page }) => {
  await signInAsAdministrator(page.request);
  await page.goto('/admin');
  const health = page.getByRole('region', { name: 'Health' });
  await expect(health.getByRole('term')).toHaveText(['Emails', 'Drafts', 'Database', 'Backup', 'Disk']);
  await expect(health).toContainText('The built-in writer writes the drafts.');
  await expect(health).toContainText(/Database.*\d+ MB/);
  await expect(health).toContainText(/Disk.*free/);
  await expect(page.getByText('See Health')).toHaveCount(0);

  let isLate = false;
  await page.route('**/api/admin/health', async (route) => {
    const response = await route.fetch();
    const failed = {
      id: 1,
      recipient: 'desk@example.org',
      subject: 'New private feedback',
      error: '550 mailbox unavailable',
      createdAt: '2026-11-20T10:00:00.000Z',
    };
    const reason = 'connect ECONNREFUSED 127.0.0.1:25';
    const emails = { waiting: 2, reason, isLate, failedLately: isLate ? 0 : 1, failed: [failed] };
    const provider = { name: 'openai', failure: 'The key was refused.' };
    await route.fulfill({
      response,
      json: { ...(await response.json()), emails, provider },
    });
  });
  await page.reload();
  await expect(page.getByText('1 could not be delivered. 2 waiting to be sent. openai is unavailable')).toBeVisible();
  await expect(health).toContainText('550 mailbox unavailable');
  await expect(health).toContainText('connect ECONNREFUSED 127.0.0.1:25');
  await expect(health).toContainText('The key was refused.');
  await expectAccessible(page);

  isLate = true;
  await page.reload();
  await expect(page.getByText('Emails: 2 waiting to be sent. openai is unavailable')).toBeVisible();
  await expect(health).toContainText('1 could not be delivered. 2 waiting to be sent.');
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
