import type { Page } from '@playwright/test';
import {
  forbidCopying,
  fourPicks,
  heading,
  newBusiness,
  openDraft,
  openFeedback,
  openPicker,
  pick,
  serveDrafts,
  tapDisabled,
} from './customer.ts';
import { awaitTransitions, desktop, expect, expectAccessibleInBothThemes, phone, test } from './fixture.ts';

test.describe('accessible in both themes', () => {
  test.use({ ...phone, permissions: [] });

  test('C-70 axe finds nothing in any state', async ({ page, visitor, watch }) => {
    test.setTimeout(120_000);
    watch.allow(/500 .*generate/);
    const business = await newBusiness(visitor);
    const inactive = await newBusiness(visitor);
    await inactive.owner.post(`/api/businesses/toggle-business-active/${inactive.id}`, { data: { isActive: false } });
    await forbidCopying(page);
    await page.goto(business.path);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Thumbs up: good' }).click();
    await expect(heading(page, 'What was it like?')).toBeVisible();
    await tapDisabled(page, 'Select 4 more sentiments');
    await pick(page, fourPicks.slice(0, 3));
    await page.getByRole('button', { name: 'Other' }).click();
    await page.getByLabel('Someone to thank?').fill('2');
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Someone to thank?').fill('');
    await pick(page, fourPicks.slice(3));
    await expectAccessibleInBothThemes(page);
    let mode: 'hold' | 'fail' | 'pass' = 'hold';
    await serveDrafts(page, async (route) => {
      if (mode === 'fail') return route.fulfill({ status: 500, json: { error: 'x', code: 'x' } });
      if (mode === 'pass') return route.continue();
    });
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(heading(page, 'Writing your review')).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Back' }).click();
    mode = 'fail';
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('alert').getByRole('heading')).toBeFocused();
    await expectAccessibleInBothThemes(page);
    mode = 'pass';
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page, 'Your draft')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(heading(page, 'Where would you like to post your review?')).toBeVisible();
    await expectAccessibleInBothThemes(page);

    const other = await visitor(phone);
    await openFeedback(other, business.path);
    await other.getByRole('button', { name: 'Send feedback' }).click();
    await expect(other.getByText('Name is required')).toBeVisible();
    await expectAccessibleInBothThemes(other);
    for (const path of [`/review-shield/${business.slug}`, inactive.path, '/thumbs-up-down/no-such-business']) {
      await other.goto(path);
      await expectAccessibleInBothThemes(other);
    }
  });
});

test('C-71 the whole flow by keyboard alone; the focus moves with the step', async ({
  page,
  visitor,
  context,
  watch,
}) => {
  await watch.serveOutside();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const business = await newBusiness(visitor);
  await page.goto(business.path);
  const press = async (name: string) => {
    const wanted = page.getByRole('button', { name, exact: true });
    for (let i = 0; i < 60; i++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await press('Thumbs up: good');
  await expect(heading(page, 'What was it like?')).toBeFocused();
  for (const label of fourPicks) await press(label);
  await press('Generate My Review');
  await expect(heading(page, 'Your draft')).toBeFocused();
  await press('Copy and Post Review');
  await expect(heading(page, 'Where would you like to post your review?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Google' })).toBeFocused();
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect(tab).toHaveURL('https://g.page/r/bright-harbor/review');
});

test('C-72 at 200 % zoom nothing is cut off or out of reach', async ({ visitor }) => {
  const business = await newBusiness(visitor, { name: 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall' });
  // A phone of 360x740 at 200 %.
  const page = await visitor({ viewport: { width: 180, height: 370 } });
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(180);
    for (const button of await page.locator('.btn:visible').all())
      expect(
        await button.evaluate((element) => element.scrollWidth - element.clientWidth),
        String(await button.textContent()),
      ).toBe(0);
  };
  await openPicker(page, business.path);
  await fits();
  await pick(page, fourPicks);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(heading(page, 'Your draft')).toBeVisible();
  await fits();
  await openFeedback(await visitorAt(page), business.path);
  await fits();
});

/** The same page with its storage cleared. */
async function visitorAt(page: Page): Promise<Page> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  return page;
}

for (const [size, options] of [
  ['360x740', phone],
  ['1280x800', desktop],
] as const) {
  test(`C-73 the public buttons are the same on the happy path, the unhappy path and after it (${size})`, async ({
    visitor,
    watch,
  }) => {
    await watch.serveOutside();
    const business = await newBusiness(visitor);
    const measure = async (page: Page) => {
      // Without a hover effect.
      await page.mouse.move(0, 0);
      await awaitTransitions(page);
      return Promise.all(
        (await page.locator('a.plat').all()).map(async (link) => {
          const box = await link.boundingBox();
          const style = await link.evaluate((element) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
            return [color, backgroundColor, borderColor, fontSize, fontWeight];
          });
          return { text: await link.textContent(), width: box?.width, height: box?.height, style };
        }),
      );
    };
    const happy = await visitor({ ...options, permissions: ['clipboard-write'] });
    await openDraft(happy, business.path);
    await happy.getByRole('button', { name: 'Copy and Post Review' }).click();
    await expect(heading(happy, 'Where would you like to post your review?')).toBeVisible();
    const unhappy = await visitor(options);
    await openFeedback(unhappy, business.path);
    const after = await visitor(options);
    await after.goto(`/review-shield/${business.slug}`);
    const expected = await measure(happy);
    expect(expected).toHaveLength(2);
    expect(expected[0]?.text).toContain('Google');
    expect(expected[1]?.text).toContain('Facebook');
    expect(await measure(unhappy)).toEqual(expected);
    expect(await measure(after)).toEqual(expected);
    // One tap away on every path.
    for (const page of [happy, unhappy, after]) {
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: 'Google' }).last().click(),
      ]);
      await expect(tab).toHaveURL('https://g.page/r/bright-harbor/review');
    }
  });
}

test('C-74 targets are at least 44 px high, thumbs are equal', async ({ visitor }) => {
  const business = await newBusiness(visitor);
  const page = await visitor(phone);
  await page.goto(business.path);
  const [up, down] = await Promise.all(
    ['Thumbs up: good', 'Thumbs down: not good'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect([up?.width, up?.height, up?.y]).toEqual([down?.width, down?.height, down?.y]);
  await page.getByRole('button', { name: 'Thumbs up: good' }).click();
  await expect(heading(page, 'What was it like?')).toBeVisible();
  for (const target of await page.locator('button, input, a').all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.textContent().then(String)).toBeGreaterThanOrEqual(44);
  }
});

for (const [width, height] of [
  [360, 740],
  [320, 640],
  [180, 370],
] as const)
  test(`the text of a draft is not under the buttons (${width}x${height})`, async ({ visitor }) => {
    const business = await newBusiness(visitor);
    const page = await visitor({ viewport: { width, height } });
    await openDraft(page, business.path);
    const text = await page.locator('.say').boundingBox();
    const dock = await page.locator('.dock').boundingBox();
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  });
