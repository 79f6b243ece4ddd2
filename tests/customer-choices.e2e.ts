import { draftText, fourPicks, heading, newBusiness, openDraft, openPicker, pick } from './customer.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';

test.use(phone);

test('two contradicting choices: the second asks which one to replace', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  await openPicker(page, business.path);
  await pick(page, ['On time', 'Long wait']);
  const sheet = page.getByRole('dialog', { name: 'Instead of “On time”?' });
  await expect(sheet.getByText('“Long wait” and “On time” can’t both be true of one visit.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Keep “On time”' }).click();
  await expect(page.locator('.chip[aria-pressed=true]')).toHaveText(['On time']);
  await pick(page, ['Long wait']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.chip[aria-pressed=true]')).toHaveText(['On time']);
  await pick(page, ['Long wait']);
  await sheet.getByRole('button', { name: 'Choose “Long wait”' }).click();
  await expect(page.locator('.chip[aria-pressed=true]')).toHaveText(['Long wait']);
});

test('C-14 the line below the choices opens the draft, and stays when the draft is written again', async ({
  page,
  visitor,
}) => {
  const business = await newBusiness(visitor);
  await openPicker(page, business.path);
  const line = page.getByLabel('What was it about?');
  await expect(line).not.toBeFocused();
  await expect(line).toHaveAccessibleDescription('For example: a cleaning');
  await line.fill('They were kind about my diabetes');
  await expect(page.getByText('32 of 120')).toBeVisible();
  await pick(page, fourPicks);
  await page.getByLabel('Someone to thank?').fill('Dr. Patel');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(heading(page, 'Your draft')).toBeVisible();
  expect(await draftText(page)).toMatch(/^They were kind about my diabetes\./);
  expect(await draftText(page)).toContain('Dr. Patel');
  await expect(page.locator('mark', { hasText: 'diabetes' })).toHaveCount(0);
  await expect(
    page.getByText('“They were kind about my diabetes” will be public next to your name.', { exact: true }),
  ).toBeVisible();
  const first = await draftText(page);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect.poll(() => draftText(page)).not.toBe(first);
  expect(await draftText(page)).toMatch(/^They were kind about my diabetes\./);
});

test('C-14 C-15 words that are no sentence get a beginning, typed words keep their capitals', async ({
  page,
  visitor,
}) => {
  const business = await newBusiness(visitor);
  await openPicker(page, business.path);
  await page.getByLabel('What was it about?').fill('a cleaning');
  const beginning = page.getByLabel('How it begins');
  await expect(beginning).toHaveValue('I came in for');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Other' }).click();
  const own = page.getByLabel('Your own word or phrase');
  await own.fill('<b>Takes Delta Dental</b>');
  await own.press('Enter');
  await expect(own).toHaveAccessibleDescription('Please use plain words without symbols.');
  await expect(own).toHaveValue('<b>Takes Delta Dental</b>');
  await expectAccessible(page);
  await own.fill('Takes Delta Dental');
  await own.press('Enter');
  await expect(page.locator('.chip[aria-pressed=true]')).toHaveText(['Takes delta dental']);
  await pick(page, fourPicks.slice(0, 3));
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(heading(page, 'Your draft')).toBeVisible();
  expect(await draftText(page)).toMatch(/^(?:I came|Came) in for a cleaning\./);
  expect(await draftText(page)).toMatch(/takes Delta Dental/i);
  expect(await draftText(page)).toContain('Delta Dental');
});

test('C-16 a choice that typed words deny is asked about before a draft is written', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  await openPicker(page, business.path);
  await page.getByRole('button', { name: 'Other' }).click();
  await page.getByLabel('Your own word or phrase').fill('was late');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await pick(page, ['On time', 'Friendly staff', 'Hard to park']);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Which is it?' });
  await expect(sheet.getByText('You chose “On time” and wrote “late”.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('4 of 4 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await sheet.getByRole('button', { name: 'Keep “late”' }).click();
  await expect(page.locator('.chip[aria-pressed=true]')).toHaveText(['Friendly staff', 'Hard to park', 'Was late']);
});

test('C-28 words that cannot be said stronger are not underlined', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  await openPicker(page, business.path);
  await pick(page, ['Friendly staff', 'Long wait', 'Clean office', 'Would come back']);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  const mark = page.locator('.say mark');
  await expect(mark.filter({ has: page.locator('[role=button]') }).first()).toBeVisible();
  const lines = await mark.evaluateAll((marks) =>
    marks.map((one) => ({
      isButton: one.querySelector('[role=button]') !== null,
      line: getComputedStyle(one.firstElementChild ?? one).textDecorationLine,
    })),
  );
  expect(new Set(lines.map(({ isButton }) => isButton))).toEqual(new Set([true, false]));
  expect(lines.filter(({ isButton, line }) => isButton !== (line === 'underline'))).toEqual([]);
});

test('C-28 a tap on underlined words says them stronger without a call, by keyboard too', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  const first = await openDraft(page, business.path);
  await page.route('**/api/reviews/generate', (route) => route.abort());
  const phrase = page.locator('.say mark [role=button]').first();
  await expect(page.getByText('Tap underlined words to say it stronger.')).toBeVisible();
  await phrase.click();
  await expect(phrase).toHaveAttribute('aria-pressed', 'true');
  const stronger = await draftText(page);
  expect(stronger.length).not.toBe(first.length);
  await expect(page.getByText(`Stronger: ${await phrase.textContent()}`)).toHaveRole('status');
  await expectAccessible(page);
  await page.reload();
  expect(await draftText(page)).toBe(stronger);
  await phrase.focus();
  await page.keyboard.press('Space');
  await expect(phrase).toHaveAttribute('aria-pressed', 'false');
  expect(await draftText(page)).toBe(first);
});

test('C-29 Shorter gives a list, which offers no Shorter; Say a bit more opens the line', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  const voices: string[] = [];
  const asked: { avoid?: string[]; detail?: string }[] = [];
  await page.route('**/api/reviews/generate', async (route) => {
    asked.push(route.request().postDataJSON());
    const response = await route.fetch();
    voices.push((await response.json()).voice);
    await route.fulfill({ response });
  });
  await openDraft(page, business.path);
  const shorter = page.getByRole('button', { name: 'Shorter' });
  await expect(shorter).toHaveCount(0);
  await page.getByRole('button', { name: 'More options' }).click();
  await expect(shorter).toHaveCount(voices[0] === 'list' ? 0 : 1);
  if (voices[0] === 'list') {
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await page.getByRole('button', { name: 'More options' }).click();
    await expect(shorter).toBeVisible();
    expect(asked.at(-1)?.avoid).toEqual(['list']);
  }
  await shorter.click();
  await expect(heading(page, 'Your draft')).toBeVisible();
  expect(voices.at(-1)).toBe('list');
  await page.getByRole('button', { name: 'More options' }).click();
  await expect(shorter).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Say a bit more' }).click();
  await expect(page.getByLabel('What was it about?')).toBeFocused();
  await page.keyboard.type('My second visit here.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write it again with this' }).click();
  await expect.poll(() => draftText(page)).toMatch(/^My second visit here\./);
});

test('C-29 from the fifth Regenerate the page offers to write it your way', async ({ page, visitor }) => {
  const business = await newBusiness(visitor);
  await openDraft(page, business.path);
  const offer = page.getByRole('button', { name: 'Or write it your way' });
  for (let press = 0; press < 5; press += 1) {
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(heading(page, 'Your draft')).toBeFocused();
  }
  await offer.click();
  await expect(page.getByLabel('Your review text')).toHaveValue('');
});
