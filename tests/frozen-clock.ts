import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

/** Stops the page's clock before it is opened: from then on only `page.clock.runFor` moves it. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.clock.pauseAt('2026-11-21T12:00:01Z');
}

/** Stops a clock that ran until now; it has to be installed before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Moves a stopped clock in small steps until something holds. */
export async function stepUntil(page: Page, holds: () => Promise<void>, step = 10): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await holds();
  }).toPass({ intervals: [50] });
}
