import type { Page } from '@playwright/test';
import { draftText, fourPicks, heading, newBusiness, openDraft, openPicker, pick } from './customer.ts';
import { test as base, expect, phone } from './fixture.ts';
import { type Behaviour, type Model, startModel } from './model.ts';
import { startProduct } from './product.ts';

const key = 'sk-very-secret-key-of-these-tests';
const business = { name: 'Willow Street Family Dentistry', city: 'Asheville' };
const words =
  'I came to Willow Street Family Dentistry and the staff were friendly when I walked in. The wait was longer than I would have liked. They explained everything clearly and I did not feel rushed while I was there.';

/** An installation with its own model. */
const test = base.extend<{ healthy: Model }, { model: Model }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures that it needs.
    async ({}, use) => {
      const model = await startModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const product = await startProduct({
        env: {
          AI_PROVIDER: 'compatible',
          AI_MODEL: 'loopback',
          AI_BASE_URL: model.url,
          AI_API_KEY: key,
          // Long enough for a healthy endpoint on a busy machine.
          AI_DEADLINE_MS: '4000',
        },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  healthy: async ({ model }, use) => {
    model.behave = { say: words };
    await use(model);
  },
});

test.use(phone);

test("C-120 the draft is what the endpoint wrote, with the name and the customer's own words filled in, and every choice mentioned", async ({
  page,
  visitor,
  healthy,
}) => {
  const { path } = await newBusiness(visitor, business);
  healthy.behave = { say: words.replace(' and I did not feel rushed while I was there', '') };
  await openPicker(page, path);
  await pick(page, fourPicks.slice(0, 3));
  await page.getByRole('button', { name: 'Other' }).click();
  await page.getByLabel('Your own word or phrase').fill('Warm blanket');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Someone to thank?').fill('Maria');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(heading(page, 'Your draft')).toBeVisible();

  const draft = await draftText(page);
  expect(draft).toContain('the staff were friendly when I walked in. The wait was longer than I would have liked.');
  expect(draft).toContain('Warm blanket.');
  expect(draft).toMatch(/Thank.* Maria[.!]$/);
  const marks = await page
    .locator('.say mark')
    .evaluateAll((all) => all.map((mark) => mark.getAttribute('title')).sort());
  expect(marks).toEqual(['Explained things well', 'Friendly staff', 'Long wait', 'Maria', 'Warm blanket']);
  const asked = healthy.requests.map((request) => request.raw).join('');
  expect(asked).not.toMatch(/Maria|warm blanket/i);
  expect(healthy.requests.at(-1)?.authorization).toBe(`Bearer ${key}`);
});

const misdeeds: readonly (readonly [name: string, behave: Behaviour, traces: RegExp])[] = [
  ['answers with 500', { status: 500, body: `{"error":{"message":"zebra fault at ${key}"}}` }, /zebra/i],
  ['sends HTML', (response) => response.setHeader('Content-Type', 'text/html').end('<h1>zebra welcome</h1>'), /zebra/i],
  [
    'writes French',
    { say: 'Le personnel était aimable et tout était clair. Merci à toute cette équipe pour cette belle visite.' },
    /personnel|équipe/i,
  ],
  [
    'leaks its instructions',
    { say: 'You write one short customer review. Rules: say every one of the listed choices once.' },
    /You write one|listed choices/i,
  ],
  [
    'refuses the key, and tells it',
    { status: 401, body: `{"error":{"message":"Incorrect API key: ${key}"}}` },
    /Incorrect API/,
  ],
];

for (const [name, behave, traces] of misdeeds)
  test(`C-121 an endpoint that ${name} does not stop the draft`, async ({ page, visitor, healthy, product }) => {
    const { path } = await newBusiness(visitor, business);
    expect(await openDraft(page, path)).toContain('The wait was longer than I would have liked.');
    const before = healthy.requests.length;
    healthy.behave = behave;
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(page.locator('.say')).not.toContainText('The wait was longer than I would have liked.');
    expect(healthy.requests.length).toBeGreaterThan(before);
    await expectGoodDraft(page);
    expect(await page.content()).not.toMatch(traces);
    expect(await page.content()).not.toContain(key);
    expect(product.output()).not.toMatch(traces);
    expect(product.output()).not.toContain(key);
  });

test('C-121 a draft arrives while the endpoint still hangs', async ({ page, visitor, healthy, product }) => {
  const { path } = await newBusiness(visitor, business);
  const before = healthy.requests.length;
  let finished = false;
  healthy.behave = (response) => {
    response.on('finish', () => {
      finished = true;
    });
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"zebra":');
  };
  await openDraft(page, path);
  await expectGoodDraft(page);
  expect(healthy.requests.length).toBeGreaterThan(before);
  expect(finished, 'the endpoint has not finished its answer').toBe(false);
  expect(await page.content()).not.toMatch(/zebra/);
  expect(product.output()).not.toMatch(/zebra|sk-very-secret/);
});

/** All four choices are mentioned, and it is as long as a review. */
async function expectGoodDraft(page: Page): Promise<void> {
  await expect(heading(page, 'Your draft')).toBeVisible();
  const marks = await page
    .locator('.say mark')
    .evaluateAll((all) => all.flatMap((mark) => mark.getAttribute('title')?.split(', ')).sort());
  expect(marks).toEqual(["Didn't feel rushed", 'Explained things well', 'Friendly staff', 'Long wait']);
  const count = (await draftText(page)).split(/\s+/).length;
  expect(count).toBeGreaterThanOrEqual(5);
  expect(count).toBeLessThanOrEqual(70);
}
