import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, test } from './fixture.ts';
import { signUp } from './people.ts';
import { dental, fillForm, hold, pick, submit, summary, toast } from './setup-form.ts';

declare global {
  interface Window {
    finishReading: () => void;
  }
}

test.describe('the setup form', () => {
  test.use(desktop);

  test.beforeEach(async ({ page }) => {
    await signUp(page.request, { name: 'Dana Whitfield' });
    await page.goto('/business-setup');
    await expect(page.getByLabel('Business Name')).toBeVisible();
  });

  test('B-1 B-2 B-3 it holds the fields of a business, three pickers and a logo', async ({ page }) => {
    for (const label of [
      'Your Name',
      'Business Name',
      'Business Nickname',
      'City',
      'State',
      'Email Address to Send Feedback',
      'Google Business Profile Review Link',
      'Facebook Review Link',
      'Website',
    ])
      await expect(page.getByRole('textbox', { name: label })).toBeVisible();
    for (const number of [1, 2, 3])
      await expect(page.getByRole('combobox', { name: `Google Business Category ${number}` })).toBeVisible();
    await expect(page.getByText('Recommended size 180x90.')).toBeVisible();
    await expectAccessible(page);
  });

  test('B-9 B-12 B-13 B-14 B-15 B-16 an empty form is refused field by field, and the first one takes the focus', async ({
    page,
  }) => {
    await page.getByLabel('Your Name').fill('');
    await page.getByLabel('Email Address to Send Feedback').fill('nobody');
    await submit(page);
    for (const sentence of [
      'Business name must be at least 2 characters',
      'City name must be at least 2 characters',
      'State name must be at least 2 characters',
      'Please enter a valid email',
      'Contact name must be at least 2 characters',
      'Primary category is required',
    ])
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Business Name')).toBeFocused();
    await expectAccessible(page);

    // One letter is still refused, two are taken.
    for (const [label, sentence] of [
      ['Business Name', 'Business name must be at least 2 characters'],
      ['City', 'City name must be at least 2 characters'],
      ['State', 'State name must be at least 2 characters'],
      ['Your Name', 'Contact name must be at least 2 characters'],
    ] as const) {
      await page.getByLabel(label).fill('W');
      await submit(page);
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await page.getByLabel(label).fill('Wi');
      await submit(page);
      await expect(page.getByText('Primary category is required', { exact: true })).toBeVisible();
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(0);
    }
  });

  test('B-10 B-11 what is optional is checked once it is given', async ({ page }) => {
    await fillForm(page);
    await page.getByLabel('Business Nickname').fill('W');
    await page.getByLabel('Google Business Profile Review Link').fill('not a link');
    await page.getByLabel('Facebook Review Link').fill('javascript:alert(1)');
    await submit(page);
    await expect(page.getByText('Nickname must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('Please enter a valid URL')).toHaveCount(2);
    await page.getByLabel('Business Nickname').fill('Wi');
    await submit(page);
    await expect(page.getByText('Please enter a valid URL')).toHaveCount(2);
    await expect(page.getByText('Nickname must be at least 2 characters')).toHaveCount(0);
  });

  test('B-2 B-36 the pickers find any part of a name in any case, in a list of limited height', async ({ page }) => {
    const picker = page.getByRole('combobox', { name: dental });
    await picker.fill('DENTIST');
    const options = page.getByRole('listbox', { name: dental }).getByRole('option');
    await expect(options.first()).toHaveText('Dentist');
    await expect(options.filter({ hasText: 'Cosmetic dentist' })).toBeVisible();
    await expect(options.first().locator('b')).toHaveText('Dentist');
    await expectAccessible(page);
    await picker.fill('a');
    await expect(page.getByText(/^[\d,]+ more\. Type to narrow them down\.$/)).toBeVisible();
    const box = await page.getByRole('listbox', { name: dental }).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(232);
    await picker.fill('qqqq');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await picker.fill('');
    await expect(options.first()).toHaveText(/^Aboriginal/);
    await picker.fill('zoo');
    await expect(options.first()).toHaveText('Zoo');
  });

  test('the pickers are worked by keyboard, and text that names nothing gives way', async ({ page }) => {
    const picker = page.getByRole('combobox', { name: dental });
    const options = page.getByRole('listbox', { name: dental }).getByRole('option');
    const active = page.getByRole('option', { selected: true });
    await picker.fill('dental cl');
    await expect(active).toHaveText('Dental clinic');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveText('Dental clinic');
    await expect(picker).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(picker).toHaveValue('Dental clinic');
    await expect(options).toHaveCount(0);
    await expect(picker).toBeFocused();
    await picker.fill('dental clinix');
    await page.keyboard.press('Tab');
    await expect(picker).toHaveValue('Dental clinic');
    await picker.fill('ZOO');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(picker).toHaveValue('Zoo');
    await picker.fill('');
    await page.keyboard.press('Tab');
    await expect(picker).toHaveValue('');
  });

  test('a picker is worked by pointer, and only pointing takes nothing', async ({ page }) => {
    const picker = page.getByRole('combobox', { name: dental });
    const option = (name: string) => page.getByRole('option', { name, exact: true });
    await picker.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await picker.pressSequentially('dental cl');
    await option('Dental clinic').hover();
    await page.keyboard.press('Tab');
    await expect(picker).toHaveValue('');
    await picker.click();
    await picker.fill('dental cl');
    await option('Dental clinic').click();
    await expect(picker).toHaveValue('Dental clinic');
    await expect(picker).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('B-20 B-21 B-22 a logo has to be a picture of at most 3MB, and is shown at 180 by 90', async ({ page }) => {
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(toast(page, 'Invalid file type')).toContainText('Please upload an image file');
    await page.getByRole('button', { name: 'Close message' }).click();
    await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(3_145_729) });
    await expect(toast(page, 'File too large')).toContainText('Logo image must be less than 3MB');
    const picture = await page.screenshot();
    const justFits = Buffer.concat([picture, Buffer.alloc(3_145_728 - picture.length)]);
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: justFits });
    const preview = page.getByRole('img', { name: 'Preview of your logo' });
    await expect(preview).toBeVisible();
    await expect(preview).toHaveJSProperty('naturalHeight', 180);
    expect(await preview.boundingBox()).toMatchObject({ width: 180, height: 90 });
    await chooseSlowly(page, picture);
    await page.getByRole('button', { name: 'Remove' }).click();
    await finishSlowly(page);
    await expect(preview).toHaveCount(0);
    await chooseSlowly(page, picture);
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: justFits });
    await expect(preview).toBeVisible();
    const chosen = (await preview.getAttribute('src')) ?? '';
    await finishSlowly(page);
    await expect(preview).toHaveAttribute('src', chosen);
    await fillForm(page);
    await submit(page);
    await expect(summary(page)).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.locator('img.logo')).toHaveAttribute('src', /^\/logo\/.+\.webp$/);
  });

  test('the review link says how it is found and can be tried', async ({ page }) => {
    await expect(page.locator('.how-to li')).toHaveCount(3);
    await expect(page.getByText('the Google button opens a Google Maps search')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Test this link' })).toBeDisabled();
    await page.getByLabel('Google Business Profile Review Link').fill('https://g.page/r/willow/review');
    const link = page.getByRole('link', { name: 'Test this link' });
    await expect(link).toHaveAttribute('href', 'https://g.page/r/willow/review');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('B-29 a failure is told, and what was typed stays', async ({ page, watch }) => {
    watch.allow(/500/);
    await fillForm(page);
    await page.route('**/api/businesses', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { error: 'The ship is full.' } })
        : route.continue(),
    );
    await submit(page);
    await expect(toast(page, 'Error setting up business')).toContainText('The ship is full.');
    await expect(page.getByLabel('City')).toHaveValue('Asheville');

    const asking = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asking;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(page.getByLabel('City')).toHaveValue('Asheville');
  });

  test('B-29 without a sentence of the server it says so itself', async ({ page }) => {
    await fillForm(page);
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (address, init) =>
        address === '/api/businesses' && init?.method === 'POST'
          ? Promise.resolve(new Response('', { status: 500 }))
          : fetch(address, init);
    });
    await submit(page);
    await expect(toast(page, 'Error setting up business')).toContainText('Something went wrong');
  });

  test('B-17 B-27 B-35 after the business come one call for each category and one for each phrase', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const address = new URL(request.url()).pathname.replace(/\d+/, '{id}');
      if (request.method() === 'POST' && /categories|keywords/.test(address))
        sent.push(`${address} ${request.postData()}`);
    });
    await fillForm(page);
    await pick(page, 'Google Business Category 2', 'cosmetic dentist');
    await submit(page);
    await expect(summary(page)).toBeVisible();
    await expect.poll(() => sent.length).toBe(14);
    expect(sent[0]).toBe('/api/businesses/{id}/categories {"category":"Dental clinic"}');
    expect(sent[1]).toBe('/api/businesses/{id}/categories {"category":"Cosmetic dentist"}');
    const phrases = sent.slice(2).map((line) => line.replace('/api/businesses/{id}/keywords ', ''));
    expect(phrases.slice(0, 6)).toEqual([
      '{"keyword":"Dental clinic near me","isLocalSeo":true}',
      '{"keyword":"Dental clinic in Asheville","isLocalSeo":true}',
      '{"keyword":"your Asheville dental clinic","isLocalSeo":true}',
      '{"keyword":"Best Dental clinic near me","isLocalSeo":true}',
      '{"keyword":"Top-rated Dental clinic near me","isLocalSeo":true}',
      '{"keyword":"Dental clinic open now near me","isLocalSeo":true}',
    ]);
    expect(phrases).toHaveLength(12);
  });

  test('a second press is no second business, and the summary waits for no clipboard', async ({ page }) => {
    const created: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname === '/api/businesses') created.push(pathname);
    });
    await page.evaluate(() => {
      navigator.clipboard.write = () => new Promise(() => {});
    });
    const letGo = await hold(page, /BusinessSummary-[^/]*\.js$/);
    // Its name gives way to the spinner's.
    const button = page.locator('form .btn.pri');
    await fillForm(page);
    await submit(page);
    await expect(toast(page, 'Business setup completed!')).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click();
    letGo();
    await expect(summary(page)).toBeVisible();
    expect(created).toHaveLength(1);
  });

  test('an early edit leaves unsaid what the setup still had to send', async ({ page }) => {
    const acts: string[] = [];
    const note = (kind: string, method: string, url: string) => {
      const { pathname } = new URL(url);
      if (method === 'PATCH' || (method === 'POST' && pathname.endsWith('/keywords')))
        acts.push(`${kind} ${method} ${pathname.split('/')[4] ?? 'business'}`);
    };
    page.on('request', (request) => note('asked', request.method(), request.url()));
    page.on('response', (response) => note('answered', response.request().method(), response.url()));
    const letGo = await hold(page, '**/keywords');
    await fillForm(page);
    await submit(page);
    await expect.poll(() => acts).toEqual(['asked POST keywords']);
    await page.getByRole('link', { name: 'Edit Business' }).click();
    await page.getByLabel('City').fill('Newport');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(() => acts).toContain('answered PATCH business');
    letGo();
    await expect(page.getByRole('heading', { name: 'Business updated' })).toBeVisible();
    expect(acts).toEqual([
      'asked POST keywords',
      'asked PATCH business',
      'answered PATCH business',
      'answered POST keywords',
      'asked PATCH categories',
      'answered PATCH categories',
      'asked PATCH keywords',
      'answered PATCH keywords',
    ]);
  });

  test('B-27 a category or phrase that fails is ignored', async ({ page, watch }) => {
    watch.allow(/500/);
    await page.route(/\/api\/businesses\/\d+\/(categories|keywords)/, (route) => route.fulfill({ status: 500 }));
    await fillForm(page);
    await submit(page);
    await expect(summary(page)).toBeVisible();
    await expect(toast(page, 'Business setup completed!')).toBeVisible();
    await expect(toast(page, 'Error')).toHaveCount(0);
  });
});

/** Chooses a picture whose reading does not end before `finishSlowly`. */
async function chooseSlowly(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(() => {
    const { readAsDataURL } = FileReader.prototype;
    FileReader.prototype.readAsDataURL = function (file) {
      FileReader.prototype.readAsDataURL = readAsDataURL;
      window.finishReading = () => readAsDataURL.call(this, file);
    };
  });
  await page.locator('input[type=file]').setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer: picture });
}

/** Lets the reading end, and what follows from it be drawn. */
async function finishSlowly(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { decode } = Image.prototype;
    await new Promise<void>((decoded) => {
      Image.prototype.decode = function () {
        Image.prototype.decode = decode;
        return decode.call(this).finally(() => setTimeout(decoded));
      };
      window.finishReading();
    });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
