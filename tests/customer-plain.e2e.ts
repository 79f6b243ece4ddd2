import { heading, newBusiness } from './customer.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('C-80 C-81 the public links after either thumb, and a private form that is sent', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await page.goto(business.path);
    const links = () => page.locator('a.plat:visible');
    await expect(links()).toHaveCount(0);
    await expect(page.locator('.ask .lead')).toHaveText('Tap one. Nothing is posted for you.');
    await page.locator('a[href="#good"]').click();
    await expect(links()).toHaveCount(2);
    await expect(links().first()).toHaveAttribute('href', 'https://g.page/r/bright-harbor/review');
    await page.locator('a[href="#bad"]').click();
    await expect(links()).toHaveCount(2);
    await page.locator('#feedback').fill('The wait was two hours,\nand nobody said why.');
    await page.locator('#name').fill('Joan Ellis');
    await page.locator('#email').fill('joan@example.org');
    await page.locator('form button').click();
    await expect(page.getByText('Your feedback has reached the team at Bright Harbor Dental.')).toBeVisible();
    const code = await page.locator('output').innerText();
    await expect(page.getByRole('link', { name: `/reply/${code.replaceAll('-', '')}` })).toBeVisible();
    await expect(links()).toHaveCount(2);
    await expect(heading(page, 'We are sorry it fell short.')).toBeVisible();
    const inbox = await (await business.owner.get(`/api/businesses/${business.id}/feedback`)).json();
    expect(inbox.feedback).toHaveLength(1);
    expect(inbox.feedback[0]).toMatchObject({
      name: 'Joan Ellis',
      email: 'joan@example.org',
      phone: 'Not provided',
      feedback: 'The wait was two hours,\nand nobody said why.',
    });
    await page.getByRole('link', { name: 'Return to Previous Page' }).click();
    await expect(page).toHaveURL(business.path);
  });

  test('C-82 a rejected form comes back with its text and the errors', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await page.goto(`${business.path}#bad`);
    await page.locator('#feedback').fill('         x');
    await page.locator('#name').fill('Joan Ellis');
    await page.locator('#email').fill('joan@example');
    await page.locator('form button').click();
    await expect(page.getByText('Please provide some feedback (minimum 10 characters)')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Joan Ellis');
    await expect(page.locator('a.plat')).toHaveCount(2);
    await page.getByLabel('What happened?').fill('The wait was\u000btwo hours');
    await page.getByLabel('Name').fill('Joan\tEllis');
    await page.getByLabel('Email').fill('joan@example.org');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Your feedback has reached the team at Bright Harbor Dental.')).toBeVisible();
  });
});

test('C-83 a form of another site is rejected, and all other calls accept JSON only', async ({ visitor }) => {
  const business = await newBusiness(visitor);
  const { request } = await visitor();
  const form = { feedback: 'The wait was two hours', name: 'Joan Ellis', email: 'joan@example.org' };
  const send = async (headers: Record<string, string>) =>
    (await request.post(business.path, { form, headers, maxRedirects: 0 })).status();
  expect(await send({})).toBe(403);
  expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send({ origin: 'https://elsewhere.example' })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  const json = await request.post(business.path, { data: form, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(json.status()).toBe(415);
  const elsewhere = await request.post(`/api/businesses/${business.id}/send-feedback`, {
    form,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(elsewhere.status()).toBe(415);
});

test.describe('pages that only show a notice', () => {
  test.use(phone);

  test('C-84 an inactive business shows the notice and nothing else', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await page.goto(business.path);
    await business.owner.post(`/api/businesses/toggle-business-active/${business.id}`, { data: { isActive: false } });
    await page.reload();
    await expect(heading(page, 'This business is currently inactive.')).toBeVisible();
    await expect(
      page.getByText('Please check back later or contact the business directly for more information.'),
    ).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('a.plat')).toHaveCount(0);
    await page.goto(`/review-shield/${business.slug}`);
    await expect(heading(page, 'This business is currently inactive.')).toBeVisible();
    await expectAccessible(page);
  });

  test('C-85 an unknown address is a 404 with the message', async ({ page }) => {
    for (const path of [
      '/thumbs-up-down/no-such-business',
      '/review-shield/no-such-business',
      '/thumbs-up-down/A%00',
    ]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(heading(page, 'Business not found')).toBeVisible();
      await expect(page.getByText("Sorry, we couldn't find information for this business")).toBeVisible();
    }
  });
});
