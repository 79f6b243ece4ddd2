import type { Page } from '@playwright/test';

export const dental = 'Google Business Category 1';
export const submit = (page: Page) => page.getByRole('button', { name: 'Set Up Business' }).click();
export const summary = (page: Page) => page.getByRole('heading', { name: 'Business setup completed!' });
export const toast = (page: Page, title: string) => page.locator('.toast', { hasText: title });

/** Fills in the required fields. Name and email come from the account. */
export async function fillForm(page: Page, name = 'Willow Street Family Dentistry'): Promise<void> {
  await page.getByLabel('Business Name').fill(name);
  await page.getByLabel('City').fill('Asheville');
  await page.getByLabel('State').fill('North Carolina');
  await pick(page, dental, 'dental clinic');
}

/** Holds back a request of the page until it is released. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

export async function pick(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.keyboard.press('Enter');
}
