import { expect, type Page } from '@playwright/test';

/** The chips of the sentiments, without 'Other'. */
export const sentiments = (page: Page) => page.getByRole('group', { name: 'Sentiments' }).locator('[aria-pressed]');

/** Picks four of the offered sentiments that do not contradict each other. */
export async function pickFour(page: Page): Promise<string[]> {
  const chips = sentiments(page);
  await expect(chips.first()).toBeVisible();
  const labels: string[] = [];
  for (const index of [0, 1, 2, 4]) {
    labels.push(await chips.nth(index).innerText());
    await chips.nth(index).click();
  }
  return labels;
}

/** Goes to the third step. */
export async function reachReview(page: Page, path = '/review-wizard'): Promise<string> {
  await page.goto(path);
  await pickFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByRole('heading', { name: 'Your draft' })).toBeVisible();
  return page.locator('.say').innerText();
}

/** A message with its title and text. */
export const message = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });

export const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
