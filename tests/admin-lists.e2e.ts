import type { Locator } from '@playwright/test';
import { makeOwner, rareWord, rows, searchFor, signInAsAdministrator } from './administrator.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';

test.describe("the administrator's screen on a desktop", () => {
  test.use(desktop);

  test('M-02 a search box and three tabs, each with Refresh, rows per page and a pager', async ({ page }) => {
    await signInAsAdministrator(page.request);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    await expect(page.getByRole('tab')).toHaveText(['Users', 'Businesses', 'Review Pages']);
    for (const tab of ['Users', 'Businesses', 'Review Pages']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
      await expect(page.getByLabel('Rows per page')).toHaveValue('10');
      await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['10', '25', '50', '100']);
      await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
      await expectAccessible(page);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, 'nothing scrolls sideways').toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('M-03 M-06 each row is a card: the email and every action are visible without scrolling sideways', async ({
    page,
    baseURL,
  }) => {
    const word = rareWord();
    const email = `aurelio.castellanos.fitzgerald.${word}@northside-pain-and-spine.example.org`;
    const owner = await makeOwner(baseURL, { name: `Dr. Aurelio ${word} Castellanos-Fitzgerald`, email });
    await owner.makeBusiness({ name: `Saint Bartholomew ${word} Community Orthopaedic & Physiotherapy Hall` });
    await signInAsAdministrator(page.request);
    const inSight = async (target: Locator) => {
      const box = await target.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      expect(box?.height).toBeGreaterThan(12);
    };
    await searchFor(page, word);
    const user = rows(page).first();
    for (const target of [
      user.getByText(email),
      user.getByRole('link'),
      user.getByText('Verified'),
      user.getByRole('button', { name: 'Deactivate' }),
      user.getByRole('button', { name: 'Delete' }),
    ])
      await inSight(target);
    await searchFor(page, word, 'Businesses');
    const business = rows(page).first();
    for (const target of [
      business.locator('b'),
      business.getByRole('cell', { name: '1 category' }),
      business.getByRole('cell', { name: '6 keywords' }),
      business.getByRole('link', { name: 'Edit Biz' }),
    ])
      await inSight(target);
    await searchFor(page, word, 'Review Pages');
    await inSight(rows(page).first().getByRole('link'));
    await expectAccessible(page);
  });
});
