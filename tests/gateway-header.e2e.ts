import { signUp } from './accounts.ts';
import { logIn, tab } from './auth-screen.ts';
import { newBusiness, openDraft, openFeedback } from './customer.ts';
import { test as base, expect } from './fixture.ts';
import { startProduct } from './product.ts';

/** The product behind a gateway that lets only those requests pass that carry its header. */
const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures that it needs.
    async ({}, use) => {
      const product = await startProduct({ env: { GATEWAY_HEADER: 'X-Gate: open "sesame"' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('every call of the pages carries the header of GATEWAY_HEADER', async ({ page, visitor, watch }) => {
  await watch.serveOutside();
  const business = await newBusiness(visitor);
  const account = await signUp((await visitor()).request);
  const calls = new Map<string, string | undefined>();
  const customer = await visitor();
  for (const person of [page, customer])
    person.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.set(pathname, request.headers()['x-gate']);
    });
  await openDraft(page, business.path);
  await openFeedback(customer, business.path);
  await Promise.all([customer.waitForEvent('popup'), customer.getByRole('link', { name: 'click here' }).click()]);
  await customer.getByLabel('What happened?').fill('The wait was two hours');
  await customer.getByLabel('Name').fill('Joan Ellis');
  await customer.getByLabel('Email').fill('joan@example.org');
  await customer.getByRole('button', { name: 'Send feedback' }).click();
  await expect(customer).toHaveURL(/\/review-shield\//);
  await page.goto('/auth');
  await tab(page, 'Login').click();
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  for (const path of ['reviews/generate', 'send-feedback', 'google-click', 'user', 'login'])
    expect(
      [...calls.keys()].some((called) => called.includes(path)),
      path,
    ).toBe(true);
  expect([...calls].filter(([, header]) => header !== 'open "sesame"')).toEqual([]);
});
