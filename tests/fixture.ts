import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { allRules, findViolations } from './axe.ts';
import { type Product, startProduct } from './product.ts';

export { expect };

export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
export const desktop = { viewport: { width: 1280, height: 800 } } as const;

/** Observes the pages of one test. */
export interface Watch {
  /** Expected errors. Any other console error or failed file fails the test. */
  readonly allow: (...expected: readonly RegExp[]) => void;
  /** From now on serves an empty page for external addresses; before, a page that opens one fails the test. Slows every request down. */
  readonly serveOutside: () => Promise<void>;
  /** External addresses that a page opened. */
  readonly outside: readonly string[];
}

/** Opens a page in a browser context of its own. */
export interface Visitor {
  (options?: BrowserContextOptions): Promise<Page>;
  readonly baseURL: string;
}

interface TestFixtures {
  readonly watch: Watch & { readonly follow: (context: BrowserContext) => Promise<void> };
  /** A page of another user, in its own browser context and watched like the first. */
  readonly visitor: Visitor;
}

export interface WorkerFixtures {
  readonly product: Product;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct({ env: { ADMIN_EMAIL: 'admin@example.org' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  watch: async ({}, use) => {
    const trouble: string[] = [];
    const outside: string[] = [];
    const allowed: RegExp[] = [];
    const followed: BrowserContext[] = [];
    let isServed = false;
    const follow = async (context: BrowserContext) => {
      followed.push(context);
      if (isServed) await serveOutsideOf(context);
      context.on('request', (request) => {
        if (!isOutside(new URL(request.url()))) return;
        outside.push(request.url());
        if (!isServed) trouble.push(`external address: ${request.url()}`);
      });
      await followContext(context, trouble);
    };
    const serveOutside = async () => {
      isServed = true;
      for (const context of followed) await serveOutsideOf(context);
    };
    await use({ allow: (...expected) => void allowed.push(...expected), serveOutside, outside, follow });
    const unexpected = trouble.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    expect(unexpected, 'console errors, page errors, refused files and CSP reports').toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    await watch.follow(context);
    await use(context);
  },
  visitor: async ({ browser, baseURL, watch }, use) => {
    const contexts: BrowserContext[] = [];
    const open = async (options: BrowserContextOptions = {}) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      contexts.push(context);
      await watch.follow(context);
      return context.newPage();
    };
    await use(Object.assign(open, { baseURL: baseURL ?? '' }));
    for (const context of contexts) await context.close();
  },
});

const isOutside = ({ protocol, hostname }: URL) =>
  protocol.startsWith('http') && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const serveOutsideOf = (context: BrowserContext) =>
  context.route(isOutside, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );

async function followContext(context: BrowserContext, trouble: string[]): Promise<void> {
  // A CSP report gives more detail than the console.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `CSP: ${event.violatedDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  context.on('weberror', (error) => trouble.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser also logs each failed call. 'response' below reports those that matter.
    if (message.text().startsWith('Failed to load resource')) return;
    trouble.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    const kind = response.request().resourceType();
    const isFile = !['fetch', 'xhr', 'document', 'ping'].includes(kind);
    if (response.status() >= (isFile ? 400 : 500)) trouble.push(`${response.status()} ${response.url()}`);
  });
}

/** Waits until no transition runs: a color between two themes would fail the contrast rules. */
export async function awaitTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Spinners never end.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, allRules);
}

/** Checks all rules in light colors and the contrast in dark ones: the themes differ in nothing else. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoViolations(page: Page, rules: Parameters<typeof findViolations>[1]): Promise<void> {
  await awaitTransitions(page);
  expect(await findViolations(page, rules)).toEqual([]);
}
