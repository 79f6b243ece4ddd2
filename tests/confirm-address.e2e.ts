import type { Page } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, phone } from './fixture.ts';
import { test } from './mailed-product.ts';

test.use(desktop);

const desk = 'frontdesk@example.org';
const notice = (page: Page) => page.locator('.box', { hasText: 'Waiting for confirmation' });
const linkIn = (text: string) => /http\S+\/confirm-feedback-email\?token=[\w-]{43}/.exec(text)?.[0] ?? '';

test('D-30 a feedback address is confirmed by a button before any feedback is emailed to it', async ({
  page,
  visitor,
  mailbox,
}) => {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request, { name: 'Bright <b>Harbor</b>.example.com' });
  const words = 'The wait was long and nobody said why.';
  const customer = await visitor();
  const data = { businessId: id, feedback: words };
  expect((await customer.request.post(`/api/businesses/${id}/send-feedback`, { data })).status()).toBe(200);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(notice(page)).toContainText('Waiting for confirmation');
  await expect(notice(page)).toContainText(`We emailed a link to ${desk}. Open it and press Confirm.`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Inbox' }).click();
  await page.getByRole('link', { name: words }).click();
  await expect(page.getByText('the email waits until your address is confirmed')).toBeVisible();
  const first = await mailbox.waitFor(desk, /confirm-feedback-email/);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByRole('button', { name: `Send again to ${desk}` }).click();
  await expect(page.locator('.toast')).toContainText('Email sent');
  await expect.poll(() => mailbox.emails.filter(({ to }) => to === desk).length).toBe(2);
  const second = mailbox.emails.findLast(({ to }) => to === desk);
  expect(second?.text).toContain('The business “Bright b Harbor b example com” wants messages from its customers');

  const reader = await visitor({ ...phone, javaScriptEnabled: false });
  const old = await reader.goto(linkIn(first.text));
  expect(old?.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  const link = linkIn(second?.text ?? '');
  for (let look = 0; look < 3; look += 1) await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'Confirm this email address' })).toBeVisible();
  await expect(reader.getByText(desk)).toBeVisible();
  expect(mailbox.emails.filter(({ to }) => to === desk)).toHaveLength(2);

  const form = { token: new URL(link).searchParams.get('token') ?? '' };
  const post = async (headers: Record<string, string>) =>
    (await customer.request.post('/confirm-feedback-email', { form, headers, maxRedirects: 0 })).status();
  expect(await post({})).toBe(403);
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post({ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' })).toBe(403);

  await reader.getByRole('button', { name: 'Confirm' }).click();
  await expect(reader.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await expect(reader.getByText(desk)).toBeVisible();
  expect((await mailbox.waitFor(desk, 'Read it in Sayso')).subject).toMatch(/^Private feedback for .+ \(Sayso\)$/);
  await page.reload();
  await expect(page.getByText(/the email to you (was delivered|is on its way)/)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('D-31 the confirmation page is accessible, and explains when its link has expired', async ({
  page,
  visitor,
  mailbox,
}) => {
  await signUp(page.request);
  const email = 'second.desk@example.org';
  await makeBusiness(page.request, { feedbackEmail: email });
  const link = linkIn((await mailbox.waitFor(email, /confirm-feedback-email/)).text);
  const reader = await visitor(phone);
  const response = await reader.goto(link);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Confirm' }).focus();
  await reader.keyboard.press('Enter');
  await expect(reader.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await expectAccessible(reader);
  await reader.goto('/confirm-feedback-email?token=nobody');
  await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(reader);
});
