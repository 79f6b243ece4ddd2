// npm run landing-pictures: the pictures of Inbox and Insights on the landing page, from the demo's data, into src/web/owner/landing/pictures/,
// and those of the README.
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
const { takeReadmePictures } = await import('./readme-pictures.ts');
const { slug } = await fillDemo();
const product = await startProduct({ dataDir, host: 'localhost' });

const windows = { wide: 800, narrow: 308 };
type Size = keyof typeof windows;

/** Each begins at an element and ends between two rows. CSS pixels, as in ComesBack.tsx. */
const screens = {
  inbox: {
    top: (page: Page) => page.getByRole('listitem').filter({ hasText: 'The visit was fine' }),
    above: { wide: 4, narrow: 4 },
    wide: { width: 776, height: 583 },
    narrow: { width: 308, height: 350 },
  },
  insights: {
    top: (page: Page, size: Size) =>
      size === 'wide' ? page.locator('.summary') : page.getByRole('region', { name: 'From opening to going on' }),
    above: { wide: -8, narrow: 4 },
    wide: { width: 776, height: 536 },
    narrow: { width: 308, height: 498 },
  },
};

async function take(browser: Browser, size: Size, colorScheme: 'light' | 'dark'): Promise<void> {
  const viewport = { width: windows[size], height: 1600 };
  const context = await browser.newContext({ baseURL: product.url, viewport, colorScheme, deviceScaleFactor: 1.5 });
  await context.request.post('/api/login', { data: { email: demoOwner.email, password: demoOwner.password } });
  const page = await context.newPage();
  for (const [name, { top, above, ...screen }] of Object.entries(screens)) {
    await page.goto(`/dashboard?tab=${name}`);
    await page.waitForLoadState('networkidle');
    if (name === 'inbox' && size === 'wide') await openMessage(page);
    const box = await top(page, size).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    const clip = { x: (windows[size] - screen[size].width) / 2, y: box.y - above[size], ...screen[size] };
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
await takeReadmePictures(browser, product, slug);
await browser.close();
await product.stop();
