import { readFile } from 'node:fs/promises';
import { makeBusiness, signIn, signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, expectAccessibleInBothThemes, phone, test } from './fixture.ts';
import { box, message, row, rows, sendFeedback, state } from './inbox.ts';

test.use(desktop);

const wait = 'The wait was long and nobody said why.';
const parking = 'The parking was full for an hour.';

test('IN-10 the tab and the card show what is waiting, and nothing at zero', async ({ page, visitor }) => {
  await signUp(page.request);
  const older = await makeBusiness(page.request, { name: 'Willow Street' });
  await makeBusiness(page.request, { name: 'Corner Bakery' });
  await sendFeedback((await visitor()).request, older.id, wait);
  await page.goto('/dashboard');
  const card = page.getByRole('article', { name: 'Willow Street' });
  await expect(card.getByRole('link', { name: 'Inbox 1 waiting' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Corner Bakery' }).getByRole('link', { name: /waiting/ })).toHaveCount(
    0,
  );
  await expect(page.getByRole('tab', { name: 'Inbox 1 waiting' })).toBeVisible();
  await card.getByRole('link', { name: 'Inbox 1 waiting' }).click();
  await expect(page.getByRole('combobox', { name: 'Business' }).locator('option:checked')).toHaveText('Willow Street');
  await row(page, wait).click();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Inbox', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'My Businesses' }).click();
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: /waiting/ })).toHaveCount(0);
});

test('D-25 private feedback is read, marked, exported and deleted', async ({ page, visitor }) => {
  const { email } = await signUp(page.request);
  const { id, slug } = await makeBusiness(page.request, { feedbackEmail: email });
  const customer = await visitor();
  await sendFeedback(customer.request, id, wait);
  const robin = { name: 'Robin Ashworth', email: 'robin@example.org', phone: '+1 828 555 0142' };
  await sendFeedback(customer.request, id, parking, robin);
  await page.goto('/dashboard?tab=inbox');
  await expect(rows(page)).toContainText([wait, parking]);
  await expectAccessible(page);
  await row(page, parking).click();
  await expect(message(page).getByRole('heading', { name: 'Robin Ashworth' })).toBeFocused();
  await expect(message(page).getByRole('link', { name: 'robin@example.org' })).toBeVisible();
  await expect(message(page).getByRole('link', { name: '+1 828 555 0142' })).toHaveAttribute(
    'href',
    'tel:+18285550142',
  );
  await expect(message(page).getByText(/^Received, and the email to you (was delivered|is on its way)$/)).toBeVisible();
  await expect(row(page, wait)).toContainText('Unread');
  await expect(row(page, parking)).not.toContainText('Unread');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row(page, parking)).toContainText('Unread');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`feedback-${slug}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain(parking);
  await page.route('**/feedback.csv', (route) => route.fulfill({ status: 429, json: { error: 'Too many requests.' } }));
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await expect(page.locator('.toast').getByText('Download Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await expect(question).toContainText('This cannot be undone.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, wait)).toBeFocused();
  await expect(page.locator('.toast', { hasText: 'Message deleted' })).toBeVisible();
});

test('IN-11 the noon routine: ten messages by keyboard', async ({ page, visitor }) => {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  const customer = (await visitor()).request;
  for (let number = 1; number <= 10; number++) await sendFeedback(customer, id, `Message ${number} of this morning.`);
  await page.goto('/dashboard?tab=inbox');
  await expect(rows(page)).toHaveCount(10);
  const text = 'Thank you for telling us. We now say so when we run late.';
  let keys = 0;
  const press = async (...names: readonly string[]) => {
    for (const name of names) await page.keyboard.press(name);
    keys += names.length;
  };
  const started = Date.now();
  for (let left = 10; left > 0; left--) {
    await expect(rows(page)).toHaveCount(left);
    if (left < 10) await expect(rows(page).first()).toBeFocused();
    if (left % 3 === 1) {
      await press('r');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type(text);
      await press('Control+Enter');
    } else if (left % 3 === 2) {
      await press('n');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('Dana knows the details.');
      await press('Control+Enter');
      await expect(rows(page).first()).toBeFocused();
      await press('e');
    } else await press('e');
  }
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeFocused();
  const seconds = (Date.now() - started) / 1000;
  console.log(`ten messages: ${keys} keys besides the texts, ${seconds.toFixed(1)} s of machine work`);
  expect(keys).toBeLessThanOrEqual(30);
  await expect(state(page, 'Answered')).toHaveText('Answered 4');
  await expect(state(page, 'Done')).toHaveText('Done 6');
});

test('IN-9 IN-8 two windows of one owner see each other, and no reply is lost', async ({ page, visitor }) => {
  const account = await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  const customer = (await visitor()).request;
  await sendFeedback(customer, id, wait);
  await sendFeedback(customer, id, parking);
  const other = await visitor(desktop);
  await signIn(other.request, account);
  for (const window of [page, other]) {
    await window.goto('/dashboard?tab=inbox');
    await expect(rows(window)).toHaveCount(2);
  }
  await row(page, parking).click();
  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(other), 'within 5 s').toHaveCount(1, { timeout: 5000 });

  for (const window of [page, other]) {
    await row(window, wait).click();
    await window.keyboard.press('r');
    await expect(box(window)).toBeFocused();
  }
  await page.keyboard.type('We are sorry, and we now call people who wait.');
  await other.keyboard.type('Thank you. From now on we say when we run late.');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.toast')).toContainText('Reply sent.');
  await other.keyboard.press('Control+Enter');
  const alert = other.getByRole('alert').filter({ hasText: 'Nothing is lost' });
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('You replied just now.');
  await expect(alert).toContainText('We are sorry, and we now call people who wait.');
  await expect(alert).toContainText('Thank you. From now on we say when we run late.');
  await expectAccessibleInBothThemes(other);
  await alert.getByRole('button', { name: 'Send mine too' }).click();
  await expect(other.locator('.toast')).toContainText('Reply sent.');
  await state(page, 'Answered').click();
  await row(page, wait).click();
  await expect(message(page)).toContainText('We are sorry, and we now call people who wait.');
  await expect(message(page)).toContainText('Thank you. From now on we say when we run late.');
});

test('IN-1 on a phone the list and the message are one column', async ({ visitor }) => {
  const page = await visitor(phone);
  await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  const customer = (await visitor()).request;
  await sendFeedback(customer, id, `${wait} ${'long'.repeat(60)}`);
  await sendFeedback(customer, id, parking);
  await page.goto('/dashboard?tab=inbox');
  await expect(rows(page)).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  await row(page, wait).click();
  await expect(message(page).getByRole('heading', { name: 'Anonymous' })).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await row(page, parking).click();
  await page.getByRole('button', { name: 'Inbox', exact: true }).click();
  await expect(row(page, parking)).toBeFocused();
  await row(page, parking).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, wait)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, parking)).toBeFocused();
});

for (const size of [phone, { ...phone, viewport: { width: 320, height: 640 } }, desktop])
  test(`IN-21 snooze, saved replies and the list of keys at ${size.viewport.width} pixels`, async ({ visitor }) => {
    const page = await visitor(size);
    await signUp(page.request);
    const { id } = await makeBusiness(page.request);
    await sendFeedback((await visitor()).request, id, wait, {
      name: 'Maximiliana Featherstonehaugh-Castellanos-Montgomery',
    });
    await page.request.post(`/api/businesses/${id}/saved-replies`, {
      data: { name: 'A name as long as a name can possibly be', text: 'Thank you. '.repeat(20) },
    });
    await page.goto('/dashboard?tab=inbox');
    await row(page, wait).click();
    const checked = async () => {
      await expectAccessibleInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    };
    await page.getByRole('button', { name: 'Snooze', exact: true }).click();
    await expect(page.getByLabel('Another day')).toBeVisible();
    await checked();
    await box(page).focus();
    await page.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('button', { name: /^Insert/ }).waitFor();
    await checked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await checked();
  });

test('IN-7 an unsent reply survives a reload and the end of the session, and a logout erases it', async ({
  page,
  visitor,
}) => {
  const account = await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  await sendFeedback((await visitor()).request, id, wait);
  await page.goto('/dashboard?tab=inbox');
  await row(page, wait).click();
  const text = 'Thank you for telling us. We now call you.';
  await page.keyboard.press('r');
  await page.keyboard.type(text);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(box(page)).toHaveValue(text);

  const device = (await visitor()).request;
  await signIn(device, account);
  await device.post('/api/logout-everywhere', { data: {} });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page).toHaveURL('/auth?login=true');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(box(page)).toHaveValue(text);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).toBe('[{},{}]');
});

test("IN-12 one person's data is found, exported and erased", async ({ page, visitor }) => {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  const customer = (await visitor()).request;
  await sendFeedback(customer, id, wait, { name: 'Robin', email: 'robin@example.org' });
  await sendFeedback(customer, id, parking);
  await page.goto('/dashboard?tab=inbox');
  await page.getByRole('button', { name: "One person's data" }).click();
  const dialog = page.getByRole('dialog', { name: "One person's data" });
  await dialog.getByLabel('Email address').fill('nobody@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nothing is stored for this address.')).toBeVisible();
  await dialog.getByLabel('Email address').fill('robin@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 message from this address.')).toBeVisible();
  await expectAccessible(page);
  for (const [name, ending] of [
    ['Export as text', 'txt'],
    ['Export as JSON', 'json'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`personal-data.${ending}`);
    expect(await readFile(await file.path(), 'utf8')).toContain(wait);
  }
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, parking)).toBeVisible();
});

test('IN-13 a business has a time zone, a kind of email and a promise', async ({ page }) => {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  await page.goto(`/business-edit/${id}`);
  await page.getByRole('combobox', { name: 'Time zone' }).fill('new york');
  await page.getByRole('option', { name: 'America/New York' }).click();
  await page.getByLabel('What emails include').selectOption('Notice only');
  await page.getByLabel('You reply within').selectOption('3 working days');
  await page.getByLabel('Show this on the thank-you page').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Try Your Review Generator Link').waitFor();
  await page.goto(`/business-edit/${id}`);
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New York');
  await expect(page.getByLabel('What emails include')).toHaveValue('notice');
  await expect(page.getByLabel('You reply within')).toHaveValue('3');
  await expect(page.getByLabel('Show this on the thank-you page')).toBeChecked();
});

test('IN-14 the emails to a user are choices in the account settings', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/account-settings');
  await expect(page.getByRole('heading', { name: 'Emails to you' })).toBeVisible();
  const [summary, monday] = [page.getByLabel('Morning summary'), page.getByLabel('Monday email')];
  await expect(summary).not.toBeChecked();
  await expect(monday).toBeChecked();
  await summary.check();
  await monday.uncheck();
  await expect(monday).toBeEnabled();
  await page.reload();
  await expect(summary).toBeChecked();
  await expect(monday).not.toBeChecked();
});
