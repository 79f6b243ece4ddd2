import type { Page } from '@playwright/test';
import { makeBusiness, newAccount, signUp } from './accounts.ts';
import { signInAsAdministrator } from './administrator.ts';
import { button, logIn, password, says } from './auth-screen.ts';
import { newBusiness, openFeedback } from './customer.ts';
import { desktop, expect, phone, test } from './fixture.ts';

/** Everything in the browser's storage that a page can read, and every cookie. */
async function storedIn(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => [
    ...Object.entries(localStorage).flat(),
    ...Object.entries(sessionStorage).flat(),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ...(await caches.keys()),
    document.cookie,
  ]);
  return kept.filter((text) => text !== '');
}

test.describe('a password field', () => {
  test.use({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [path, fields] of [
    ['/auth', ['new-password', 'new-password']],
    ['/auth?login=true', ['current-password']],
    ['/auth-old?login=true', ['current-password']],
    ['/auth?reset=x', ['new-password', 'new-password']],
    ['/reset-password?reset=x', ['new-password', 'new-password']],
    ['/auth?forgot=true', ['new-password', 'new-password']],
  ] as const) {
    test(`on ${path} is masked, takes a paste and is known to password managers`, async ({ page }) => {
      await page.goto(path);
      if (path.endsWith('forgot=true')) {
        await page.getByLabel('Email').fill('nobody@example.org');
        await button(page, 'Send reset instructions').click();
        await page.getByRole('button', { name: 'I have a code' }).click();
      }
      const inputs = page.locator('input[type=password]');
      await expect(inputs).toHaveCount(fields.length);
      await page.evaluate(() => navigator.clipboard.writeText('  pasted four green bicycles '));
      for (const [place, autocomplete] of fields.entries()) {
        const input = inputs.nth(place);
        await expect(input).toHaveAttribute('autocomplete', autocomplete);
        await input.focus();
        await page.keyboard.press('ControlOrMeta+v');
        await expect(input).toHaveValue('  pasted four green bicycles ');
      }
    });
  }
});

test('every screen that needs a login offers Logout, on a desktop and on a phone', async ({ visitor }) => {
  const page = await visitor(desktop);
  await signInAsAdministrator(page.request);
  const { id } = await makeBusiness(page.request);
  const { id: user } = await (await page.request.get('/api/user')).json();
  for (const path of [
    ...['/home', '/dashboard', '/account-settings', '/business-setup', '/admin'],
    ...[`/business-edit/${id}`, `/print/${id}`, `/account-settings/${user}`],
  ]) {
    await page.goto(path);
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const menu = page.getByRole('button', { name: 'Open menu' });
      const logout = page.getByRole('button', { name: /^(Logout|Sign Out)$/ });
      await expect(menu.or(logout).filter({ visible: true }).first(), path).toBeVisible();
      if (await menu.isVisible()) await menu.click();
      await expect(logout.filter({ visible: true }), path).toBeInViewport();
    }
  }
});

test.describe('what the browser keeps', () => {
  test.use(desktop);

  test('of an account: nothing secret while signed in, and nothing at all after a logout', async ({ page }) => {
    const account = newAccount();
    await signUp(page.request, account);
    const { id, slug } = await makeBusiness(page.request);
    const words = 'The wait was long and nobody said why.';
    await page.request.post(`/api/businesses/${id}/send-feedback`, { data: { businessId: id, feedback: words } });
    await page.goto(`/review-wizard/${slug}`);
    await page.getByRole('button', { name: 'Friendly staff' }).click();
    await page.goto('/dashboard');
    await page.getByRole('tab', { name: 'Inbox' }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    const session = (await page.context().cookies()).find(({ name }) => name === 'sid');
    const secrets = [account.password, account.email, words, session?.value ?? 'no session'];
    for (const text of await storedIn(page)) for (const secret of secrets) expect(text).not.toContain(secret);

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth/);
    expect(await storedIn(page)).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid');
    await expect(page.getByText(account.email)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText('Bright Harbor Dental')).toHaveCount(0);
  });

  test('of a password that was typed: nothing', async ({ page }) => {
    await page.goto('/auth?login=true');
    await logIn(page, { ...newAccount(), email: 'nobody@example.org' });
    await expect(says(page, 'Invalid email or password')).toBeVisible();
    for (const text of await storedIn(page)) expect(text).not.toContain('four green bicycles');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(button(page, 'Login')).toBeEnabled();
  });

  test("of a customer's message: nothing once it is sent", async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await openFeedback(page, business.path);
    await page.getByLabel('What happened?').fill('The wait was long and nobody said why.');
    await page.getByLabel('Name').fill('Dana Whitfield');
    await page.getByLabel('Email').fill('dana@example.org');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page).toHaveURL(`/review-shield/${business.slug}`);
    for (const text of await storedIn(page)) expect(text).not.toMatch(/Dana|dana@|the wait/i);
  });
});
