import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type Account, newAccount } from './accounts.ts';
import type { Watch } from './fixture.ts';

interface Stage {
  /** The owner's page, signed out. */
  readonly page: Page;
  readonly visitor: (options?: BrowserContextOptions) => Promise<Page>;
  readonly watch: Watch;
  readonly customerOptions: BrowserContextOptions;
  /** Triggers the email and reads the code in it. */
  readonly codeOf: (account: Account, send: () => Promise<void>) => Promise<string>;
}

/** An owner registers and sets up a business, and a customer leaves for Google with a review. */
export async function runHappyPath({ page, visitor, watch, customerOptions, codeOf }: Stage): Promise<void> {
  await watch.serveOutside();
  const account = newAccount();
  await register(page, account, codeOf);
  await signIn(page, account);
  const path = await setUpBusiness(page, account);
  const customer = await visitor(customerOptions);
  await customer.goto(path);
  await postReview(customer);
  expect(watch.outside).toEqual(['https://g.page/r/bright-harbor/review']);

  // A click is counted in parallel: the other page can open before the count changes.
  const [business] = (await (await page.request.get('/api/businesses')).json()) as readonly { readonly id: number }[];
  const counts = async () => (await page.request.get(`/api/analytics/${business?.id}`)).json();
  await expect.poll(counts).toMatchObject({ googleLinkClicks: 1 });
  await page.goto('/dashboard');
  await expect(counter(page, 'Reviews Generated')).toHaveText('1');
  await expect(counter(page, 'Google Clicks')).toHaveText('1');
  await expect(counter(page, 'Facebook Clicks')).toHaveText('0');
}

const counter = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();

async function register(page: Page, account: Account, codeOf: Stage['codeOf']): Promise<void> {
  await page.goto('/auth?register=true');
  await page.getByLabel('Name', { exact: true }).fill(account.name);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password').fill(account.password);
  const code = await codeOf(account, async () => {
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    // Checked before the email arrives, because the message disappears by itself.
    await expect(page.locator('.toast').getByText('Registration Successful', { exact: true })).toBeVisible();
  });
  await expect(page.getByRole('tab', { name: 'Verify' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  await page.getByLabel(/code/i).fill(code);
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
}

async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('No businesses yet')).toBeVisible();
}

/** Returns the path of the new business's page. */
async function setUpBusiness(page: Page, account: Account): Promise<string> {
  await page.getByRole('link', { name: 'Set Up Business' }).first().click();
  await page.getByLabel('Business Name').fill('Bright Harbor Dental');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').fill('Oregon');
  await page.getByLabel('Your Name').fill(account.name);
  await page.getByLabel('Email Address to Send Feedback').fill('frontdesk@example.org');
  await page.getByLabel('Google Business Profile Review Link').fill('https://g.page/r/bright-harbor/review');
  await page.getByRole('combobox', { name: 'Google Business Category 1' }).fill('dental clin');
  await page.getByRole('option', { name: 'Dental clinic', exact: true }).click();
  await page.getByRole('button', { name: 'Set Up Business' }).click();
  // The message repeats it.
  await expect(page.getByRole('heading', { name: 'Business setup completed!' })).toBeVisible();
  const address = await page.locator('main a[href*="/thumbs-up-down/"]').first().getAttribute('href');
  const { pathname } = new URL(address ?? '', page.url());
  expect(pathname).toMatch(/^\/thumbs-up-down\/bright-harbor-dental/);
  return pathname;
}

async function postReview(customer: Page): Promise<void> {
  await customer.getByRole('button', { name: 'Thumbs up: good' }).click();
  const chips = customer.getByRole('group', { name: 'Sentiments' }).locator('[aria-pressed]');
  const labels = [
    'Select 3 more sentiments',
    'Select 2 more sentiments',
    'Select 1 more sentiment',
    'Generate My Review',
  ];
  const picks = ['Friendly staff', 'They listen', 'Short wait', 'Clean office'];
  for (const [index, label] of labels.entries()) {
    await chips.filter({ hasText: picks[index] ?? '' }).click();
    await expect(customer.getByRole('button', { name: label })).toBeVisible();
  }
  await customer.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(customer.getByText('Written from your choices. Edit it so that it is true for you.')).toBeVisible();
  const draft = await customer.locator('.say').innerText();
  expect(draft.split(/\s+/).length).toBeGreaterThanOrEqual(8);

  await customer.getByRole('button', { name: 'Copy and Post Review' }).click();
  await expect(customer.getByText('Where would you like to post your review?')).toBeVisible();
  expect(await customer.evaluate(() => navigator.clipboard.readText())).toBe(draft);

  const opened = customer.context().waitForEvent('page');
  await customer.getByRole('link', { name: /Google/ }).click();
  await expect(await opened).toHaveURL('https://g.page/r/bright-harbor/review');
}
