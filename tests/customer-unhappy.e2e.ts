import { installClock, staysFor, stopClock } from './clock.ts';
import { counters, heading, newBusiness, openFeedback, toast } from './customer.ts';
import { expect, phone, test } from './fixture.ts';

const inbox = async (business: { id: number; owner: { get: (url: string) => Promise<{ json: () => unknown }> } }) =>
  (await (await business.owner.get(`/api/businesses/${business.id}/feedback`)).json()) as {
    feedback: { name: string; email: string; phone: string; feedback: string }[];
  };

test.describe('bad experience on a phone', () => {
  test.use(phone);

  test('C-90 C-91 C-92 private feedback, the thank-you page, and back', async ({ page, visitor, watch }) => {
    await watch.serveOutside();
    const business = await newBusiness(visitor);
    await openFeedback(page, business.path);
    await expect(heading(page, 'Tell us what went wrong')).toBeVisible();
    await expect(page.getByText('This goes to the practice only, not to the public.')).toBeVisible();
    await expect(page.getByText('Please leave out medical details.')).toBeVisible();
    await page.getByLabel('What happened?').fill('The wait was\u000btwo hours');
    await page.getByLabel('Name').fill('Joan\tEllis');
    await page.getByLabel('Email').fill('joan@example.org');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page).toHaveURL(`/review-shield/${business.slug}`);
    await expect(toast(page, 'Feedback received')).toBeVisible();
    await expect(heading(page, 'We are sorry it fell short.')).toBeVisible();
    await expect(page.getByText('Your feedback has reached the team at Bright Harbor Dental.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(page.getByText('Post it only if it describes your own experience.')).toBeVisible();
    expect((await inbox(business)).feedback).toMatchObject([
      { name: 'Joan Ellis', email: 'joan@example.org', phone: 'Not provided', feedback: 'The wait was\ntwo hours' },
    ]);
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Google' }).click()]);
    await expect(tab).toHaveURL('https://g.page/r/bright-harbor/review');
    await expect.poll(async () => (await counters(business)).googleLinkClicks).toBe(1);
    await page.getByRole('link', { name: 'Return to Previous Page' }).click();
    await expect(page).toHaveURL(business.path);
    await page.getByRole('button', { name: 'Thumbs down: not good' }).click();
    await expect(page.getByLabel('What happened?')).toHaveValue('');
  });
});

test.describe('private form', () => {
  test.use(phone);

  test('C-93 C-94 C-95 C-96 each error under its field, the first invalid one gets the focus', async ({
    page,
    visitor,
  }) => {
    const business = await newBusiness(visitor);
    await openFeedback(page, business.path);
    await page.getByLabel('What happened?').fill('Too slow!');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Please provide some feedback (minimum 10 characters)')).toBeVisible();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByLabel('What happened?')).toBeFocused();
    await page.getByLabel('What happened?').fill('Too slow!!');
    await expect(page.getByText('Please provide some feedback (minimum 10 characters)')).toBeHidden();
    await page.getByLabel('Name').fill('J');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').fill('Jo');
    await page.getByLabel('Email').fill('jo@example');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect((await inbox(business)).feedback).toEqual([]);
    await page.getByLabel('Email').fill('jo@example.org');
    await page.getByLabel('Phone').fill('+1 503 555 0100');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page).toHaveURL(`/review-shield/${business.slug}`);
    expect((await inbox(business)).feedback[0]).toMatchObject({ phone: '+1 503 555 0100', language: 'en' });
  });

  test('the thank-you page confirms only feedback that was sent', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await page.goto(`/review-shield/${business.slug}`);
    const thanks = page.getByText('Your feedback has reached the team at Bright Harbor Dental.');
    await expect(page.getByText('You have not sent us a message yet. To write one, go back.')).toBeVisible();
    await expect(thanks).toBeHidden();
    await expect(page.getByText('What happens next')).toBeHidden();
    await expect(page.getByText('Your code was shown once.')).toBeHidden();
    await page.getByRole('link', { name: 'Return to Previous Page' }).click();
    await openFeedback(page, business.path);
    await page.getByLabel('What happened?').fill('The wait was two hours');
    await page.getByLabel('Name').fill('Joan Ellis');
    await page.getByLabel('Email').fill('joan@example.org');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(thanks).toBeVisible();
    await expect(toast(page, 'Feedback received')).toBeVisible();
    await page.reload();
    await expect(thanks).toBeVisible();
    await expect(page.getByText('What happens next')).toBeVisible();
    await expect(page.getByText('You have not sent us a message yet.')).toBeHidden();
    await expect(toast(page, 'Feedback received')).toHaveCount(0);
  });

  test('C-97 C-98 a failure keeps the text and shows the reason', async ({ page, visitor, watch }) => {
    watch.allow(/500 .*send-feedback/);
    const business = await newBusiness(visitor);
    await openFeedback(page, business.path);
    await page.getByLabel('What happened?').fill('The wait was two hours');
    await page.getByLabel('Name').fill('Joan Ellis');
    await page.getByLabel('Email').fill('joan@example.org');
    const refuse = (status: number, error: string) =>
      page.route('**/send-feedback', (route) => route.fulfill({ status, json: { error, code: 'x' } }), { times: 1 });
    await refuse(500, 'Something went wrong. Please try again.');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(toast(page, 'Error submitting feedback')).toBeVisible();
    await expect(toast(page, 'There was a problem submitting your feedback. Please try again.')).toBeVisible();
    await refuse(429, 'Too many messages. Please try again later.');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(toast(page, 'Too many messages. Please try again later.')).toBeVisible();
    await expect(page.getByLabel('What happened?')).toHaveValue('The wait was two hours');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(heading(page, 'How was your experience?')).toBeVisible();
    await page.getByRole('button', { name: 'Thumbs down: not good' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Joan Ellis');

    const toggle = `/api/businesses/toggle-business-active/${business.id}`;
    await business.owner.post(toggle, { data: { isActive: false } });
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(heading(page, 'This business is currently inactive.')).toBeVisible();
    await business.owner.post(toggle, { data: { isActive: true } });
    await page.reload();
    await expect(page.getByLabel('What happened?')).toHaveValue('The wait was two hours');
  });

  test('C-99 click here leads to Google and counts', async ({ page, visitor, watch }) => {
    await watch.serveOutside();
    const business = await newBusiness(visitor);
    await openFeedback(page, business.path);
    await expect(page.getByText('You can do both. Use a button, or click here')).toHaveText(
      'You can do both. Use a button, or click here (opens a new tab) to leave a Google review.',
    );
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'click here' }).click(),
    ]);
    await expect(tab).toHaveURL('https://g.page/r/bright-harbor/review');
    await expect.poll(async () => (await counters(business)).googleLinkClicks).toBe(1);
  });

  test('C-100 Feedback received stays for five seconds', async ({ page, visitor }) => {
    const business = await newBusiness(visitor);
    await installClock(page);
    await openFeedback(page, business.path);
    await page.getByLabel('What happened?').fill('The wait was two hours');
    await page.getByLabel('Name').fill('Joan Ellis');
    await page.getByLabel('Email').fill('joan@example.org');
    await stopClock(page);
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page).toHaveURL(`/review-shield/${business.slug}`);
    await staysFor(page, 5000, toast(page, 'Feedback received'));
  });
});
