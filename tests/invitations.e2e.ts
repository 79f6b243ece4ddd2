import type { Page } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, phone } from './fixture.ts';
import { test } from './invited-product.ts';

test.use(desktop);

const today = (page: Page) => page.getByRole('region', { name: 'Today' }).getByRole('listitem');

/** Through the settings screen, with emails at any hour of any day. */
async function switchOn(page: Page, businessId: number): Promise<void> {
  await page.goto(`/invitations/${businessId}`);
  await expect(page.getByRole('heading', { name: 'No one has been invited yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Open settings' }).click();
  await page.getByLabel('Postal address').fill('12 Juniper Street, Portland, OR 97201');
  await page.getByLabel('Not before').selectOption('Midnight');
  await page.getByLabel('Not after').selectOption('Midnight');
  for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).check({ force: true });
  await page.getByRole('button', { name: 'Save and send yourself a test email' }).click();
  await expect(page.getByText('Test email sent', { exact: true })).toBeVisible();
}

test('FD-13 from the owner’s switch to the customer who stops the emails', async ({
  page,
  visitor,
  mailbox,
  passDay,
}) => {
  const owner = await signUp(page.request);
  const business = await makeBusiness(page.request);
  await switchOn(page, business.id);
  await mailbox.waitFor(owner.email, 'A quick question');
  await page.getByRole('switch', { name: 'Send invitations' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a screen' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const address = await page.getByRole('link', { name: 'Open it here' }).getAttribute('href');

  const desk = await visitor(desktop);
  await desk.goto(address ?? '');
  const email = desk.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await desk.keyboard.type('maria@example.org');
  await desk.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('');
  await expect(today(desk)).toHaveText([/^m…@example\.orggoes out .+Undo$/]);
  await desk.keyboard.type('sam@example.org');
  await desk.keyboard.press('Enter');
  await expect(today(desk)).toHaveText([/^s…@example\.org/, /^m…@example\.org/]);
  await desk.getByRole('button', { name: 'Undo s…@example.org' }).click();
  await expect(today(desk).first()).toHaveText(/undone$/);
  await expect(email).toBeFocused();
  await desk.reload();
  await expect(today(desk)).toHaveText([/undone$/, /Undo$/]);

  await passDay();
  const invitation = await mailbox.waitFor('maria@example.org', 'Tell us how it went');
  expect(invitation.subject).toBe('A quick question');
  const customer = await visitor(phone);
  await customer.goto(/http\S+\/i\/[\w-]+/.exec(invitation.text)?.[0] ?? '');
  await expect(customer.getByRole('button', { name: 'Thumbs up' })).toBeVisible();
  expect(new URL(customer.url()).pathname).not.toContain('/i/');

  await customer.goto(/http\S+\/unsubscribe\/[\w-]+/.exec(invitation.text)?.[0] ?? '');
  await customer.getByRole('button').first().click();
  await expect(customer.getByText(/You won’t get any more/)).toBeVisible();

  await desk.keyboard.type('maria@example.org');
  await desk.keyboard.press('Enter');
  await expect(today(desk).first()).toHaveText(/They asked us not to email them\.$/);
  await page.goto(`/invitations/${business.id}`);
  await expect(page.getByRole('row', { name: /^m…@example\.org/ })).toContainText('Unsubscribed');
  expect(mailbox.emails.filter(({ to }) => to === 'sam@example.org')).toEqual([]);
});
