import type { Page } from '@playwright/test';
import { makeBusiness, newAccount, signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, expectAccessibleInBothThemes, phone } from './fixture.ts';
import { sendFeedback } from './inbox.ts';
import { focusByTab } from './keyboard.ts';
import { codeIn, type Mailbox } from './mailbox.ts';
import { test } from './mailed-product.ts';

test.use(desktop);

/** Nothing to scroll sideways on a phone or a desktop, and axe finds nothing in both themes. */
async function check(page: Page): Promise<void> {
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()} at ${viewport.width}`).toBeLessThanOrEqual(0);
    if (viewport === phone.viewport) await expectAccessible(page);
  }
  await expectAccessibleInBothThemes(page);
}

async function invite(page: Page, businessId: number, email: string, role: RegExp): Promise<void> {
  await page.goto(`/team/${businessId}`);
  await page.getByRole('link', { name: 'Invite' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('radio', { name: role }).check();
  await check(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`We emailed ${email}.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Cancel: ${email}` })).toBeVisible();
}

async function linkIn(mailbox: Mailbox, email: string): Promise<string> {
  const { text } = await mailbox.waitFor(email, 'invited you to');
  return /https?:\S+\/join\/\S+/.exec(text)?.[0] ?? '';
}

test('a new person registers from the invitation, joins as front desk and sees only that', async ({
  page,
  visitor,
  mailbox,
}) => {
  await signUp(page.request, { name: 'Maya Lindqvist' });
  const business = await makeBusiness(page.request);
  const { email, password } = newAccount({ name: 'Priya Nair' });
  await invite(page, business.id, email, /^Front desk/);
  await check(page);

  const priya = await visitor(desktop);
  await priya.goto(await linkIn(mailbox, email));
  await expect(priya.getByRole('heading', { name: 'Join Bright Harbor Dental' })).toBeVisible();
  await check(priya);
  await priya.getByRole('link', { name: 'Create an account and join' }).click();
  await expect(priya.getByLabel('Email', { exact: true })).toHaveValue(email);
  await priya.getByLabel('Name', { exact: true }).fill('Priya Nair');
  await priya.getByLabel('Password', { exact: true }).fill(password);
  await priya.getByLabel('Confirm password', { exact: true }).fill(password);
  await priya.getByRole('button', { name: 'Register', exact: true }).click();
  const { text } = await mailbox.waitFor(email, /\b\d{6}\b/);
  await priya.getByLabel('6-digit code').fill(codeIn(text));
  await priya.getByRole('button', { name: 'Verify', exact: true }).click();
  await priya.getByLabel('Password', { exact: true }).fill(password);
  await priya.getByRole('button', { name: 'Login' }).last().click();
  await priya.getByRole('button', { name: 'Join as front desk' }).click();
  await expect(priya).toHaveURL(/\/dashboard/);

  const card = priya.getByRole('article', { name: 'Bright Harbor Dental' });
  await expect(card.getByRole('navigation').getByRole('link')).toHaveText(['Front desk', 'Print kit', 'Team']);
  await expect(priya.getByRole('tab')).toHaveText(['My Businesses', 'Account Settings']);
  await check(priya);
  await card.getByRole('link', { name: 'Team' }).click();
  await expect(priya.getByRole('heading', { name: 'Your role here is front desk' })).toBeVisible();
  await check(priya);
  await priya.goto(await linkIn(mailbox, email));
  await expect(priya.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
});

test('TM-10 an existing person joins after a log out, is removed while typing, and keeps the words', async ({
  page,
  visitor,
  mailbox,
  watch,
}) => {
  test.slow();
  watch.allow(/404/);
  await signUp(page.request, { name: 'Maya Lindqvist' });
  const business = await makeBusiness(page.request);
  const dana = await visitor(desktop);
  const account = await signUp(dana.request, { name: 'Dana Whitfield' });
  await invite(page, business.id, account.email, /^Manager/);

  const other = await visitor(desktop);
  const { email } = await signUp(other.request, { name: 'Someone Else' });
  const link = await linkIn(mailbox, account.email);
  await other.goto(link);
  await expect(other.getByText(email)).toBeVisible();
  await check(other);
  await other.getByRole('button', { name: 'Log out and continue' }).click();
  await other.getByRole('link', { name: 'I have an account' }).click();
  await other.getByLabel('Password', { exact: true }).fill(account.password);
  await other.getByRole('button', { name: 'Login' }).last().click();
  await other.getByRole('button', { name: 'Join as manager' }).click();
  await expect(other).toHaveURL(/\/dashboard/);

  await sendFeedback(page.request, business.id, 'I waited forty minutes past my time.');
  await page.goto('/dashboard?tab=inbox');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('button', { name: /^Dana Whitfield/ }).click();
  await expect(page.getByText('Assigned to Dana Whitfield', { exact: true })).toBeVisible();
  await mailbox.waitFor(account.email, 'assigned');
  await other.goto('/dashboard?tab=inbox&mine=1');
  await other.getByRole('textbox', { name: 'Reply' }).fill('We are sorry to hear this. We look into it today.');
  await check(other);
  await other.getByRole('button', { name: /^Send/ }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Answered/ }).click();
  await expect(page.getByText(/Reply by Dana Whitfield/)).toBeVisible();

  await other.goto(`/places/${business.id}`);
  await other.getByRole('textbox').first().fill('Window by the till');
  await page.goto(`/team/${business.id}`);
  await page.getByRole('button', { name: 'More for Dana Whitfield' }).click();
  await page.getByRole('button', { name: 'Remove from the team' }).click();
  await page.getByRole('button', { name: 'Remove Dana Whitfield' }).click();
  await expect(page.locator('.toast', { hasText: 'Dana Whitfield is no longer on this team.' })).toBeVisible();
  await other.getByRole('textbox').first().press('Enter');
  await expect(other.getByRole('heading', { name: "You're no longer on this team" })).toBeVisible();
  await expect(other.getByRole('textbox')).toHaveValue('Window by the till');
  await check(other);

  await page.getByRole('button', { name: 'Who did what' }).click();
  await expect(page.getByText(/Dana Whitfield joined as manager/)).toBeVisible();
  await check(page);
});

test('TM-11 by keyboard alone: invite, join, assign, transfer, leave', async ({ page, visitor, mailbox }) => {
  await signUp(page.request, { name: 'Maya Lindqvist' });
  const business = await makeBusiness(page.request);
  const dana = await visitor(desktop);
  const account = await signUp(dana.request, { name: 'Dana Whitfield' });

  await page.goto(`/team/${business.id}`);
  await focusByTab(page, page.getByRole('link', { name: 'Invite' }));
  await page.keyboard.press('Enter');
  await focusByTab(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(account.email);
  await focusByTab(page, page.getByRole('radio', { name: /^Manager/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Cancel: ${account.email}` })).toBeVisible();

  await dana.goto(await linkIn(mailbox, account.email));
  await focusByTab(dana, dana.getByRole('button', { name: 'Join as manager' }));
  await dana.keyboard.press('Enter');
  await expect(dana).toHaveURL(/\/dashboard/);

  await sendFeedback(page.request, business.id, 'I waited forty minutes past my time.');
  await page.goto('/dashboard?tab=inbox');
  await expect(page.getByRole('button', { name: 'Assign', exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await focusByTab(page, page.getByRole('button', { name: /^Dana Whitfield/ }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast', { hasText: 'Assigned to Dana Whitfield.' })).toBeVisible();
  await dana.goto('/dashboard?tab=inbox&mine=1');
  await expect(dana.getByText(/^Assigned to you by Maya Lindqvist, /).first()).toBeVisible();

  await page.goto(`/team/${business.id}`);
  await focusByTab(page, page.getByRole('link', { name: 'Transfer ownership' }));
  await page.keyboard.press('Enter');
  await focusByTab(page, page.getByRole('button', { name: 'Transfer to Dana Whitfield' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast', { hasText: 'Dana Whitfield is the owner now.' })).toBeVisible();

  await focusByTab(page, page.getByRole('button', { name: 'Leave this team' }));
  await page.keyboard.press('Enter');
  await focusByTab(page, page.getByRole('button', { name: 'Leave', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast', { hasText: 'You left the team' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  expect((await page.request.get(`/api/businesses/${business.id}`)).status()).toBe(404);
});
