import type { Page } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, phone, test, type Visitor } from './fixture.ts';
import { expectControlsInView } from './in-view.ts';
import { box, message, row, rows, sendFeedback } from './inbox.ts';

const long = 'The wait was long and nobody said why. '.repeat(20).trim();
const words = 'We have looked into it, and we now say so when we run late.';

/** A long message whose reply is begun. */
async function beginReply(page: Page, visitor: Visitor): Promise<void> {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  await sendFeedback((await visitor()).request, id, long);
  await page.goto('/dashboard?tab=inbox');
  await row(page, 'The wait was long').click();
  await message(page).getByRole('button', { name: 'Reply', exact: true }).click();
  await box(page).fill(words);
}

const panels = [
  ['Snooze', 5],
  ['Assign', 2],
  ['More actions', 3],
] as const;

test.use(desktop);

test('IN-1 a message opened by its link is in view, and so is the place to answer it', async ({ page, visitor }) => {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  const customer = (await visitor()).request;
  for (let number = 1; number <= 14; number++)
    await sendFeedback(customer, id, `Message ${number}. ${'The wait was long and nobody said why. '.repeat(20)}`);
  await page.goto('/dashboard?tab=inbox');
  const last = rows(page).last();
  const address = await last.getAttribute('href');
  await page.goto(address ?? '');
  await expect(rows(page).and(page.locator('[aria-current]'))).toBeInViewport();
  await expect(box(page)).toBeInViewport();
  const send = page.getByRole('button', { name: 'Send reply' });
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('IN-1 the reply box is one line until it is used, and the list marks the message beside it', async ({
  page,
  visitor,
}) => {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request, { feedbackEmail: 'frontdesk@example.org' });
  await sendFeedback((await visitor()).request, id, 'The wait was long and nobody said why. '.repeat(12).trim());
  await page.goto('/dashboard?tab=inbox');
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeVisible();
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
  await expect(message(page).locator('.say')).toBeInViewport({ ratio: 1 });
  await expect(message(page).getByText(/^Received/)).toBeInViewport({ ratio: 1 });
  const opening = page.getByRole('button', { name: 'Thank you for telling us.' });
  await expect(opening).toBeHidden();
  await box(page).click();
  await opening.click();
  await expect(box(page)).toHaveValue('Thank you for telling us. ');
  await expect(page.getByRole('button', { name: 'Save as note' })).toBeInViewport({ ratio: 1 });
});

for (const filters of ['closed', 'open'])
  test(`IN-1 with the filters ${filters}, the reply box covers nothing of a panel, and keeps its words`, async ({
    page,
    visitor,
  }) => {
    await beginReply(page, visitor);
    if (filters === 'open') await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Has an email address')).toHaveCount(filters === 'open' ? 1 : 0);
    for (const [name, controls] of panels) {
      await message(page).getByRole('button', { name, exact: true }).click();
      await expectControlsInView(page.getByRole('group', { name, exact: true }), controls);
      await expect(box(page)).toHaveValue(words);
    }
    await message(page).getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('button', { name: 'Send reply' })).toBeInViewport({ ratio: 1 });
  });

test('IN-2 Escape closes the panel of a message, and its button has the focus again', async ({ page, visitor }) => {
  await beginReply(page, visitor);
  await page.keyboard.press('Escape');
  await expect(message(page).getByRole('heading', { name: 'Anonymous' })).toBeFocused();
  for (const [name, key] of [
    ['Snooze', 's'],
    ['Assign', 'a'],
  ] as const) {
    await page.keyboard.press(key);
    const panel = page.getByRole('group', { name });
    await expect(panel.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(message(page).getByRole('button', { name, exact: true })).toBeFocused();
  }
});

test('L-22 a message of the app covers no button of the inbox', async ({ page, visitor }) => {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  const customer = (await visitor()).request;
  await sendFeedback(customer, id, 'The wait was long.');
  await sendFeedback(customer, id, 'The parking was full.');
  await page.goto('/dashboard?tab=inbox');
  await row(page, 'The wait was long.').click();
  await page.keyboard.press('e');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Marked as done.');
  const covered = await toast.evaluate((shown) => {
    const over = shown.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(a, button, textarea, input, select)')]
      .filter((control) => !shown.contains(control))
      .map((control) => [control.textContent, control.getBoundingClientRect()] as const)
      .filter(
        ([, { left, right, top, bottom, width }]) =>
          width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top,
      )
      .map(([name]) => name);
  });
  expect(covered).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('IN-1 the reply box is at the end of the window, and grows at its own place when it is used', async ({
    page,
    visitor,
  }) => {
    await signUp(page.request);
    const { id } = await makeBusiness(page.request);
    await sendFeedback((await visitor()).request, id, 'The wait was long and nobody said why. '.repeat(20).trim());
    await page.goto('/dashboard?tab=inbox');
    await row(page, 'The wait was long').click();
    const send = page.getByRole('button', { name: 'Send reply' });
    const opening = page.getByRole('button', { name: 'Thank you for telling us.' });
    await expect(box(page)).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(opening).toBeInViewport({ ratio: 0.5 });
    await opening.tap();
    await expect(box(page)).toHaveValue('Thank you for telling us. ');
    await expect(box(page)).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Never ask about a public review')).toBeVisible();
  });

  test('IN-1 the reply box covers nothing of a panel, used or not, and keeps its words', async ({ page, visitor }) => {
    await beginReply(page, visitor);
    const open = async (name: string, controls: number) => {
      await message(page).getByRole('button', { name, exact: true }).first().tap();
      await expectControlsInView(page.getByRole('group', { name, exact: true }), controls);
    };
    await open('Snooze', 5);
    await open('More actions', 3);
    await expect(box(page)).toHaveValue(words);
    await box(page).fill('');
    await page.reload();
    await open('Snooze', 5);
    await open('More actions', 3);
  });
});
