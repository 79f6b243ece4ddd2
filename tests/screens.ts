// npm run screens [-- words]: pictures of every screen and state, light and dark, on a phone, a tablet and a desktop, into screens/.
// Each is also checked by axe, and must not scroll sideways: at 320 px, and at 200 % zoom of a desktop (640x400), too.
// A word picks by name (`auth`), or a size and theme (`360x740-light`).
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type MadeBusiness, makeBusiness, signUp } from './accounts.ts';
import { allRules, findViolations } from './axe.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { type Product, startProduct } from './product.ts';

/** Example data in the product. */
export interface World {
  readonly product: Product;
  readonly business: MadeBusiness;
  readonly inactive: MadeBusiness;
  /** Has a long name and a logo. */
  readonly branded: MadeBusiness;
}

type User = 'anyone' | 'owner' | 'newcomer' | 'admin';

/** One screen in one state. The lists are in tests/pictures/. */
export interface Picture {
  /** File name without extension, such as `auth-login-refused`. */
  readonly name: string;
  /** Signed out by default; an owner of three businesses, an owner without one, or an administrator. */
  readonly as?: User;
  /** Opens the screen and brings it into its state. */
  readonly open: (page: Page, world: World) => Promise<unknown>;
  /** Takes the whole page unless false. */
  readonly fullPage?: boolean;
  /** A loading state: do not wait until it ends. */
  readonly waiting?: boolean;
}

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const sizes = {
  '320x640': { width: 320, height: 640 },
  '360x740': { width: 360, height: 740 },
  '640x400': { width: 640, height: 400 },
  '768x1024': { width: 768, height: 1024 },
  '1280x800': { width: 1280, height: 800 },
};
const themes = ['light', 'dark'] as const;
const isFolder = (word: string) => /^\d+x\d+/.test(word);
const words = process.argv.slice(2);
const wanted = words.filter((word) => !isFolder(word));
const folders = words.filter(isFolder);

async function signedInState(
  browser: Browser,
  product: Product,
  make: (request: Page['request']) => Promise<unknown>,
): Promise<State> {
  const context = await browser.newContext({ baseURL: product.url });
  await make(context.request);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('.waiting'), undefined, { polling: 100 });
}

/** Makes the window as high as the page, so that sticky elements are at its end. */
async function unroll(page: Page, viewport: { width: number; height: number }): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > viewport.height) await page.setViewportSize({ width: viewport.width, height });
}

const lists = await Promise.all(
  globSync('pictures/*.ts', { cwd: import.meta.dirname })
    .sort()
    .map(async (file) => (await import(join(import.meta.dirname, file))) as { pictures: readonly Picture[] }),
);
const pictures = lists
  .flatMap((list) => list.pictures)
  .filter((picture) => wanted.length === 0 || wanted.some((word) => picture.name.includes(word)));

const longName = 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall';

/** A logo in the format of the setup form. */
async function logo(): Promise<string> {
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="180"><rect width="360" height="180" rx="24" fill="#0d4f61"/><text x="180" y="112" font-family="sans-serif" font-size="64" font-weight="700" fill="#fff" text-anchor="middle">St. Bart</text></svg>';
  const png = await sharp(Buffer.from(drawn)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const names = pictures.map((picture) => picture.name);
const twice = names.filter((name, index) => names.indexOf(name) !== index);
if (twice.length > 0) throw new Error(`Two pictures have the same name: ${twice.join(', ')}`);

execFileSync('node', ['scripts/build.mjs'], { stdio: 'inherit' });
const product = await startProduct({ env: { ADMIN_EMAIL: 'admin@example.org' } });
const executablePath = await findBrowser();
const launch = () => chromium.launch({ executablePath, args: browserFlags });
let browser = await launch();
const made: MadeBusiness[] = [];
const sessions: Record<User, State | undefined> = {
  anyone: undefined,
  owner: await signedInState(browser, product, async (request) => {
    await signUp(request);
    made.push(await makeBusiness(request));
    made.push(await makeBusiness(request, { name: 'Corner Bakery on Elm', nickname: '', googleCategory1: 'Bakery' }));
    made.push(await makeBusiness(request, { name: longName, nickname: '', logoUrl: await logo() }));
    const data = { isActive: false };
    await request.post(`/api/businesses/toggle-business-active/${made[1]?.id}`, { data });
  }),
  newcomer: await signedInState(browser, product, (request) => signUp(request, { name: 'Sam Newcomer' })),
  admin: await signedInState(browser, product, (request) =>
    signUp(request, { name: 'Ada Admin', email: 'admin@example.org' }),
  ),
};
const [business, inactive, branded] = made;
if (!business || !inactive || !branded) throw new Error('The businesses of the pictures were not made.');
const world: World = { product, business, inactive, branded };

/** What is wrong in this state. */
async function takePicture(page: Page, picture: Picture, path: string): Promise<string[]> {
  const viewport = page.viewportSize() ?? sizes['1280x800'];
  page.setDefaultTimeout(8000);
  await picture.open(page, world);
  if (!picture.waiting) await settle(page);
  if (picture.fullPage ?? true) await unroll(page, viewport);
  await page.screenshot({ path });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const violations = await findViolations(page, allRules);
  return sideways > 0 ? [`scrolls ${sideways} px sideways`, ...violations] : violations;
}

let taken = 0;
let failed = 0;
let faulty = 0;
for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of themes) {
    const wantedFolder = `${size}-${theme}`;
    if (folders.length > 0 && !folders.some((word) => wantedFolder.includes(word))) continue;
    const folder = join('screens', wantedFolder);
    mkdirSync(folder, { recursive: true });
    for (const picture of pictures) {
      const storageState = sessions[picture.as ?? 'anyone'];
      try {
        // Several hundred pages can exhaust the memory of a small machine.
        if (!browser.isConnected()) browser = await launch();
        const context = await browser.newContext({
          baseURL: product.url,
          viewport,
          colorScheme: theme,
          reducedMotion: 'reduce',
          ...(storageState ? { storageState } : {}),
        });
        const faults = await takePicture(await context.newPage(), picture, join(folder, `${picture.name}.png`));
        await context.close();
        taken += 1;
        if (faults.length > 0) faulty += 1;
        for (const fault of faults) console.log(`${size} ${theme} ${picture.name}: ${fault}`);
      } catch (error) {
        failed += 1;
        for (const context of browser.contexts()) await context.close();
        console.log(`${size} ${theme} ${picture.name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}
await browser.close();
await product.stop();
console.log(`${taken} pictures in screens/, ${failed} could not be taken, ${faulty} with faults.`);
if (failed + faulty > 0) process.exitCode = 1;
