import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { type Account, type MadeBusiness, makeBusiness, newAccount, signUp } from './accounts.ts';

const administrator = newAccount({ name: 'Ada Admin', email: 'admin@example.org' });

/** Signs in as the product's administrator. The first call creates the account. */
export async function signInAsAdministrator(browser: APIRequestContext): Promise<void> {
  const { email, password } = administrator;
  const known = await browser.post('/api/login', { data: { email, password } });
  if (!known.ok()) await signUp(browser, administrator);
}

/** A unique search word, without digits, because six of them would look like a code. */
export const rareWord = () =>
  `q${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

/** Another user with an account and their own session. */
export async function makeOwner(baseURL: string | undefined, known: Partial<Account> = {}) {
  const browser = await request.newContext(baseURL ? { baseURL } : {});
  const account = await signUp(browser, known);
  return {
    ...account,
    browser,
    makeBusiness: (fields?: Readonly<Record<string, unknown>>): Promise<MadeBusiness> => makeBusiness(browser, fields),
  };
}

/** Opens the screen and shows only the rows with this word. */
export async function searchFor(page: Page, word: string, tab = 'Users'): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('tab', { name: tab, exact: true }).click();
  // The old list stays until the response arrives, and can look the same.
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('search') === word);
  await page.getByRole('searchbox').fill(word);
  await answered;
  await expect(rows(page).first()).toContainText(word);
  await expect(rows(page).filter({ hasNotText: word })).toHaveCount(0);
}

export const rows = (page: Page) => page.getByRole('tabpanel').locator('tbody tr');
