import { makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';
import { readQr } from './read-qr.ts';

test.use(desktop);

test('the poster asks in neutral words, above the code and the address', async ({ page, baseURL }) => {
  await signUp(page.request);
  const { id, slug } = await makeBusiness(page.request);
  await page.goto(`/poster/${id}`);
  await expect(page.getByRole('heading', { name: 'How was your visit?' })).toBeVisible();
  await expect(page.getByText('Bright Harbor Dental')).toBeVisible();
  await expect(page.locator('.poster footer')).toContainText(
    `${baseURL?.replace('http://', '')}/thumbs-up-down/${slug}`,
  );
  await expect(page.locator('.poster li')).toHaveText([
    'Point your phone’s camera at the code.',
    'Tap good or not good, and say what was true for you.',
    'Make the words your own. Post them only if you want to.',
  ]);
  await expect(page.locator('.poster')).not.toContainText(/star|reward|discount|great|happy/i);
  const { code } = readQr(await page.locator('.code-box').screenshot());
  expect(code?.data).toBe(`${baseURL}/thumbs-up-down/${slug}`);
  await expectAccessible(page);
});

test('it prints on one page of A4 and nothing else', async ({ page }) => {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request, {
    name: 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall',
    googleCategory1: 'Plumber',
  });
  await page.goto(`/poster/${id}`);
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // 210 by 297 millimetres in points.
  const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
});

test('someone else’s poster is not shown', async ({ page, visitor }) => {
  const owner = await visitor();
  await signUp(owner.request);
  const { id } = await makeBusiness(owner.request);
  await signUp(page.request);
  await page.goto(`/poster/${id}`);
  await expect(page.getByRole('alert').getByText('404: Business not found')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the whole page is shown scaled down', async ({ page }) => {
    await signUp(page.request);
    const { id } = await makeBusiness(page.request);
    await page.goto(`/poster/${id}`);
    await expect(page.getByRole('heading', { name: 'How was your visit?' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);
  });
});
