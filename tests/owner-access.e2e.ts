import { makeBusiness, signUp } from './accounts.ts';
import { builtFile } from './built-file.ts';
import { desktop, expect, expectAccessible, expectAccessibleInBothThemes, phone, test } from './fixture.ts';

test("the owner's screens are accessible and fit at every size", async ({ visitor }) => {
  test.slow();
  const page = await visitor(desktop);
  await signUp(page.request, { name: 'Bartholomew Featherstonehaugh-Cholmondeley' });
  const { id } = await makeBusiness(page.request, {
    name: 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall',
    reviewUrl: `https://www.google.com/maps/place/${'a'.repeat(266)}`,
  });
  const feedback = `Nobody answered at ${'x'.repeat(300)}`;
  const data = { businessId: id, feedback, email: `${'long'.repeat(15)}@example.org` };
  await page.request.post(`/api/businesses/${id}/send-feedback`, { data });
  const screens = [
    ['/dashboard', 'View Your Review Generator'],
    ['/dashboard?tab=inbox', 'Nobody answered at'],
    ['/account-settings', 'Deactivate Account'],
    ['/accessibility', 'What was tested'],
    ['/business-setup', 'Set Up Business'],
    [`/business-edit/${id}`, 'Save Changes'],
    [`/print/${id}`, 'Choose where it goes and what to print.'],
  ] as const;
  for (const [path, words] of screens) {
    await page.setViewportSize(desktop.viewport);
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    for (const viewport of [
      desktop.viewport,
      { width: 768, height: 1024 },
      { width: 320, height: 640 },
      phone.viewport,
    ]) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${viewport.width}`).toBe(0);
      if (viewport === desktop.viewport) await expectAccessible(page);
      if (viewport === phone.viewport) await expectAccessibleInBothThemes(page);
    }
  }
});

test('a business is set up and switched off by keyboard alone', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/business-setup');
  await page.getByLabel('Business Name').focus();
  const typed = ['Harbor Dental', 'Harbor', 'Portland', 'Oregon'];
  for (const words of typed) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  // The website stays empty, and the name is filled in.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Google Business Category 1' })).toBeFocused();
  await page.keyboard.type('dentist');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Google Business Category 1' })).toHaveValue('Dentist');
  const submit = page.getByRole('button', { name: 'Set Up Business' });
  while (!(await submit.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Business setup completed!' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  const deactivate = page.getByRole('button', { name: 'Deactivate Harbor Dental' });
  await expect(deactivate).toBeVisible();
  while (!(await deactivate.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Activate Harbor Dental' })).toBeFocused();
});

test('a screen whose file cannot be loaded breaks no other screen', async ({ page, watch }) => {
  watch.allow(/dynamically imported module/);
  await signUp(page.request);
  await page.route(`**/${builtFile('business/BusinessSetup.tsx')}`, (route) => route.abort());
  await page.goto('/business-setup');
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
  await page.getByRole('link', { name: 'My Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
});

test('pressing Enter again while a form is being sent sends it once', async ({ page }) => {
  let sent = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/forgot-password', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.goto('/auth?forgot=true');
  await page.getByLabel('Email').fill('rosa@example.org');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toBe(1);
  await expect(page.locator('form button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  expect(sent).toBe(1);
});
