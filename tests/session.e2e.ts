import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, makeBusiness, newAccount, signIn, signUp } from './accounts.ts';
import { logIn, tab } from './auth-screen.ts';
import { desktop, expect, expectAccessible, test } from './fixture.ts';
import { fillForm, pick, submit, summary, toast } from './setup-form.ts';

test.use(desktop);

const banner = (page: Page) => page.getByText('Your session has ended. Log in to continue where you left off.');
const named = (page: Page, { name }: Account) => page.getByRole('banner').getByText(name);

/** Ends every session of an account from another device. */
async function endSessions(device: APIRequestContext, account: Account): Promise<void> {
  await signIn(device, account);
  expect((await device.post('/api/logout-everywhere', { data: {} })).status()).toBe(200);
}

test('the next user who signs in in a tab sees nothing of the previous user', async ({ page, visitor }) => {
  const bruno = await signUp((await visitor()).request, { name: 'Bruno Baker' });
  const olive = await signUp(page.request, { name: 'Olive Orchard' });
  const { id } = await makeBusiness(page.request);
  const data = { businessId: id, feedback: 'The wait was long and nobody said why.' };
  await page.request.post(`/api/businesses/${id}/send-feedback`, { data });
  await page.goto('/dashboard');
  await expect(page.getByRole('article', { name: 'Bright Harbor Dental' })).toBeVisible();
  await tab(page, 'Inbox').click();
  await page.getByRole('link', { name: data.feedback }).click();
  await expect(page.getByRole('article')).toContainText(data.feedback);

  await endSessions((await visitor()).request, olive);
  // The inbox asks for changes every few seconds.
  await expect(page).toHaveURL('/auth?login=true', { timeout: 20_000 });
  await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);

  let answer = () => {};
  const held = new Promise<void>((release) => {
    answer = release;
  });
  await page.route('/api/businesses', async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await logIn(page, bruno);
  await expect(page).toHaveURL('/dashboard');
  await expect(named(page, bruno)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading your businesses' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  answer();
  await expect(page.getByText('No businesses yet')).toBeVisible();
  expect(asked.filter((path) => path.includes(String(id)) || path.startsWith('/api/analytics'))).toEqual([]);
});

test('a form survives the end of its session for the user who typed it, and for nobody else', async ({
  page,
  visitor,
}) => {
  const device = (await visitor()).request;
  const bruno = await signUp((await visitor()).request, { name: 'Bruno Baker' });
  const olive = await signUp(page.request, { name: 'Olive Orchard' });
  await page.goto('/business-setup');
  await fillForm(page, 'Orchard Dental');
  await endSessions(device, olive);
  await submit(page);
  await expect(toast(page, 'Error setting up business')).toContainText('Please log in to continue.');
  await expect(page).toHaveURL('/auth?login=true');
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await logIn(page, olive);
  await expect(page).toHaveURL('/business-setup');
  await expect(page.getByLabel('Business Name')).toHaveValue('Orchard Dental');
  await expect(page.getByRole('combobox', { name: 'Google Business Category 1' })).toHaveValue('Dental clinic');
  await submit(page);
  await expect(summary(page)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Business' }).click();
  await page.getByLabel('City').fill('Salem');
  await pick(page, 'Google Business Category 2', 'cosmetic dentist');
  const address = page.url();
  await endSessions(device, olive);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(banner(page)).toBeVisible();
  await logIn(page, olive);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('City')).toHaveValue('Salem');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByLabel('City')).toHaveValue('Asheville');

  await page.goto('/business-setup');
  await fillForm(page, 'A secret plan');
  await endSessions(device, olive);
  await submit(page);
  await expect(banner(page)).toBeVisible();
  await logIn(page, bruno);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/business-setup');
  await expect(page.getByLabel('Email Address to Send Feedback')).toHaveValue(bruno.email);
  await expect(page.getByLabel('Business Name')).toHaveValue('');
});

test("all tabs follow the browser's session, and no action is taken as the wrong user", async ({ page, context }) => {
  const bruno = await signUp(page.request, { name: 'Bruno Baker' });
  const olive = await signUp(page.request, { name: 'Olive Orchard' });
  await page.goto('/business-setup');
  await fillForm(page, 'Orchard Dental');
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth?login=true');
  await other.goto('/auth?login=true');
  await logIn(other, bruno);
  await expect(page).toHaveURL('/dashboard');
  await expect(named(page, bruno)).toBeVisible();

  await page.goto('/business-setup');
  await expect(page.getByLabel('Business Name')).toHaveValue('');
  await fillForm(page, 'Baker Dental');
  // This tab was suspended and missed the message about the new session.
  await signIn(page.request, olive);
  await submit(page);
  await expect(toast(page, 'Error setting up business')).toContainText(
    'Someone else is signed in on this browser now. Nothing was changed.',
  );
  await expect(named(page, olive)).toBeVisible();
  await expect(page.getByLabel('Business Name')).toHaveValue('');
  await expect(page.getByLabel('Email Address to Send Feedback')).toHaveValue(olive.email);
  expect(await (await page.request.get('/api/businesses')).json()).toEqual([]);
});

test('text typed into one form of /auth appears in the next, except passwords', async ({ page }) => {
  const { name, email } = newAccount();
  await page.goto('/auth?register=true');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('four green bicycles');
  await tab(page, 'Login').click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await tab(page, 'Register').click();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
