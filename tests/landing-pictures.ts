// npm run landing-pictures: the pictures of Inbox and Insights on the landing page, from the demo's data, into src/web/owner/landing/pictures/.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, findBrowser } from './browser.ts';
import { startProduct, testSecret } from './product.ts';

const folder = join(import.meta.dirname, '../src/web/owner/landing/pictures');
const dataDir = mkdtempSync(join(tmpdir(), 'sayso-landing-'));
Object.assign(process.env, { DATA_DIR: dataDir, SECRET_KEY: testSecret });

const { fillDemo } = await import('../src/server/demo/fill-demo.ts');
const { demoOwner } = await import('../src/server/demo/example.ts');
await fillDemo();
const product = await startProduct({ dataDir });

/** Sizes in CSS pixels; a phone shows the narrow ones. */
const sizes = { wide: { width: 960, height: 620 }, narrow: { width: 400, height: 520 } };
const screens = ['inbox', 'insights'] as const;

async function take(browser: Browser, size: keyof typeof sizes, colorScheme: 'light' | 'dark'): Promise<void> {
  const viewport = { width: sizes[size].width, height: 1600 };
  const context = await browser.newContext({ baseURL: product.url, viewport, colorScheme, deviceScaleFactor: 1.5 });
  await context.request.post('/api/login', { data: { email: demoOwner.email, password: demoOwner.password } });
  const page = await context.newPage();
  for (const name of screens) {
    await page.goto(`/dashboard?tab=${name}`);
    await page.waitForLoadState('networkidle');
    if (name === 'inbox' && size === 'wide') await openMessage(page);
    const panel = page.getByRole('tabpanel');
    const box = await panel.boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    const clip = { x: 0, y: box.y + 10, ...sizes[size] };
    const shot = await page.screenshot({ clip });
    const picture = sharp(shot).avif({ quality: 50, effort: 8 });
    const { size: bytes } = await picture.toFile(join(folder, `${name}-${size}-${colorScheme}.avif`));
    console.log(`${name}-${size}-${colorScheme}.avif: ${bytes} bytes`);
  }
  await context.close();
}

async function openMessage(page: Page): Promise<void> {
  await page.getByText('The visit was fine, but the bill').first().click();
  await page.getByRole('heading', { name: 'Terence Okafor' }).waitFor();
  await page.waitForLoadState('networkidle');
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
for (const size of ['wide', 'narrow'] as const)
  for (const theme of ['light', 'dark'] as const) await take(browser, size, theme);
await browser.close();
await product.stop();
