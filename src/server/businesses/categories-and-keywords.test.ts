import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('B-35 adds a category once, and no fourth', async () => {
  const { owner, business } = await makeBusiness(test);
  const line = `POST /api/businesses/${business.id}/categories`;
  for (const category of ['Dental clinic', 'Dental clinic', 'Orthodontist'])
    expect((await owner.browser.call(line, { category })).json()).toEqual({ category });
  const fourth = await owner.browser.call(line, { category: 'Oral surgeon' });
  expect([fourth.statusCode, fourth.json().error]).toEqual([400, 'You can choose up to three categories']);
  const { categories } = (await owner.browser.call(`GET /api/businesses/${business.id}`)).json();
  expect(categories).toEqual([{ category: 'Dentist' }, { category: 'Dental clinic' }, { category: 'Orthodontist' }]);
});

it('takes categories of the vocabulary only, and all or none of a list', async () => {
  const { owner, business } = await makeBusiness(test);
  const line = `PATCH /api/businesses/${business.id}/categories`;
  for (const categories of [['Orthodontist', 'Tooth fairy'], ['dentist'], ['Dentist', 7], 'Dentist', null])
    expect((await owner.browser.call(line, { categories })).statusCode).toBe(400);
  const read = async () => (await owner.browser.call(`GET /api/businesses/${business.id}`)).json().categories;
  expect(await read()).toEqual([{ category: 'Dentist' }]);
  await owner.browser.call(line, { categories: ['Orthodontist', 'Orthodontist', 'Dentist'] });
  expect(await read()).toEqual([{ category: 'Orthodontist' }, { category: 'Dentist' }]);
  await owner.browser.call(line, { categories: [] });
  expect(await read()).toEqual([]);
});

it('B-34 keeps 18 phrases of 160 letters at most, each once, with its flag', async () => {
  const administrator = await makeUser(test, { isAdmin: true });
  const { owner, business } = await makeBusiness(test);
  const keywords = Array.from({ length: 18 }, (_, at) => ({ keyword: `phrase ${at}`, isLocalSeo: true }));
  const replaced = await owner.browser.call(`PATCH /api/businesses/${business.id}/keywords`, { keywords });
  expect(replaced.statusCode).toBe(200);
  const line = `POST /api/businesses/${business.id}/keywords`;
  const beyond = await owner.browser.call(line, { keyword: 'one more', isLocalSeo: true });
  expect([beyond.statusCode, beyond.json().error]).toEqual([400, 'A business can have up to 18 keyword phrases']);
  expect((await owner.browser.call(line, { keyword: 'phrase 3', isLocalSeo: false })).statusCode).toBe(200);
  for (const keyword of ['', ' ', 'x'.repeat(161)])
    expect((await owner.browser.call(line, { keyword, isLocalSeo: true })).statusCode).toBe(400);
  expect((await owner.browser.call(line, { keyword: 'phrase 3', isLocalSeo: 'true' })).statusCode).toBe(400);
  const read = (await administrator.browser.call(`GET /api/businesses/${business.id}`)).json().keywords;
  expect(read).toEqual(keywords.map((one, at) => (at === 3 ? { ...one, isLocalSeo: false } : one)));
});
