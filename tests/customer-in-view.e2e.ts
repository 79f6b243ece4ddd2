import {
  chooseOption,
  forbidCopying,
  heading,
  newBusiness,
  openDraft,
  openFeedback,
  openPicker,
  pick,
  serveDrafts,
  tapDisabled,
  toast,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixture.ts';
import {
  atTop,
  boxOf,
  branded,
  clipboard,
  dockTop,
  expectEqualPlatforms,
  expectInView,
  findCoveredText,
  isUncovered,
  longName,
  phone,
  post,
  scrollToEnd,
  writeLong,
} from './in-view.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`a draft keeps its buttons in view on a phone, in every state, ${colorScheme}`, async ({ visitor }) => {
    for (const business of [await branded(visitor), await newBusiness(visitor)]) {
      const page = await visitor({ ...phone, colorScheme, permissions: clipboard });
      await openDraft(page, business.path);
      await expectInView(page, 'Copy', post, 'Edit', 'Regenerate');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(toast(page, 'Copied to clipboard!')).toBeVisible();
      await expectInView(page, 'Copy', post, 'Edit');
      await writeLong(page);
      await scrollToEnd(page);
      await expectInView(page, 'Copy', post, 'Save');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Review updated')).toBeVisible();
      await expectInView(page, 'Copy', post);
      await scrollToEnd(page);
      await page.getByRole('button', { name: 'More options' }).click();
      await scrollToEnd(page);
      await expectInView(page, 'Copy', post, 'Edit', 'Start over', 'Choose where to post');
      await expectAccessible(page);
      await page.getByRole('button', { name: post }).click();
      await expect(toast(page, 'Copied to clipboard!')).toBeVisible();
      await atTop(page);
      await expectEqualPlatforms(page);
      await page.context().close();
    }
  });

test('after copying, the message covers neither the question nor the review, and moves nothing', async ({
  visitor,
}) => {
  const page = await visitor({ ...phone, permissions: clipboard });
  await serveDrafts(page, (route) =>
    route.fulfill({ json: { review: 'Friendly staff. The wait was long.', marks: [], voice: 'plain' } }),
  );
  await openDraft(page, (await branded(visitor)).path);
  await page.getByRole('button', { name: post }).click();
  await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
  await expect(toast(page, 'Copied to clipboard!')).toBeVisible();
  await expectEqualPlatforms(page);
  expect(await page.evaluate(findCoveredText, ['.header span', '.ask', '.say'])).toEqual([]);
  const top = await dockTop(page);
  await expect(toast(page, 'Copied to clipboard!')).toBeHidden();
  expect(await dockTop(page)).toBe(top);
});

test('a draft has six actions, and the others are one tap away', async ({ visitor }) => {
  const business = await newBusiness(visitor);
  const page = await visitor(phone);
  await serveDrafts(page, (route) =>
    route.fulfill({ json: { review: 'Friendly staff. The wait was long.', marks: [], voice: 'plain' } }),
  );
  await openDraft(page, business.path);
  const six = ['Regenerate', 'More options', 'Edit', 'Write Your Own', 'Copy', post];
  await expect(page.locator('main').getByRole('button')).toHaveText(six);
  await page.getByRole('button', { name: 'More options' }).press('Enter');
  const options = ['Shorter', 'Say a bit more', 'Choose where to post', 'Start over'];
  await expect(page.locator('main').getByRole('button')).toHaveText([...six.slice(0, 2), ...options, ...six.slice(2)]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Shorter' })).toBeFocused();
  await page.getByRole('button', { name: 'Say a bit more' }).press('Enter');
  await expect(page.getByLabel('What was it about?')).toBeFocused();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.locator('main').getByRole('button')).toHaveText(['Save', 'Regenerate', 'Copy', post]);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await expect(page.getByLabel('What was it about?')).toBeVisible();
});

test('the thumbs have the business above them in the middle, and are in the lower half of a phone', async ({
  visitor,
}) => {
  const named = await newBusiness(visitor, { name: longName });
  for (const [business, mark] of [
    [named, '.header b'],
    [await branded(visitor), '.header img'],
  ] as const) {
    const page = await visitor(phone);
    await page.goto(business.path);
    await expectInView(page, 'Thumbs up: good', 'Thumbs down: not good', 'How to use this page', 'Privacy');
    const [sign, name, question, up] = [
      await boxOf(page, mark),
      await boxOf(page, '.header span'),
      await boxOf(page, 'h1'),
      await boxOf(page, '#up'),
    ];
    for (const { middle } of [sign, name, question]) expect(Math.abs(middle - 180)).toBeLessThan(1);
    expect([sign.bottom < name.y, name.bottom < question.y, question.bottom < up.y]).toEqual([true, true, true]);
    expect(sign.height).toBeGreaterThanOrEqual(90);
    expect(up.y + up.height / 2).toBeGreaterThan(370);
    await expectAccessible(page);
    await page.context().close();
  }
  const page = await visitor(phone);
  await page.goto(named.path);
  await expect(page.locator('.header b')).toHaveText('S');
  await openPicker(page, named.path);
  expect((await boxOf(page, '.header')).height).toBeLessThan(100);
});

test('the choices come first, Other is the last of them, and what is missing is in view', async ({ visitor }) => {
  const page = await visitor(phone);
  await openPicker(page, (await newBusiness(visitor)).path);
  await expect(page.locator('.chip').first()).toBeInViewport({ ratio: 1 });
  expect((await boxOf(page, '.chip')).y).toBeLessThan(190);
  await expect(page.locator('.chip').last()).toHaveText('Other');
  await expect(page.getByText('0 of 4 chosen')).toBeInViewport({ ratio: 1 });
  await expectInView(page, 'Select 4 more sentiments');
  await page.getByRole('button', { name: 'Other' }).click();
  await page.getByLabel('Your own word or phrase').fill('Warm blanket');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chip').nth(-2)).toHaveText('Warm blanket');
  const line = await page.getByLabel('What was it about?').boundingBox();
  expect(line?.y).toBeGreaterThan((await page.locator('.chip').last().boundingBox())?.y ?? 0);
});

test('Start over and Back begin a step at its top', async ({ visitor }) => {
  const page = await visitor(phone);
  await openPicker(page, (await newBusiness(visitor)).path);
  const scrolled = () => page.evaluate(() => scrollY);
  for (const leave of [() => chooseOption(page, 'Start over'), () => page.goBack()]) {
    await scrollToEnd(page);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Write Your Own' }).click();
    await page.getByLabel('Your review text').fill('In my own words.');
    await page.getByRole('button', { name: 'Save' }).click();
    await leave();
    await expect(heading(page, 'What was it like?')).toBeInViewport({ ratio: 1 });
    expect(await scrolled()).toBe(0);
  }
});

test('while a draft is edited, it says why Regenerate waits', async ({ visitor }) => {
  const page = await visitor(phone);
  await openDraft(page, (await newBusiness(visitor)).path);
  await expect(page.getByText('Save to regenerate.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Save to regenerate.')).toBeInViewport({ ratio: 1 });
  const own = await visitor(phone);
  await openPicker(own, (await newBusiness(visitor)).path);
  await own.getByRole('button', { name: 'Write Your Own' }).click();
  await expect(own.getByRole('button', { name: 'Regenerate' })).toHaveAttribute('aria-disabled', 'true');
  await expect(own.getByText('Save to regenerate.')).toHaveCount(0);
});

test('where to post fits on a phone without scrolling', async ({ visitor }) => {
  const page = await visitor({ ...phone, permissions: clipboard });
  await openDraft(page, (await newBusiness(visitor)).path);
  await page.getByRole('button', { name: post }).click();
  await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
});

test('on the picker and the private form a message covers no button', async ({ visitor, watch }) => {
  watch.allow(/400/);
  const business = await branded(visitor);
  const page = await visitor(phone);
  await openPicker(page, business.path);
  await tapDisabled(page, 'Select 4 more sentiments');
  await expect(toast(page, 'Please select at least one sentiment')).toBeVisible();
  await scrollToEnd(page);
  await expectInView(page, 'Modern office', 'Select 4 more sentiments', 'Write Your Own');
  await pick(page, ['Friendly staff', 'Long wait', "Didn't feel rushed", 'Clean office', 'Gentle']);
  await expect(toast(page, 'Maximum sentiments reached')).toBeVisible();
  await scrollToEnd(page);
  await expectInView(page, 'Modern office', 'Generate My Review', 'Write Your Own');

  await page.route('**/send-feedback', (route) => route.fulfill({ status: 400, json: { error: 'No' } }));
  await page.goto(business.path);
  await page.evaluate(() => sessionStorage.clear());
  await openFeedback(page, business.path);
  await expectInView(page, 'Send feedback', 'Back');
  expect((await page.getByLabel('What happened?').boundingBox())?.y).toBeLessThan(265);
  await page.getByLabel('What happened?').fill('The wait was two hours');
  await page.getByLabel('Name').fill('Joan Ellis');
  await page.getByLabel('Email').fill('joan@example.org');
  await page.getByLabel('Email').press('Tab');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toBeInViewport({ ratio: 1 });
  expect(await page.getByLabel('Phone').evaluate(isUncovered)).toBe(true);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(toast(page, 'Error submitting feedback')).toBeInViewport({ ratio: 1 });
  await expectInView(page, 'Send feedback', 'Back');
  await scrollToEnd(page);
  await expectEqualPlatforms(page);
});

test('busy, failed, rejected and copied by hand: the way on stays in view', async ({ visitor, watch }) => {
  watch.allow(/400/);
  const business = await branded(visitor);
  const page = await visitor(phone);
  await forbidCopying(page);
  await openDraft(page, business.path);
  let fail = () => {};
  const waited = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/reviews/generate', async (route) => {
    await waited;
    await route.fulfill({ status: 400, json: { error: 'No' } });
  });
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Writing your review')).toBeVisible();
  await expectInView(page, 'Back');
  fail();
  await expect(toast(page, 'Error regenerating review')).toBeVisible();
  await expectInView(page, 'Copy', post, 'Edit');
  await writeLong(page);
  await page.getByRole('button', { name: post }).click();
  await expect(toast(page, 'Manual copy required')).toBeVisible();
  await expectInView(page, 'Done');
  await page.getByRole('button', { name: 'Done' }).click();
  await atTop(page);
  await expectEqualPlatforms(page);

  const failing = await visitor(phone);
  await failing.route('**/api/reviews/generate', (route) => route.fulfill({ status: 400, json: { error: 'No' } }));
  await openPicker(failing, business.path);
  await pick(failing, ['Friendly staff', 'Long wait', "Didn't feel rushed", 'Clean office']);
  await failing.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(failing.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectInView(failing, 'Try Again', 'Write Your Own', 'Back');
  expect(await failing.locator('.toast').count()).toBe(0);
});

test('the thank-you page keeps both platforms in view, and its messages cover nothing', async ({ visitor }) => {
  const parts = ['.header span', '.ask p', 'output'];
  for (const business of [await branded(visitor), await newBusiness(visitor, { name: longName })]) {
    const page = await visitor({ ...phone, permissions: clipboard });
    await openFeedback(page, business.path);
    await page.getByLabel('What happened?').fill('The wait was two hours');
    await page.getByLabel('Name').fill('Joan Ellis');
    await page.getByLabel('Email').fill('joan@example.org');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(toast(page, 'Feedback received')).toBeVisible();
    await expectEqualPlatforms(page);
    expect(await page.evaluate(findCoveredText, parts)).toEqual([]);
    const order = [await boxOf(page, '.next'), await boxOf(page, '.keep'), await boxOf(page, 'a.plat')];
    expect(order.map(({ y }) => y)).toEqual(order.map(({ y }) => y).sort((a, b) => a - b));
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.locator('.toast')).toContainText('Code copied');
    await expectEqualPlatforms(page);
    expect(await page.evaluate(findCoveredText, parts)).toEqual([]);
    await page.context().close();
  }
});
