import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, userKey } from '../../lib/query-client.ts';
import { sendCategoriesAndKeywords, stopWords } from './send-categories-and-keywords.ts';

const business = {
  id: 7,
  name: 'Bright Harbor Dental',
  nickname: null,
  slug: 'bright-harbor-dental',
  city: 'Eugene',
  state: 'Oregon',
  logoUrl: null,
  color: null,
  categories: ['Dentist'],
  isActive: true,
  websiteUrl: null,
  reviewUrl: null,
  googleBusinessUrl: null,
  facebookUrl: null,
  feedbackEmail: 'desk@example.org',
  feedbackEmailState: 'confirmed' as const,
  role: 'owner' as const,
  contactName: 'Rosa Fields',
  timeZone: 'America/New_York',
  feedbackMail: 'automatic' as const,
  replyDays: 2,
  showsReplyDays: false,
  googleCategory1: 'Dentist',
  googleCategory2: null,
  googleCategory3: null,
};

let sent: string[] = [];
/** Calls are held until they are let go. */
let letGo = () => {};

beforeEach(() => {
  sent = [];
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address);
    await held;
    return new Response('{}');
  });
  queryClient.setQueryData(userKey, { id: 1 });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** What has been sent after as many turns as all calls together would need. */
async function allSent(): Promise<readonly string[]> {
  for (let turn = 0; turn < 50; turn++) await new Promise((done) => setTimeout(done));
  return sent;
}
const whole = ['/api/businesses/7/categories', ...Array(6).fill('/api/businesses/7/keywords')];

test('B-27 sends one call after the other: the category, then six phrases', async () => {
  sendCategoriesAndKeywords(business);
  expect(await allSent()).toEqual(whole.slice(0, 1));
  letGo();
  await vi.waitFor(() => expect(sent).toEqual(whole), 10_000);
});

test('cancelling waits for the running call', async () => {
  sendCategoriesAndKeywords(business);
  let ended = false;
  const stopping = stopWords(7).then(() => {
    ended = true;
  });
  await allSent();
  expect(ended).toBe(false);
  letGo();
  await stopping;
  expect(await allSent()).toEqual(whole.slice(0, 1));
});

test('cancelling leaves other businesses alone', async () => {
  sendCategoriesAndKeywords(business);
  await stopWords(8);
  letGo();
  await vi.waitFor(() => expect(sent).toEqual(whole), 10_000);
});

test.each([null, { id: 2 }])('stops when %j is signed in', async (user) => {
  sendCategoriesAndKeywords(business);
  queryClient.setQueryData(userKey, user);
  letGo();
  expect(await allSent()).toEqual(whole.slice(0, 1));
});
