import { expect, type Locator, type Page } from '@playwright/test';

/** What has the focus: a field by its label, anything else by its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** The focus can be seen: an outline of the element, or of the card around a radio button. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const outlines = await page.evaluate(() =>
    [document.activeElement, document.activeElement?.closest('label')]
      .filter((element) => element instanceof HTMLElement)
      .map((element) => getComputedStyle(element))
      .map(({ outlineStyle, outlineWidth }) => (outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth))),
  );
  expect(Math.max(...outlines), `the focus of "${await focused(page)}" can be seen`).toBeGreaterThanOrEqual(2);
}

/** Presses Tab until the element has the focus, as a person without a mouse does. */
export async function focusByTab(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return expectVisibleFocus(page);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${wanted}`);
}

export async function pressByTab(page: Page, wanted: Locator): Promise<void> {
  await focusByTab(page, wanted);
  await page.keyboard.press('Enter');
}

export async function typeByTab(page: Page, wanted: Locator, words: string): Promise<void> {
  await focusByTab(page, wanted);
  await page.keyboard.type(words);
}

/** The words of what has the focus, from now on and after each of some presses of Tab. */
export async function tabOrder(page: Page, presses: number): Promise<string[]> {
  const order = [await focused(page)];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    order.push(await focused(page));
  }
  return order;
}
