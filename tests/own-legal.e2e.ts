import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixture.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
const folder = mkdtempSync(join(tmpdir(), 'sayso-own-legal-'));

test.beforeAll(async () => {
  writeFileSync(
    join(folder, 'privacy.md'),
    '---\noperator: Willow Dental Group\neffective: 2026-11-01\n---\n# How we treat your data\n\n## Who we are\n\n*Willow*, <b>Elm Street</b>. See [our site](https://willow.example/).\n\n| cookie | why |\n| :-: | --- |\n| sid | to stay signed in |\n',
  );
  product = await startProduct({ env: { LEGAL_DIR: folder } });
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

test('an operator’s own page replaces ours, with and without script', async ({ page, browser }) => {
  const check = async (shown: typeof page) => {
    await expect(shown).toHaveTitle('How we treat your data · Sayso');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('How we treat your data');
    await expect(shown.getByText('Effective November 1, 2026 · Willow Dental Group')).toBeVisible();
    await expect(shown.getByText('Willow, <b>Elm Street</b>. See our site.')).toBeVisible();
    await expect(shown.getByRole('link', { name: 'our site' })).toHaveAttribute('href', 'https://willow.example/');
    await expect(shown.getByRole('cell', { name: 'to stay signed in' })).toBeVisible();
    await expect(shown.getByText('Effective May 1, 2025')).toHaveCount(0);
  };
  const withoutScript = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await withoutScript.goto(`${product.url}/privacy`);
  await check(withoutScript);
  await withoutScript.close();

  await page.goto(`${product.url}/terms`);
  await expect(page.getByText('Effective May 1, 2025')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await check(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  await page.goBack();
  await check(page);
});
