import { signUp } from './accounts.ts';
import { builtFile } from './built-file.ts';
import { desktop, expect, test } from './fixture.ts';
import { fillForm, hold, pick, submit, summary, toast } from './setup-form.ts';

test.describe('sending the setup form', () => {
  test.use(desktop);

  test.beforeEach(async ({ page }) => {
    await signUp(page.request, { name: 'Dana Whitfield' });
    await page.goto('/business-setup');
    await fillForm(page);
  });

  test('B-17 B-27 B-35 after the business, one call is sent for each category and each phrase', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const address = new URL(request.url()).pathname.replace(/\d+/, '{id}');
      if (request.method() === 'POST' && /categories|keywords/.test(address))
        sent.push(`${address} ${request.postData()}`);
    });
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

  test('pressing twice makes one business, and the summary does not wait for the clipboard', async ({ page }) => {
    const created: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname === '/api/businesses') created.push(pathname);
    });
    await page.evaluate(() => {
      navigator.clipboard.write = () => new Promise(() => {});
    });
    const letGo = await hold(page, `**/${builtFile('business/BusinessSummary.tsx')}`);
    // The spinner replaces its name.
    const button = page.locator('form .btn.pri');
    await submit(page);
    await expect(toast(page, 'Business setup completed!')).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click();
    letGo();
    await expect(summary(page)).toBeVisible();
    expect(created).toHaveLength(1);
  });

  test('an early edit cancels the calls that setup had not sent yet', async ({ page }) => {
    const acts: string[] = [];
    const note = (kind: string, method: string, url: string) => {
      const { pathname } = new URL(url);
      if (method === 'PATCH' || (method === 'POST' && pathname.endsWith('/keywords')))
        acts.push(`${kind} ${method} ${pathname.split('/')[4] ?? 'business'}`);
    };
    page.on('request', (request) => note('asked', request.method(), request.url()));
    page.on('response', (response) => note('answered', response.request().method(), response.url()));
    const letGo = await hold(page, '**/keywords');
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
});
