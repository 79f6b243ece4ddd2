import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const four = ['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'];

describe('POST /api/reviews/generate', () => {
  it('writes a draft in which each choice is marked, and counts it once for its key', async () => {
    const { owner, business } = await makeBusiness(test);
    const customer = new TestBrowser(test.app);
    const body = { sentiments: four, businessType: 'healthcare', businessId: business.id, thankSomeone: 'Maria' };
    const headers = { 'idempotency-key': 'one tap' };
    const first = await customer.call('POST /api/reviews/generate', body, { headers });
    expect(first.statusCode).toBe(200);
    const { review, marks } = first.json<{ review: string; marks: { start: number; end: number; choice: string }[] }>();
    expect(new Set(marks.flatMap((mark) => mark.choice.split(', ')))).toEqual(new Set([...four, 'Maria']));
    for (const { start, end } of marks) expect(review.slice(start, end).trim()).not.toBe('');

    const again = await customer.call('POST /api/reviews/generate', body, { headers });
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replay']).toBe('true');
    const counters = await owner.browser.call(`GET /api/analytics/${business.id}`);
    expect(counters.json()).toEqual({ reviewsGenerated: 1, googleLinkClicks: 0, facebookLinkClicks: 0 });
  });

  it('a key repeated after a reload gets the same draft, though the reload is another visit', async () => {
    const { owner, business } = await makeBusiness(test);
    const customer = new TestBrowser(test.app);
    const headers = { 'idempotency-key': 'a tap before the reload' };
    const generate = (more: Record<string, string>) =>
      customer.call('POST /api/reviews/generate', { sentiments: four, businessId: business.id, ...more }, { headers });
    const first = await generate({ visit: 'A'.repeat(22) });
    for (const more of [{ visit: 'B'.repeat(22) }, {}] as Record<string, string>[]) {
      const again = await generate(more);
      expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    }
    expect((await generate({ detail: 'Near the park' })).statusCode).toBe(422);
    const counters = await owner.browser.call(`GET /api/analytics/${business.id}`);
    expect(counters.json()).toMatchObject({ reviewsGenerated: 1 });
  });

  it("counts the owner's own visits too", async () => {
    const { owner, business } = await makeBusiness(test);
    await owner.browser.call('POST /api/reviews/generate', { sentiments: four, businessId: business.id });
    await owner.browser.call(`POST /api/analytics/google-click/${business.id}`);
    const counters = await owner.browser.call(`GET /api/analytics/${business.id}`);
    expect(counters.json()).toEqual({ reviewsGenerated: 1, googleLinkClicks: 1, facebookLinkClicks: 0 });
  });

  it.each([
    [['Friendly staff', 'Long wait', 'Clear explanations']],
    [['Friendly staff', 'Long wait', 'Clear explanations', 'long wait']],
    [['Friendly staff', 'Long wait', 'Clear explanations', '<b>bold</b>']],
    [['Friendly staff', 'Long wait', 'Clear explanations', 'x'.repeat(41)]],
    ['four'],
  ])('refuses %j in a sentence', async (sentiments) => {
    const { business } = await makeBusiness(test, { owner: await makeUser(test) });
    const answer = await new TestBrowser(test.app).call('POST /api/reviews/generate', {
      sentiments,
      businessId: business.id,
    });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Please select four sentiments']);
  });

  it('takes any word of the customer, but refuses a link in a friendly sentence', async () => {
    const { business } = await makeBusiness(test);
    const answer = (own: string) =>
      new TestBrowser(test.app).call('POST /api/reviews/generate', {
        sentiments: [...four.slice(0, 3), own],
        businessId: business.id,
      });
    for (const own of ['好', 'A', 'Warm blanket']) expect((await answer(own)).statusCode).toBe(200);
    const refused = await answer('see www.example.org');
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      'Please leave out links, addresses and numbers to call.',
    ]);
  });

  it('is refused for an inactive business, and for one that is not there', async () => {
    const { owner, business } = await makeBusiness(test);
    await owner.browser.call(`POST /api/businesses/toggle-business-active/${business.id}`, { isActive: false });
    const customer = new TestBrowser(test.app);
    const inactive = await customer.call('POST /api/reviews/generate', { sentiments: four, businessId: business.id });
    expect([inactive.statusCode, inactive.json().error]).toEqual([403, 'This business is currently inactive.']);
    const absent = await customer.call('POST /api/reviews/generate', { sentiments: four, businessId: 999_999 });
    expect([absent.statusCode, absent.json().error]).toEqual([404, 'Business not found']);
  });

  it('writes for the wizard without naming any business', async () => {
    const answer = await new TestBrowser(test.app).call('POST /api/reviews/generate', {
      sentiments: four,
      reviewType: 'healthcare',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().review).not.toMatch(/ {2}| ,| \.|undefined|null/);
  });
});

describe('GET /api/sentiments', () => {
  it('answers a list that may be kept, and nothing when it has not changed', async () => {
    const customer = new TestBrowser(test.app);
    const list = await customer.call('GET /api/sentiments');
    expect(list.json().sentiments).toHaveLength(24);
    expect(list.json().conflicts).toContainEqual(['Short wait', 'Long wait']);
    expect(list.headers['cache-control']).toBe('public, max-age=3600');
    const unchanged = await customer.call('GET /api/sentiments', undefined, {
      headers: { 'if-none-match': String(list.headers.etag) },
    });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  });
});

describe('POST /api/reviews/generate for one customer', () => {
  const draft = async (more: Record<string, unknown>) => {
    const { business } = await makeBusiness(test);
    const answer = await new TestBrowser(test.app).call('POST /api/reviews/generate', {
      sentiments: four,
      businessId: business.id,
      ...more,
    });
    return answer.json<{ review: string; error: string; sensitive: boolean; marks: { choice: string }[] }>();
  };

  it('prints the detail line as typed, and says when it names a health condition', async () => {
    const detail = 'They helped me with my diabetes';
    const answer = await draft({ detail });
    expect(answer.review).toContain(`${detail}.`);
    expect(answer.marks.map(({ choice }) => choice)).not.toContain(detail);
    expect(answer.sensitive).toBe(true);
    expect((await draft({ detail: 'Park behind the library' })).sensitive).toBe(false);
  });

  it('refuses a link in the detail line, and more than 120 characters', async () => {
    expect((await draft({ detail: 'See www.example.org' })).error).toBe(
      'Please leave out links, addresses and numbers to call.',
    );
    expect((await draft({ detail: 'x'.repeat(121) })).error).toBe('Please use 120 characters or fewer');
  });

  it('thanks a name with a title', async () => {
    expect((await draft({ thankSomeone: 'Dr. Patel' })).review).toMatch(/Thank.* Dr\. Patel[.!]$/);
  });

  it('looks the choices up in all categories of the business', async () => {
    const owner = await makeUser(test);
    const { business } = await makeBusiness(test, { owner, fields: { googleCategory1: 'Embassy' } });
    await owner.browser.call(`PATCH /api/businesses/${business.id}/categories`, { categories: ['Embassy', 'Dentist'] });
    const customer = new TestBrowser(test.app);
    const list = (await customer.call(`GET /api/sentiments?businessId=${business.id}`)).json();
    const at = list.ids.indexOf('kind-dentist');
    expect(list.sentiments[at]).toBe('Kind dentist');
    const sentiments = ['Kind dentist', 'Clean rooms', 'Gentle care', 'Hard to park'];
    const { review } = (
      await customer.call('POST /api/reviews/generate', { sentiments, businessId: business.id })
    ).json();
    expect(review).toMatch(/dentist/i);
    expect(review).not.toMatch(/Gentle care/);
  });
});
