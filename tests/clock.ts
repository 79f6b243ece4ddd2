import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Pending timers, with their delay and their end. */
    standingTimers: Map<number, { readonly delay: number; readonly end: number }>;
  }
}

/** Installs a clock that can be stopped, before the page is opened, and lists its timers. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  // In the context, like the clock's own script, so that this runs after it and lists the clock's timers.
  await page.context().addInitScript(() => {
    const { setTimeout: set, clearTimeout: clear } = window;
    const standing: Window['standingTimers'] = new Map();
    const setListed = (act: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
      const end = performance.now() + delay;
      const id = set(() => {
        standing.delete(id);
        act(...given);
      }, delay);
      standing.set(id, { delay, end });
      return id;
    };
    const clearListed = (id: number | undefined) => {
      if (id !== undefined) standing.delete(id);
      clear(id);
    };
    Object.assign(window, { standingTimers: standing, setTimeout: setListed, clearTimeout: clearListed });
  });
}

/** Stops an installed clock. From then on only these helpers move it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // `pauseAt` needs a time in the future and fires all timers up to it, so the time is fixed first.
  await page.clock.setFixedTime(now);
  await page.clock.pauseAt(now);
  await page.clock.setSystemTime(now);
}

/** Advances a stopped clock and waits until the page has rendered. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await draw(page);
  await page.clock.runFor(milliseconds);
  await draw(page);
}

/** Advances a stopped clock in small steps until an element is visible. */
export async function appears(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await letPass(page, 10);
    expect(await what.isVisible(), `${what} is seen`).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [10] });
}

/** Waits for a timer of exactly that delay, and advances to one millisecond before its end. */
export async function toLastMoment(page: Page, milliseconds: number): Promise<void> {
  let left = 0;
  const look = async () => {
    await draw(page);
    left = await page.evaluate((wanted) => {
      const same = [...window.standingTimers.values()].filter(({ delay }) => delay === wanted);
      return Math.max(0, ...same.map(({ end }) => end - performance.now()));
    }, milliseconds);
    return left;
  };
  await expect.poll(look, `the page has set a timer of ${milliseconds} ms`).toBeGreaterThan(0);
  await letPass(page, left - 1);
}

/** Waits for a timer of exactly that delay, and advances to its end. */
export async function passTimer(page: Page, milliseconds: number): Promise<void> {
  await toLastMoment(page, milliseconds);
  await letPass(page, 1);
}

/** Expects an element to stay until a timer of exactly that delay ends, and then to disappear. */
export async function staysFor(page: Page, milliseconds: number, what: Locator): Promise<void> {
  await toLastMoment(page, milliseconds);
  await expect(what).toBeVisible();
  await letPass(page, 1);
  await expect(what).toHaveCount(0);
}

/** React renders and runs effects in message events, which a stopped clock does not delay. */
export async function draw(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn++)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
  });
}
