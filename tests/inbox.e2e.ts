import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, test } from './fixture.ts';

test.use(desktop);

async function say(request: APIRequestContext, businessId: number, feedback: string, more = {}): Promise<void> {
  const data = { businessId, feedback, ...more };
  expect((await request.post(`/api/businesses/${businessId}/send-feedback`, { data })).status()).toBe(200);
}

const entries = (page: Page) => page.getByRole('article');

test('the tab, the list of businesses and the card show the unread count', async ({ page, visitor }) => {
  await signUp(page.request);
  const older = await makeBusiness(page.request, { name: 'Willow Street' });
  await makeBusiness(page.request, { name: 'Corner Bakery' });
  await say((await visitor()).request, older.id, 'The wait was long and nobody said why.');
  await page.goto('/dashboard');
  const card = page.getByRole('article', { name: 'Willow Street' });
  await expect(card.getByRole('link', { name: '1 unread' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Corner Bakery' }).getByText('unread')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Feedback (1 unread)' }).click();
  const choice = page.getByRole('combobox');
  await expect(choice.locator('option:checked')).toHaveText('Willow Street (1 unread)');
  await expect(page.getByText('The wait was long and nobody said why.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByRole('tab', { name: 'Feedback', exact: true })).toBeVisible();
  await expect(choice.locator('option:checked')).toHaveText('Willow Street');
});

test('D-25 private feedback is read, marked, exported and deleted', async ({ page, visitor }) => {
  const { email } = await signUp(page.request);
  const { id, slug } = await makeBusiness(page.request, { feedbackEmail: email });
  const customer = await visitor();
  await say(customer.request, id, 'The wait was long and nobody said why.');
  await say(customer.request, id, 'The parking was full for an hour.', {
    name: 'Robin Ashworth',
    email: 'robin@example.org',
    phone: '+1 828 555 0142',
  });
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await expect(entries(page).locator('.say')).toHaveText([
    'The parking was full for an hour.',
    'The wait was long and nobody said why.',
  ]);
  await expect(page.getByText('2 unread', { exact: true })).toBeVisible();
  const first = entries(page).first();
  await expect(first).toHaveAccessibleName('Feedback from Robin Ashworth');
  await expect(first.getByRole('link', { name: 'robin@example.org' })).toBeVisible();
  await expect(first.getByRole('link', { name: '+1 828 555 0142' })).toHaveAttribute('href', 'tel:+18285550142');
  await expect(first.getByText(/^Email (delivered|on its way)$/)).toBeVisible();
  await expect(entries(page).last().getByText('Anonymous')).toBeVisible();
  await expect(entries(page).last().getByText('Not provided').first()).toBeVisible();
  await expectAccessible(page);

  await first.getByRole('button', { name: 'Mark as read' }).click();
  await expect(first.getByText('Read', { exact: true })).toBeVisible();
  await expect(page.getByText('1 unread', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText('2 unread', { exact: true })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`feedback-${slug}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain('The parking was full for an hour.');
  await page.route('**/feedback.csv', (route) => route.fulfill({ status: 429, json: { error: 'Too many requests.' } }));
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await expect(page.locator('.toast').getByText('Download Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();

  await first.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this feedback?' });
  await expect(question).toContainText('This cannot be undone.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(entries(page)).toHaveCount(1);
  await expect(page.locator('.toast', { hasText: 'Feedback deleted' })).toBeVisible();
});

test('D-25 older feedback follows on request, and each business has its own', async ({ page, visitor }) => {
  await signUp(page.request);
  const quiet = await makeBusiness(page.request, { name: 'Corner Bakery on Elm' });
  const { id } = await makeBusiness(page.request);
  const customer = await visitor();
  for (let number = 1; number <= 25; number++) await say(customer.request, id, `This is message number ${number}.`);
  await page.goto('/dashboard?tab=feedback');
  await expect(entries(page)).toHaveCount(20);
  await expect(entries(page).first()).toContainText('This is message number 25.');
  await page.getByRole('button', { name: 'Show older feedback' }).click();
  await expect(entries(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Show older feedback' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Business' }).selectOption(String(quiet.id));
  await expect(page.getByText('No feedback yet')).toBeVisible();
  await expectAccessible(page);
});
