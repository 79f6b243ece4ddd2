import type { Locator, Page } from '@playwright/test';
import type { Account } from './accounts.ts';

export const password = (page: Page) => page.getByLabel('Password', { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const says = (page: Page, words: string) => page.locator('.toast').getByText(words, { exact: true });
export const errorOf = (field: Locator) =>
  field.locator('xpath=ancestor::div[contains(@class,"field")]').locator('.err');

export async function register(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await password(page).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await button(page, 'Register').click();
}

export async function logIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await password(page).fill(account.password);
  await button(page, 'Login').click();
}
