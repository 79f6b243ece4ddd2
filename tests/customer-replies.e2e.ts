import type { Locator, Page } from '@playwright/test';
import { heading, newBusiness, openFeedback, settled, toast } from './customer.ts';
import { expect, expectAccessibleInBothThemes, phone, test, type Visitor } from './fixture.ts';
import { expectInView } from './in-view.ts';
import { startProduct } from './product.ts';

type Business = Awaited<ReturnType<typeof newBusiness>>;

/** Sends the open form and returns the code. */
async function sendFeedback(page: Page): Promise<string> {
  await page.getByLabel('What happened?').fill('I waited forty minutes and nobody told me why.');
  await page.getByLabel('Name').fill('A customer');
  await page.getByLabel('Email').fill('customer@example.org');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Want to hear back?' })).toBeVisible();
  const code = await page.locator('output').innerText();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}(?:-[0-9A-HJKMNP-TV-Z]{3}){3}$/);
  return code;
}

async function reply(business: Business, text: string): Promise<void> {
  const path = `/api/businesses/${business.id}/feedback`;
  const { feedback } = await (await business.owner.get(path)).json();
  const [message] = feedback;
  const sent = await business.owner.post(`${path}/${message.id}/replies`, { data: { text, version: message.version } });
  expect(sent.status()).toBe(201);
}

const stateOf = async (business: Business) =>
  (await (await business.owner.get(`/api/businesses/${business.id}/feedback`)).json()).feedback[0]?.state;

/** Place, size and order of the public buttons. */
async function publicButtons(page: Page) {
  const boxes = await page.locator('a.plat:visible').evaluateAll((links) =>
    links.map((link) => {
      const { x, width, height } = link.getBoundingClientRect();
      const { fontSize, backgroundColor, color } = getComputedStyle(link);
      const [label] = (link as HTMLElement).innerText.split('\n').filter((line) => line.length > 1);
      return { label, x, width, height, fontSize, backgroundColor, color };
    }),
  );
  return boxes;
}

const isAboveFold = async (link: Locator, page: Page) => {
  const box = await link.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

/** What an element of the page covers cannot be tapped. */
const isOnTop = (link: Locator) =>
  link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const points = [y + 2, y + height / 2, y + height - 2].map((at) => document.elementFromPoint(x + width / 2, at));
    return points.every((found) => found !== null && element.contains(found));
  });

async function expectEqualButtons(page: Page, wanted: Awaited<ReturnType<typeof publicButtons>>) {
  const found = await publicButtons(page);
  expect(found.map(({ label }) => label)).toEqual(['Google', 'Facebook']);
  expect(found).toEqual(wanted);
  expect(found[0]?.width).toBe(found[1]?.width);
  expect(found[0]?.height).toBe(found[1]?.height);
}

/** Sends the form without script and returns the address of the conversation. */
async function sendByForm(page: Page, business: Business): Promise<string> {
  await page.goto(`${business.path}#bad`);
  await page.locator('#feedback').fill('I waited forty minutes and nobody told me why.');
  await page.locator('#name').fill('A customer');
  await page.locator('#email').fill('customer@example.org');
  await page.locator('form button').click();
  return (await page.locator('.keep a').getAttribute('href')) ?? '';
}

const open = (visitor: Visitor) => visitor({ ...phone, javaScriptEnabled: false });

test.describe('private feedback gets an answer', () => {
  test.use(phone);

  test('C-101 from the code on a phone to a settled conversation, without script', async ({ page, visitor }) => {
    const business = await newBusiness(visitor, {
      facebookUrl: 'https://www.facebook.com/bright-harbor',
      showsReplyDays: true,
    });
    await openFeedback(page, business.path);
    const wanted = await publicButtons(page);
    const code = await sendFeedback(page);
    await expect(page.getByText('They try to reply within 2 working days.')).toBeVisible();
    await expectEqualButtons(page, wanted);
    await settled(page);
    for (const name of ['Google', 'Facebook']) {
      const link = page.getByRole('link', { name });
      expect(await isAboveFold(link, page), `${name} is above the fold`).toBe(true);
      expect(await isOnTop(link), `nothing covers ${name}`).toBe(true);
    }
    await expectAccessibleInBothThemes(page);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(stored).not.toContain(code);

    const phoneLater = await open(visitor);
    await phoneLater.goto('/reply');
    await phoneLater.getByLabel('Your code').fill(code.slice(0, -1).toLowerCase().replaceAll('-', ' '));
    await phoneLater.getByRole('button', { name: 'Open' }).click();
    await expect(phoneLater.getByText('That’s 11 characters. Codes have 12.')).toBeVisible();
    await phoneLater.getByLabel('Your code').fill(code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'));
    await phoneLater.getByRole('button', { name: 'Open' }).click();
    await expect(heading(phoneLater, 'Your conversation')).toBeVisible();
    await expect(phoneLater.getByText('The practice has not replied yet.')).toBeVisible();
    await expectEqualButtons(phoneLater, wanted);

    await reply(business, 'Thank you for telling us. The desk now says so when we run late.');
    await phoneLater.reload();
    await expect(phoneLater.getByText('The desk now says so when we run late.')).toBeVisible();
    await expectInView(phoneLater, 'Not yet', 'Send');
    await expect(phoneLater.getByText('Anyone with this code can read your conversation.')).toBeVisible();
    await expect(
      phoneLater.getByText('This stays between you and the practice. You can also post a public review.'),
    ).toBeVisible();
    await expectEqualButtons(phoneLater, wanted);
    await phoneLater.getByRole('button', { name: 'Not yet' }).press('Enter');
    await expect(phoneLater.getByText('You said not yet.')).toBeVisible();
    expect(await stateOf(business)).toBe('waiting');
    await expect(phoneLater.getByRole('status')).toBeFocused();
    await phoneLater.getByRole('button', { name: 'Send' }).click();
    await expect(phoneLater.getByText('A message has 10 to 2,000 characters')).toBeVisible();
    await expect(phoneLater.getByLabel('Write back')).toBeFocused();
    await phoneLater.getByLabel('Write back').fill('Too short');
    await phoneLater.getByRole('button', { name: 'Send' }).click();
    await expect(phoneLater.getByText('A message has 10 to 2,000 characters')).toBeVisible();
    await expect(phoneLater.getByLabel('Write back')).toHaveValue('Too short');
    await expectEqualButtons(phoneLater, wanted);
    await phoneLater.getByLabel('Write back').fill('My son missed his first class because of it.');
    const keys = await phoneLater
      .locator('[name=key]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12} (?:write|delete)$/);
    await phoneLater.getByRole('button', { name: 'Send' }).dblclick();
    await expect(phoneLater.getByText('My son missed his first class because of it.')).toHaveCount(1);
    await expect(phoneLater.getByLabel('Write back')).toHaveValue('');
    await expect(phoneLater.getByRole('status')).toHaveText('Your message is sent. The practice can read it.');
    await expect(phoneLater.getByRole('status')).toBeFocused();
    await expect(phoneLater.getByText('You said not yet.')).toHaveCount(0);
    await expect(phoneLater.getByText('My son missed his first class because of it.')).toBeInViewport({ ratio: 1 });

    await phoneLater.goto(`/Reply/${code.toLowerCase()}/`);
    await expect(heading(phoneLater, 'Your conversation')).toBeVisible();
    await reply(business, 'We are sorry about the class. We keep the first appointment free for families now.');
    await phoneLater.reload();
    await phoneLater.getByRole('button', { name: 'That settles it' }).click();
    await expect(phoneLater.getByText('You said that settles it. If that changes, write back below.')).toBeVisible();
    expect(await stateOf(business)).toBe('done');
    await expectEqualButtons(phoneLater, wanted);
    await expect(phoneLater.locator('script')).toHaveCount(0);
  });

  test('C-102 the code can be copied, shared and saved as a link; after a reload it is gone', async ({
    page,
    context,
    visitor,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: unknown) => Object.assign(window, { shared }),
      });
    });
    const business = await newBusiness(visitor);
    await openFeedback(page, business.path);
    const code = await sendFeedback(page);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const link = `${visitor.baseURL}/reply/${code.replaceAll('-', '')}`;
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(toast(page, 'Code copied')).toBeVisible();
    expect(await clipboard()).toBe(code);
    await page.getByRole('link', { name: 'Save link' }).click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    expect(await clipboard()).toBe(link);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({ url: link });

    await page.getByRole('link', { name: 'Return to Previous Page' }).click();
    await expect(page).toHaveURL(business.path);
    await expect(heading(page, 'How was your experience?')).toBeVisible();
    await page.goForward();
    await expect(page.locator('output')).toHaveText(code);
    await page.reload();
    await expect(page).toHaveURL(`/review-shield/${business.slug}`);
    await expect(page.getByText('Your feedback has reached the team at Bright Harbor Dental.')).toBeVisible();
    await expect(page.locator('output')).toHaveCount(0);
    await expect(page.getByText('Your code was shown once. It can’t be shown again here')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'How was your experience?')).toBeVisible();
    await page.goForward();
    await expect(page.getByText('Your feedback has reached the team at Bright Harbor Dental.')).toBeVisible();
  });

  test('C-103 deleting asks once; afterwards the code shows the same page as a wrong one', async ({ visitor }) => {
    const business = await newBusiness(visitor);
    const page = await open(visitor);
    await page.goto(await sendByForm(page, business));
    const address = page.url();
    const summary = page.getByText('Delete my message');
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await summary.click();
    await expect(
      page.getByText('This deletes your message and all replies, for you and for the practice.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(heading(page, 'Your message is deleted.')).toBeVisible();
    expect((await (await business.owner.get(`/api/businesses/${business.id}/feedback`)).json()).feedback).toEqual([]);
    const bodies = [];
    for (const gone of [address, '/reply/000000000000', '/reply/x']) {
      const response = await page.goto(gone);
      expect(response?.status()).toBe(404);
      await expect(heading(page, 'Check the code for a typo.')).toBeVisible();
      await expect(
        page.getByText('If it is right, we no longer have the message. We keep private messages for 2 years.'),
      ).toBeVisible();
      const typed = await page.getByLabel('Your code').inputValue();
      expect(typed.replaceAll('-', '')).toBe(gone.split('/').at(-1)?.toUpperCase());
      bodies.push((await response?.text())?.replace(`value="${typed}"`, ''));
    }
    expect(new Set(bodies).size).toBe(1);
  });

  test('C-104 nothing outside learns the code, and no other site can use it', async ({ visitor, watch }) => {
    const business = await newBusiness(visitor);
    const page = await open(visitor);
    await watch.serveOutside();
    const link = await sendByForm(page, business);
    const { request } = page;
    const response = await request.get(link);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("script-src 'self'; "),
    });
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    const form = { does: 'delete' };
    const send = async (headers: Record<string, string>) =>
      (await request.post(link, { form, headers, maxRedirects: 0 })).status();
    expect(await send({})).toBe(403);
    expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ origin: 'https://elsewhere.example' })).toBe(403);
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await request.post(link, { data: form, headers })).status()).toBe(415);
    expect((await request.post(link, { form: { does: 'steal' }, headers })).status()).toBe(400);
    for (const method of ['HEAD', 'GET'] as const) await request.fetch(link, { method });
    expect((await request.get(link)).status()).toBe(200);
    await page.goto(link);
    const [elsewhere] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Google' }).click(),
    ]);
    expect(await elsewhere.evaluate(() => document.referrer)).toBe('');
  });

  test('C-70 C-72 the pages of the code have no axe violation, light and dark, and fit at 200 % zoom', async ({
    page,
    visitor,
  }) => {
    const business = await newBusiness(visitor, {
      name: 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall',
    });
    await openFeedback(page, business.path);
    const code = await sendFeedback(page);
    await reply(business, `Thank you for telling us. ${'Bookkeeping'.repeat(12)}`);
    const later = await visitor(phone);
    const fits = async (shown: Page) => {
      await shown.setViewportSize({ width: 180, height: 370 });
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(180);
      await shown.setViewportSize(phone.viewport);
    };
    const check = async (shown: Page) => {
      await expectAccessibleInBothThemes(shown);
      await fits(shown);
    };
    await fits(page);
    await later.goto(`/reply/${code}`);
    await later.locator('summary').click();
    await check(later);
    await later.getByRole('button', { name: 'That settles it' }).click();
    await expect(later.getByRole('status')).toBeVisible();
    await check(later);
    await later.goto('/reply/000000000000');
    await fits(later);
    await later.getByLabel('Your code').fill('KTR');
    await later.getByRole('button', { name: 'Open' }).click();
    await expect(later.getByText('That’s 3 characters. Codes have 12.')).toBeVisible();
    await check(later);
  });

  test('C-105 ten wrong codes an hour, and the log holds none', async ({ playwright }) => {
    const product = await startProduct({ env: { RATE_LIMIT_MULTIPLIER: '1' } });
    const request = await playwright.request.newContext({ baseURL: product.url });
    const codes = Array.from({ length: 11 }, (_, index) => `KTR482QXM9${String(index).padStart(2, '0')}`);
    const statuses = [];
    for (const code of codes) statuses.push((await request.get(`/reply/${code}`)).status());
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    const blocked = await request.get('/reply/KTR482QXM999');
    expect(blocked.headers()['retry-after']).toMatch(/^\d+$/);
    expect(await blocked.text()).toContain('Too many attempts.');
    expect(product.output()).toContain('/reply/:code');
    expect(product.output()).not.toContain('KTR482QXM9');
    await request.dispose();
    await product.stop();
  });
});
