import { chromium, type Page, type Request } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tests/browser.ts';

export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** The requests of one visit in Chromium, in order. */
export async function recordVisit(origin: string, path: string): Promise<Recorded[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const context = await browser.newContext({ baseURL: origin });
    await context.grantPermissions(['clipboard-write']);
    const page = await context.newPage();
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) sent.push(request);
    });
    await postReview(page, path);
    return sent.map((request) => ({
      method: request.method(),
      path: request.url().slice(origin.length),
      body: request.postData(),
      headers: request.headers(),
    }));
  } finally {
    await browser.close();
  }
}

async function postReview(page: Page, path: string): Promise<void> {
  const opened = page.waitForRequest(/\/steps\//);
  await page.goto(path);
  // Customers read for more than the second after which a page counts as opened.
  await opened;
  await page.getByRole('button', { name: 'Thumbs up: good' }).click();
  const choices = page.getByRole('group', { name: 'Sentiments' }).locator('[aria-pressed]');
  // Release 1.2.0 names two of them in another way.
  for (const pick of ['Friendly staff', /^(?:They listen|Felt listened to)/, 'Short wait', /^Clean/])
    await choices.filter({ hasText: pick }).click();
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await page.getByRole('heading', { name: 'Your draft' }).waitFor();
  await page.getByRole('button', { name: 'Copy and Post Review' }).click();
  const clicked = page.waitForRequest(/google-click/);
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Google/ }).click();
  await clicked;
  await popup;
  await page.waitForLoadState('networkidle');
}
