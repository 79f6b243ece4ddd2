import type { Page } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { heading, openFeedback } from './customer.ts';
import { desktop, expect, phone } from './fixture.ts';
import { box, message, row, rows, state } from './inbox.ts';
import { test } from './mailed-product.ts';

test.use(desktop);

const complaint = 'I waited forty minutes and nobody told me why.';
const linkIn = (text: string) => /http\S+\/reply\/[0-9A-Z]{12}/.exec(text)?.[0] ?? '';

/** Left edge, size and order of the public buttons. */
const publicButtons = (page: Page) =>
  page.locator('a.plat:visible').evaluateAll((links) =>
    links.map((link) => {
      const { x, width, height } = link.getBoundingClientRect();
      return [(link as HTMLElement).innerText.split('\n').find((line) => line.length > 1), x, width, height];
    }),
  );

async function replyByKeyboard(page: Page, text: string): Promise<void> {
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(row(page, complaint)).toBeFocused();
  await page.keyboard.press('r');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeFocused();
}

test('IN-15 C-101 a conversation by email, from the phone to the desk and back, until it is settled', async ({
  page,
  visitor,
  mailbox,
}) => {
  const owner = await signUp(page.request);
  const business = await makeBusiness(page.request, {
    feedbackEmail: owner.email,
    facebookUrl: 'https://www.facebook.com/bright-harbor',
  });
  const customer = await visitor(phone);
  await openFeedback(customer, `/thumbs-up-down/${business.slug}`);
  const wanted = await publicButtons(customer);
  expect(wanted.map(([label]) => label)).toEqual(['Google', 'Facebook']);
  await customer.getByLabel('What happened?').fill(complaint);
  await customer.getByLabel('Name').fill('Sam');
  await customer.getByLabel('Email').fill('sam@example.org');
  await customer.getByRole('button', { name: 'Send feedback' }).click();
  await expect(customer.getByRole('heading', { name: 'Want to hear back?' })).toBeVisible();
  expect(await publicButtons(customer)).toEqual(wanted);
  const code = (await customer.locator('output').innerText()).replaceAll('-', '');
  const told = await mailbox.waitFor(owner.email, 'Read it in Sayso');
  expect(told.subject).toBe('Private feedback for Bright Harbor Dental (Sayso)');
  // A practice gets notices too: the words stay in the inbox, one tap away.
  expect(told.text).not.toContain('forty minutes');
  await page.goto(/http\S+message=\S+/.exec(told.text)?.[0] ?? '');
  await expect(message(page)).toContainText(complaint);

  await page.goto('/dashboard?tab=inbox');
  await replyByKeyboard(page, 'Thank you for telling us. The desk now says so when we run late.');
  const email = await mailbox.waitFor('sam@example.org', 'replied to you');
  // A practice sends notices: the words stay on the page.
  expect(email.text).not.toContain('The desk now says so');
  expect(linkIn(email.text)).toBe(`${visitor.baseURL}/reply/${code}`);

  const later = await visitor({ ...phone, javaScriptEnabled: false });
  await later.goto(linkIn(email.text));
  await expect(heading(later, 'Your conversation')).toBeVisible();
  await expect(later.getByText('The desk now says so when we run late.')).toBeVisible();
  expect(await publicButtons(later)).toEqual(wanted);
  await later.getByRole('button', { name: 'Not yet' }).click();
  expect(await publicButtons(later)).toEqual(wanted);
  await expect(rows(page), 'within 5 s').toHaveCount(1, { timeout: 5000 });
  await later.getByLabel('Write back').fill('My son missed his first class because of it.');
  await later.getByRole('button', { name: 'Send' }).click();
  expect(await publicButtons(later)).toEqual(wanted);
  const toOwner = () => mailbox.emails.filter(({ subject }) => subject === told.subject);
  await expect.poll(() => toOwner().length).toBe(2);

  await page.reload();
  await replyByKeyboard(page, 'We are sorry about his class. Please call us, and we will find a better time.');
  await later.reload();
  await expect(later.getByText('Please call us, and we will find a better time.')).toBeVisible();
  await later.getByRole('button', { name: 'That settles it' }).click();
  await expect(later.getByText('You said that settles it.')).toBeVisible();
  expect(await publicButtons(later)).toEqual(wanted);
  await expect(state(page, 'Done'), 'within 5 s').toHaveText('Done 1', { timeout: 5000 });
  expect(mailbox.emails.filter(({ to }) => to === 'sam@example.org')).toHaveLength(2);
});
