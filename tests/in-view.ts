import { expect, type Page } from '@playwright/test';
import { settled } from './customer.ts';

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
