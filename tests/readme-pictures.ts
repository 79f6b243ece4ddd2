import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoOwner } from '../src/server/demo/example.ts';
import type { Product } from './product.ts';
import { fillForm, submit, summary } from './setup-form.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const chosen = ['Friendly staff', 'Explained things well', 'Long wait', 'Hard to park'];

/** The pictures of the README's first five minutes, into docs/pictures/. */
export async function takeReadmePictures(browser: Browser, { url: baseURL }: Product, slug: string): Promise<void> {
  const open = (viewport: typeof desktop) => browser.newContext({ baseURL, viewport, colorScheme: 'light' });
  const stranger = await open(desktop);
  await takeEntry(await stranger.newPage());
  await stranger.close();
  const owner = await open(desktop);
  await takeOwner(owner);
  await owner.close();
  const customer = await open(phone);
  await takeDraft(await customer.newPage(), slug);
  await customer.close();
}

async function takeEntry(page: Page): Promise<void> {
  await page.goto('/');
  await take(page, '1-landing');
  await page.goto('/auth?register=true');
  await page.getByLabel('Name', { exact: true }).fill('Dana Whitfield');
  await page.getByLabel('Email', { exact: true }).fill('dana@willow.example.org');
  await page.getByLabel('Password', { exact: true }).fill(demoOwner.password);
  await page.getByLabel('Confirm Password').fill(demoOwner.password);
  await take(page, '2-register');
}

async function takeOwner(context: BrowserContext): Promise<void> {
  const { email, password } = demoOwner;
  await context.request.post('/api/login', { data: { email, password } });
  const page = await context.newPage();
  await page.goto('/dashboard?tab=insights');
  await take(page, '7-insights');
  await page.goto('/business-setup');
  await fillForm(page);
  await page.getByLabel('Google Business Profile Review Link').fill('https://g.page/r/willow-street/review');
  await page.getByLabel('Business Name').focus();
  await take(page, '3-setup');
  await submit(page);
  await summary(page).waitFor();
  // It would hide the heading.
  await page.locator('.toast').getByRole('button').click();
  await page.locator('.toast').waitFor({ state: 'detached' });
  await take(page, '4-summary');
  await page.getByRole('link', { name: 'Printable poster' }).click();
  await page.getByRole('region', { name: /^Preview/ }).waitFor();
  await take(page, '5-poster');
}

async function takeDraft(page: Page, slug: string): Promise<void> {
  await page.goto(`/thumbs-up-down/${slug}`);
  await page.getByRole('button', { name: 'Thumbs up: good' }).click();
  const chips = page.getByRole('group', { name: 'Sentiments' }).locator('[aria-pressed]');
  for (const label of chosen) await chips.filter({ hasText: label }).click();
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await page.locator('.say').waitFor();
  await take(page, '6-draft');
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  const shot = await page.screenshot({ animations: 'disabled' });
  const file = sharp(shot).png({ palette: true, effort: 10 });
  const { size } = await file.toFile(join(folder, `${name}.png`));
  console.log(`${name}.png: ${size} bytes`);
}
