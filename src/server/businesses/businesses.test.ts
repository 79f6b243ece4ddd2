import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBusiness, makeUser, setupForm } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ MAX_BUSINESSES: '4' });
});
afterAll(() => test.close());

type Owner = Awaited<ReturnType<typeof makeUser>>;
const create = (owner: Owner, fields: Record<string, unknown> = {}) =>
  owner.browser.call('POST /api/businesses', { ...setupForm, ...fields });
const publicly = (slug: string) => new TestBrowser(test.app).call(`GET /api/businesses/slug/${slug}`);

describe('a new business', () => {
  it('answers its fields, its slug and its first links', async () => {
    const owner = await makeUser(test);
    const answer = await create(owner, { name: 'Zoë & Søn’s Dentistry', googleCategory2: 'Dental clinic' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      name: 'Zoë & Søn’s Dentistry',
      slug: 'zoe-and-s-ns-dentistry',
      city: 'Asheville',
      isActive: true,
      logoUrl: null,
      websiteUrl: null,
      reviewUrl: 'https://search.google.com/local/writereview?placeid=abc',
      googleBusinessUrl: 'https://search.google.com/local/writereview?placeid=abc',
      categories: ['Dentist', 'Dental clinic'],
      googleCategory1: 'Dentist',
      googleCategory2: 'Dental clinic',
      googleCategory3: null,
    });
  });

  it.each([
    ['Dentist', true],
    ['Gift shop', true],
    ['Law firm', true],
    ['Plumber', false],
  ])('says whether customers of a %s visit it, as the drafts say it', async (googleCategory1, visited) => {
    const { owner, business } = await makeBusiness(test, { fields: { googleCategory1 } });
    expect(await (await owner.browser.call(`GET /api/businesses/${business.id}`)).json()).toMatchObject({ visited });
  });

  it('has its categories and six phrases of each at once, and a call for each of them changes nothing', async () => {
    const administrator = await makeUser(test, { isAdmin: true });
    const { owner, business } = await makeBusiness(test, { fields: { googleCategory2: 'Orthodontist' } });
    const read = async () => (await administrator.browser.call(`GET /api/businesses/${business.id}`)).json();
    const { categories, keywords } = await read();
    expect(categories).toEqual([{ category: 'Dentist' }, { category: 'Orthodontist' }]);
    expect(keywords.map(({ keyword }: { keyword: string }) => keyword)).toEqual([
      'Dentist near me',
      'Dentist in Asheville',
      'your Asheville dentist',
      'Best Dentist near me',
      'Top-rated Dentist near me',
      'Dentist open now near me',
      'Orthodontist near me',
      'Orthodontist in Asheville',
      'your Asheville orthodontist',
      'Best Orthodontist near me',
      'Top-rated Orthodontist near me',
      'Orthodontist open now near me',
    ]);
    for (const { category } of categories)
      await owner.browser.call(`POST /api/businesses/${business.id}/categories`, { category });
    for (const keyword of keywords) await owner.browser.call(`POST /api/businesses/${business.id}/keywords`, keyword);
    expect(await read()).toMatchObject({ categories, keywords });
  });

  it('keeps its phrases from its owner', async () => {
    const { owner, business } = await makeBusiness(test);
    expect((await owner.browser.call(`GET /api/businesses/${business.id}`)).json()).not.toHaveProperty('keywords');
  });

  it.each([
    [{ name: 'A' }, 'name', 'Business name must be at least 2 characters'],
    [{ name: undefined }, 'name', 'Business name must be at least 2 characters'],
    [{ name: 'A'.repeat(121) }, 'name', 'Please use 120 characters or fewer'],
    [{ nickname: 'B' }, 'nickname', 'Nickname must be at least 2 characters'],
    [{ city: ' C ' }, 'city', 'City name must be at least 2 characters'],
    [{ state: '' }, 'state', 'State name must be at least 2 characters'],
    [{ contactName: 'D' }, 'contactName', 'Contact name must be at least 2 characters'],
    [{ feedbackEmail: 'desk@' }, 'feedbackEmail', 'Please enter a valid email'],
    [{ reviewUrl: 'ftp://example.com' }, 'reviewUrl', 'Please enter a valid URL'],
    [{ facebookUrl: 'https://user:word@example.com' }, 'facebookUrl', 'Please enter a valid URL'],
    [{ websiteUrl: 'http://192.168.1.1/' }, 'websiteUrl', 'Please enter a valid URL'],
    [{ googleCategory1: '' }, 'googleCategory1', 'Primary category is required'],
  ])('is refused with %j', async (fields, field, sentence) => {
    const answer = await create(await makeUser(test), fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: sentence, fields: { [field]: sentence } });
  });

  it('is refused beyond what one owner may have', async () => {
    const owner = await makeUser(test);
    for (let made = 0; made < 4; made++) expect((await create(owner)).statusCode).toBe(201);
    const answer = await create(owner);
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'Business limit reached']);
  });
});

describe('a slug', () => {
  it('of a name that is taken, reserved or too short has a random end', async () => {
    const owner = await makeUser(test);
    const slugs: string[] = [];
    for (const name of ['Harbor Smiles', 'Harbor Smiles', 'Admin', '東京'])
      slugs.push((await create(owner, { name })).json().slug);
    expect(slugs[0]).toBe('harbor-smiles');
    expect((await create(await makeUser(test), { name: 'Oak' })).json().slug).toBe('oak');
    expect((await publicly('oak')).statusCode).toBe(200);
    expect(slugs[1]).toMatch(/^harbor-smiles-[a-z0-9]{6}$/);
    expect(slugs[2]).toMatch(/^admin-[a-z0-9]{6}$/);
    expect(slugs[3]).toMatch(/^[a-z]+-[a-z0-9]{6}$/);
  });

  it('stays as it is printed when the name changes', async () => {
    const { owner, business } = await makeBusiness(test, { fields: { name: 'Old Mill Dental' } });
    const answer = await owner.browser.call(`PATCH /api/businesses/${business.id}`, { name: 'New Mill Dental' });
    expect(answer.json()).toMatchObject({ name: 'New Mill Dental', slug: 'old-mill-dental' });
    expect((await publicly('old-mill-dental')).json().name).toBe('New Mill Dental');
  });

  it('of a deleted business leads nowhere, also after another takes the name', async () => {
    const { owner, business } = await makeBusiness(test, { fields: { name: 'Gone Dental' } });
    const remove = (browser: TestBrowser, headers = {}) =>
      browser.call(`DELETE /api/businesses/${business.id}`, undefined, { headers });
    const once = { 'idempotency-key': 'gone' };
    for (const replayed of [undefined, 'true']) {
      const answer = await remove(owner.browser, once);
      expect([answer.json(), answer.headers['idempotent-replay']]).toEqual([{ success: true }, replayed]);
    }
    expect((await remove((await makeUser(test)).browser, once)).statusCode).toBe(404);
    expect((await remove(owner.browser)).statusCode).toBe(404);
    const next = await makeBusiness(test, { fields: { name: 'Gone Dental' } });
    expect(next.business.slug).toMatch(/^gone-dental-[a-z0-9]{6}$/);
    const answer = await publicly('gone-dental');
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'Business not found']);
  });
});

describe('a change', () => {
  it('leaves what is not sent and keeps what is emptied', async () => {
    const { owner, business } = await makeBusiness(test);
    const before = (await owner.browser.call(`GET /api/businesses/${business.id}`)).json().business;
    const sent = { contactName: '', state: '', facebookUrl: '', nickname: '' };
    const answer = await owner.browser.call(`PATCH /api/businesses/${business.id}`, sent);
    expect(answer.json()).toEqual({ ...before, contactName: '', state: '', facebookUrl: null, nickname: null });
  });

  it('moves one category without the others', async () => {
    const { owner, business } = await makeBusiness(test, {
      fields: { googleCategory2: 'Dental clinic', googleCategory3: 'Orthodontist' },
    });
    const line = `PATCH /api/businesses/${business.id}`;
    const second = await owner.browser.call(line, { googleCategory2: 'Oral surgeon' });
    expect(second.json().categories).toEqual(['Dentist', 'Oral surgeon', 'Orthodontist']);
    expect((await owner.browser.call(line, { googleCategory2: null })).json().categories).toEqual([
      'Dentist',
      'Orthodontist',
    ]);
  });

  it('needs a name', async () => {
    const { owner, business } = await makeBusiness(test);
    expect((await owner.browser.call(`PATCH /api/businesses/${business.id}`, { name: ' ' })).statusCode).toBe(400);
  });
});

describe('a switch', () => {
  it('turns the public read into a name, and back', async () => {
    const { owner, business } = await makeBusiness(test);
    const line = `POST /api/businesses/toggle-business-active/${business.id}`;
    const { id, slug, name } = business;
    for (const _twice of [1, 2])
      expect((await owner.browser.call(line, { isActive: false })).json()).toEqual({ id, isActive: false });
    expect((await publicly(slug)).json()).toEqual({ id, name, isActive: false });
    await owner.browser.call(line, { isActive: true });
    expect((await publicly(slug)).json()).toEqual({
      id,
      name,
      reviewUrl: 'https://search.google.com/local/writereview?placeid=abc',
      googleBusinessUrl: 'https://search.google.com/local/writereview?placeid=abc',
      facebookUrl: 'https://www.facebook.com/willow/reviews',
      logoUrl: null,
      isActive: true,
    });
  });
});

describe('a list', () => {
  it("holds the owner's own businesses, the newest first", async () => {
    const owner = await makeUser(test);
    await makeBusiness(test);
    for (const name of ['First Practice', 'Second Practice']) await create(owner, { name });
    const names = (await owner.browser.call('GET /api/businesses')).json().map((one: { name: string }) => one.name);
    expect(names).toEqual(['Second Practice', 'First Practice']);
    expect((await new TestBrowser(test.app).call('GET /api/businesses')).statusCode).toBe(401);
  });
});
