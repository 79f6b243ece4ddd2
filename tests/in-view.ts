import { expect, type Locator, type Page } from '@playwright/test';
import { newBusiness, settled } from './customer.ts';
import type { Visitor } from './fixture.ts';

export const longName = 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall';
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const longText = 'The wait was long, and the staff told me why as soon as I came in. '.repeat(20).trim();
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
export const post = 'Copy and Post Review';
export const clipboard = ['clipboard-read', 'clipboard-write'];

export const branded = (visitor: Visitor) => newBusiness(visitor, { name: longName, logoUrl: logo });

export async function writeLong(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Your review text').fill(longText);
}

export function isUncovered(field: Element): boolean {
  const { left, top, bottom } = field.getBoundingClientRect();
  return [top + 3, bottom - 3].every((y) => document.elementFromPoint(left + 20, y) === field);
}

/** Which of these the message lies over. */
export function findCoveredText(selectors: readonly string[]): string[] {
  const message = document.querySelector('.toast')?.getBoundingClientRect();
  if (!message) throw new Error('no message');
  return selectors.filter((selector) => {
    const text = document.querySelector(selector)?.getBoundingClientRect();
    if (!text) throw new Error(`no ${selector}`);
    const isBeside = text.right <= message.left || text.left >= message.right;
    return !isBeside && text.bottom > message.top && text.top < message.bottom;
  });
}

export const dockTop = async (page: Page) => (await page.locator('.dock').boundingBox())?.y;

/** A new step begins at its top. */
export const atTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
export const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

export const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return { ...box, middle: box.x + box.width / 2, bottom: box.y + box.height };
};

/** Buttons, links and fields that a message hides. */
function findCovered(): string[] {
  const toasts = [...document.querySelectorAll<HTMLElement>('.toast')];
  const boxes = toasts.map((toast) => toast.getBoundingClientRect());
  for (const toast of toasts) toast.style.visibility = 'hidden';
  const controls = document.querySelectorAll('button, a[href], input, textarea, select, [role=button]');
  const covered = [...controls].filter((control) =>
    [...control.getClientRects()].some((box) =>
      boxes.some((toast) => {
        const [left, right] = [Math.max(box.left, toast.left), Math.min(box.right, toast.right)];
        const [top, bottom] = [Math.max(box.top, toast.top), Math.min(box.bottom, toast.bottom)];
        if (left >= right || top >= bottom) return false;
        return control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }),
    ),
  );
  for (const toast of toasts) toast.style.visibility = '';
  return covered.map((control) => `${control.textContent?.trim() || control.tagName} is under a message`);
}

function isInView(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const points = [top + 3, (top + bottom) / 2, bottom - 3];
  const isFree = points.every((y) => control.contains(document.elementFromPoint((left + right) / 2, y)));
  return isFree && top >= 0 && bottom <= innerHeight;
}

/** No message lies over a control, and the named ones are wholly in the window, with nothing above them. */
export async function expectInView(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  await settled(page);
  expect(await page.evaluate(findCovered)).toEqual([]);
  for (const name of names) {
    const control = page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name })).first();
    expect(await control.evaluate(isInView), `${name} is in view`).toBe(true);
  }
}

/** Every button and field in this part of the screen is wholly in the window, with nothing above it. */
export async function expectControlsInView(part: Locator, count: number): Promise<void> {
  const controls = part.locator('button, a[href], input, textarea, select');
  await expect(controls).toHaveCount(count);
  const hidden = () =>
    controls.evaluateAll((all) =>
      all
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const points = [top + 3, (top + bottom) / 2, bottom - 3];
          const isFree = points.every((y) => control.contains(document.elementFromPoint((left + right) / 2, y)));
          return !isFree || top < 0 || bottom > innerHeight;
        })
        .map((control) => control.textContent || control.getAttribute('type')),
    );
  await expect.poll(hidden).toEqual([]);
}

/** Google and Facebook in view, of the same size, one above the other. */
export async function expectEqualPlatforms(page: Page): Promise<void> {
  await expectInView(page, /^Google/, /^Facebook/);
  const boxes = await page.locator('a.plat:visible').evaluateAll((links) =>
    links.map((link) => {
      const { left, width, height } = link.getBoundingClientRect();
      return [left, width, height];
    }),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[1]).toEqual(boxes[0]);
}
