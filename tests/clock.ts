import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The timers that stand: how many milliseconds each was set for, and when it ends. */
    standingTimers: Map<number, { readonly delay: number; readonly end: number }>;
  }
}

/** Gives a page, before it is opened, a clock that can be stopped and timers that can be waited for. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  // In the context, as the clock's own script is: they run in this order, so that the clock's timers are those listed.
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

/** Stops an installed clock where it stands, before the page is opened or later; from then on only these helpers move it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // `pauseAt` alone jumps to a time that has to lie ahead, and ends every timer up to it: a fixed time does not run away.
  await page.clock.setFixedTime(now);
  await page.clock.pauseAt(now);
  await page.clock.setSystemTime(now);
}

/** Lets a stopped clock go on, and what became due be drawn, so that what is still there then has really stayed. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await draw(page);
  await page.clock.runFor(milliseconds);
  await draw(page);
}

/** Lets a stopped clock go on in small steps until something is seen. */
export async function appears(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await letPass(page, 10);
    expect(await what.isVisible(), `${what} is seen`).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [10] });
}

/** Waits until the page has set a timer of exactly so many milliseconds, and lets all of it pass but the last one. */
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

/** Waits until the page has set a timer of exactly so many milliseconds, and lets exactly it pass. */
export async function passTimer(page: Page, milliseconds: number): Promise<void> {
  await toLastMoment(page, milliseconds);
  await letPass(page, 1);
}

/** Expects that something stays until a timer of exactly so many milliseconds ends, and is gone then. */
export async function staysFor(page: Page, milliseconds: number, what: Locator): Promise<void> {
  await toLastMoment(page, milliseconds);
  await expect(what).toBeVisible();
  await letPass(page, 1);
  await expect(what).toHaveCount(0);
}

/** React draws, and runs its effects, in messages, which no stopped clock holds back: after some of them all is done. */
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
