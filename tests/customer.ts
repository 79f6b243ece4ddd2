import { type APIRequestContext, expect, type Page, type Route, request } from '@playwright/test';
import { type MadeBusiness, makeBusiness, signUp } from './accounts.ts';
import type { Visitor } from './fixture.ts';

const owners = new Map<string, Promise<APIRequestContext>>();

async function newOwner(baseURL: string): Promise<APIRequestContext> {
  const owner = await request.newContext({ baseURL });
  await signUp(owner);
  return owner;
}

/** A new business, made as the owner's screens make it. All businesses of one product have one owner, who can change them. */
export async function newBusiness({ baseURL }: Visitor, known: Readonly<Record<string, unknown>> = {}) {
  const owner = owners.get(baseURL) ?? newOwner(baseURL);
  owners.set(baseURL, owner);
  const business: MadeBusiness = await makeBusiness(await owner, known);
  return { ...business, path: `/thumbs-up-down/${business.slug}`, owner: await owner };
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The toast of the page. */
export const toast = (page: Page, title: string) => page.getByLabel('Notifications (F8)').getByText(title);

export const fourPicks = ['Friendly staff', 'Long wait', 'Explained things well', "Didn't feel rushed"] as const;

export async function pick(page: Page, labels: readonly string[]): Promise<void> {
  for (const name of labels) await page.getByRole('button', { name, exact: true }).click();
}

/** Goes from the thumbs to the picker. */
export async function openPicker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Thumbs up: good' }).click();
  await expect(heading(page, 'What was it like?')).toBeVisible();
}

/** Goes from the thumbs to a draft. */
export async function openDraft(page: Page, path: string): Promise<string> {
  await openPicker(page, path);
  await pick(page, fourPicks);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(heading(page, 'Your draft')).toBeVisible();
  return draftText(page);
}

export const draftText = async (page: Page): Promise<string> => (await page.locator('.say').textContent()) ?? '';

/** The less frequent actions of a draft. */
export async function chooseOption(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name }).click();
}

/** Goes from the thumbs to the private form. */
export async function openFeedback(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Thumbs down: not good' }).click();
  await expect(page.getByLabel('What happened?')).toBeVisible();
}

/** Waits until a new step accepts taps. Playwright does so by itself, except for forced actions. */
export const settled = (page: Page) => expect(page.locator('body')).toHaveCSS('pointer-events', 'auto');

/** Taps a button that looks disabled but explains on tap why it cannot be used yet. */
export async function tapDisabled(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name }).click({ force: true });
}

/** Handles the calls for drafts in the test. */
export async function serveDrafts(page: Page, answer: (route: Route, attempt: number) => Promise<unknown>) {
  let attempts = 0;
  await page.route('**/api/reviews/generate', (route) => {
    attempts += 1;
    return answer(route, attempts);
  });
  return () => attempts;
}

/** Blocks every way of copying. */
export async function forbidCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
}

/** The counters of a business as its owner sees them. */
export async function counters(business: { id: number; owner: Page['request'] }) {
  return (await business.owner.get(`/api/analytics/${business.id}`)).json();
}
