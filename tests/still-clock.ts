import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the page's time where it is; from now on it moves by `runFor` and `appears` only. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets the page's time go on in steps of 20 ms until something is seen. */
export async function appears(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(what).toBeVisible({ timeout: 30 });
  }).toPass({ timeout: 10_000, intervals: [0, 20] });
}

/** Lets the page's time pass and what became due be drawn, so that what is still there then has really stayed. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  // React draws in messages, which no stopped clock holds back.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
  });
}
