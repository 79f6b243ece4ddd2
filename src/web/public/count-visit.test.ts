// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CarriedSteps } from '../../contract/analytics/steps.ts';
import { ApiError } from '../lib/call.ts';
import { carrier, carrySteps } from '../review/carrier.ts';
import { countClick } from '../review/count-click.ts';
import { makeFollow } from './count-visit.ts';
import { emptyFlow, type Flow } from './flow.ts';
import { PublicToo } from './PublicToo.tsx';
import { takeInvitation, visit } from './visit.ts';

const links = [
  { platform: 'google' as const, label: 'Google', letter: 'G', address: 'https://g.page/willow/review' },
  { platform: 'facebook' as const, label: 'Facebook', letter: 'f', address: 'https://facebook.com/willow/reviews' },
];
const business = { id: 7, slug: 'willow', name: 'Willow', logoUrl: null, links };
const draft = { review: 'Kind and quick.', marks: [] };
const four = ['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'];

let sent: { readonly steps: string[]; readonly place?: string; readonly visit: string }[] = [];
let invited: [address: string, body: unknown][] = [];
let isOffline = false;
let isBusy = false;

const listeners: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  vi.useFakeTimers();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push([type, listener]);
    listen(type, listener);
  });
  sent = [];
  invited = [];
  isOffline = false;
  isBusy = false;
  delete carrier.carry;
  delete visit.invitation;
  document.documentElement.lang = 'en';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/thumbs-up-down/willow');
  vi.stubGlobal('fetch', async (address: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    expect(keepalive).toBe(true);
    if (isOffline) throw new TypeError('Failed to fetch');
    if (isBusy) return new Response('{"error":"Please wait."}', { status: 503 });
    if (address.endsWith('/7')) sent.push(JSON.parse(body ?? '{}'));
    else invited.push([address, JSON.parse(body)]);
    return new Response('{"success":true}');
  });
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sentSteps = () => sent.map(({ steps }) => steps);
const settle = () => vi.advanceTimersByTimeAsync(0);

function openPage(start: Flow | null = null) {
  const follow = makeFollow();
  let flow = start ?? emptyFlow;
  const show = async (part: Partial<Flow>) => {
    flow = { ...flow, ...part };
    follow(business, flow, start);
    await settle();
  };
  follow(business, flow, start);
  return show;
}

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('the page counts as opened once it was visible for a second', async () => {
  setHidden(true);
  openPage();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(900);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(900);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([{ visit: expect.stringMatching(/^[\w-]{22}$/), steps: ['opened'], language: 'en' }]);
});

test('or at the first tap, anywhere', async () => {
  openPage();
  document.body.click();
  document.body.click();
  await settle();
  expect(sentSteps()).toEqual([['opened']]);
});

test('each step is sent once, in order, with the place of the address', async () => {
  history.replaceState(null, '', '/thumbs-up-down/willow?p=VAN');
  const show = openPage();
  await show({ step: 'picker' });
  await show({ picks: four });
  await show({ step: 'draft', pending: { key: 'k', sentiments: four } });
  await show({ draft, pending: null });
  await show({ step: 'platform', copied: { text: draft.review, byHand: false } });
  await show({ step: 'draft' });
  await show({ pending: { key: 'l', sentiments: four, again: true } });
  await show({ draft: { ...draft }, pending: null });
  await show({ step: 'picker' });
  document.body.innerHTML = `<a href="${links[0]?.address}"><b>G</b></a><a href="/privacy">Privacy</a>`;
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  document.querySelector<HTMLElement>('a:last-child')?.click();
  await settle();
  expect(sentSteps()).toEqual([
    ['opened', 'good'],
    ['four', 'draft', 'copied', 'google'],
  ]);
  expect(new Set(sent.map(({ place }) => place))).toEqual(new Set(['van']));
});

test('own words count once there are some, and a copy by hand once the customer goes on', async () => {
  const show = openPage();
  await show({ step: 'picker' });
  await show({ step: 'draft', draft: { review: '', marks: [], own: true }, editing: true });
  await show({ draft: { review: 'K', marks: [], own: true } });
  await show({ copied: { text: 'K', byHand: true } });
  await show({ step: 'platform' });
  setHidden(true);
  await settle();
  expect(sentSteps()).toEqual([
    ['opened', 'good'],
    ['own', 'copied'],
  ]);
});

test('the public buttons beside private feedback count when the page holds them', async () => {
  const show = openPage();
  await show({ step: 'feedback' });
  expect(sentSteps()).toEqual([['opened', 'bad']]);
  const { unmount } = render(createElement(PublicToo, { business }));
  await show({ message: { feedback: 'N' } });
  await show({ step: 'thanks', thanks: {} });
  expect(sentSteps()).toEqual([['opened', 'bad'], ['publicToo'], ['sent']]);
  unmount();
});

test('without a connection steps wait for the next one, or until the browser is online', async () => {
  isOffline = true;
  const show = openPage();
  await show({ step: 'picker' });
  isOffline = false;
  await show({ picks: four });
  await vi.advanceTimersByTimeAsync(30_000);
  isOffline = true;
  await show({ step: 'feedback' });
  isOffline = false;
  dispatchEvent(new Event('online'));
  await settle();
  dispatchEvent(new Event('online'));
  await settle();
  expect(sentSteps()).toEqual([['opened', 'good', 'four'], ['bad']]);
});

test('a page restored at a later step counts nothing until it is back at the thumbs', async () => {
  const start: Flow = {
    ...emptyFlow,
    step: 'draft',
    picks: four,
    draft,
    copied: { text: draft.review, byHand: false },
  };
  const show = openPage(start);
  document.body.click();
  await show({ step: 'platform' });
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent, carrier.carry]).toEqual([[], undefined]);
  await show({ step: 'thumbs' });
  await show({ step: 'picker' });
  await show({ step: 'draft' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sentSteps()).toEqual([['opened', 'good', 'four'], ['draft']]);
});

/** The page asks for a draft, and the customer waits for it. */
const askForDraft = (answer: () => Promise<unknown>) =>
  carrySteps(async (steps) => {
    drafts.push(steps);
    return answer();
  }).catch(() => undefined);
let drafts: CarriedSteps[] = [];
beforeEach(() => {
  drafts = [];
});

async function choose() {
  const show = openPage();
  await vi.advanceTimersByTimeAsync(1000);
  await show({ step: 'picker' });
  await show({ picks: four });
  return show;
}

test('the draft takes the steps before it along, and a click those after it', async () => {
  const show = await choose();
  await askForDraft(async () => draft);
  await show({ step: 'draft', draft });
  await show({ step: 'platform', copied: { text: draft.review, byHand: false } });
  countClick('google', 7);
  document.body.click();
  setHidden(true);
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(60_000);
  const id = sent[0]?.visit;
  expect(drafts).toEqual([{ visit: id, steps: ['good', 'four'], language: 'en' }]);
  expect(sent).toEqual([
    { visit: id, steps: ['opened'], language: 'en' },
    { visit: id, steps: ['draft', 'copied', 'google'], language: 'en' },
  ]);
});

test('steps whose call never comes are sent after half a minute, or when the page is left', async () => {
  await choose();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sentSteps()).toEqual([['opened']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sentSteps()).toEqual([['opened'], ['good', 'four']]);
  for (const [n, leave] of [() => setHidden(true), () => dispatchEvent(new Event('pagehide'))].entries()) {
    setHidden(false);
    await choose();
    leave();
    await settle();
    expect(sentSteps().slice(2 * n + 2)).toEqual([['opened'], ['good', 'four']]);
  }
});

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.reject(new ApiError(429, '{"error":"Too many"}', ''))],
])('when the draft %s, its steps are sent by themselves', async (_, answer) => {
  const show = await choose();
  await askForDraft(answer);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sentSteps()).toEqual([['opened'], ['good', 'four']]);
  await askForDraft(async () => draft);
  await show({ step: 'draft', draft });
  expect(drafts.map(({ steps }) => steps)).toEqual([['good', 'four'], undefined]);
});

test('a click without a connection leaves its steps to the next request', async () => {
  const show = await choose();
  await askForDraft(async () => draft);
  await show({ step: 'platform', draft });
  isOffline = true;
  countClick('facebook', 7);
  await settle();
  isOffline = false;
  dispatchEvent(new Event('online'));
  await settle();
  expect(sentSteps()).toEqual([['opened'], ['draft', 'facebook']]);
});

test('a request that fails while a later one is under way sends nothing again', async () => {
  const show = await choose();
  const asked = Promise.withResolvers();
  void askForDraft(() => asked.promise);
  await show({ step: 'thumbs' });
  const shown = show({ step: 'feedback' });
  asked.reject(new TypeError('Failed to fetch'));
  await shown;
  setHidden(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentSteps()).toEqual([['opened'], ['good', 'four', 'bad']]);
});

test('a draft or a click before counting is loaded takes nothing along', async () => {
  await askForDraft(async () => draft);
  countClick('google', 7);
  await settle();
  expect([drafts, sent]).toEqual([[{}], [{}]]);
});

test('an invited customer is reported as opened and as gone on, and the token leaves the address at once', async () => {
  history.replaceState({ step: 'thumbs' }, '', '/i/iToken?p=van');
  takeInvitation('willow');
  expect([location.pathname, location.search, history.state]).toEqual([
    '/thumbs-up-down/willow',
    '',
    { step: 'thumbs' },
  ]);
  const show = openPage();
  await vi.advanceTimersByTimeAsync(1000);
  expect(invited).toEqual([['/api/invitations/opened', { token: 'iToken' }]]);
  isOffline = true;
  await show({ step: 'feedback' });
  document.body.innerHTML = `<a href="${links[1]?.address}">Facebook</a><a href="${links[0]?.address}">Google</a>`;
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  await settle();
  expect(invited).toHaveLength(1);
  isOffline = false;
  await show({ step: 'thumbs' });
  dispatchEvent(new Event('online'));
  await settle();
  expect(invited).toEqual([
    ['/api/invitations/opened', { token: 'iToken' }],
    ['/api/invitations/went-on', { token: 'iToken' }],
  ]);
  expect(sent.some((one) => 'place' in one || JSON.stringify(one).includes('iToken'))).toBe(false);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie).not.toContain('iToken');
});

test('an invited customer counts even in a tab that still holds an earlier visit', async () => {
  visit.invitation = 'iToken';
  openPage({ ...emptyFlow, step: 'picker' });
  await settle();
  expect([sentSteps(), invited]).toEqual([[['opened', 'good']], [['/api/invitations/opened', { token: 'iToken' }]]]);
});

test('a public address changes nothing', () => {
  history.replaceState(null, '', '/thumbs-up-down/willow?p=van');
  takeInvitation('other');
  expect([location.pathname, location.search, visit.invitation]).toEqual([
    '/thumbs-up-down/willow',
    '?p=van',
    undefined,
  ]);
});

test('the last step is sent again when the server was busy', async () => {
  const show = openPage();
  await vi.advanceTimersByTimeAsync(1000);
  isBusy = true;
  await show({ step: 'feedback' });
  isBusy = false;
  await vi.advanceTimersByTimeAsync(9000);
  expect(sentSteps()).toEqual([['opened']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sentSteps()).toEqual([['opened'], ['bad']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentSteps().length).toBe(2);
});

test('a business without public buttons beside its private feedback counts none', async () => {
  const show = openPage();
  const { unmount } = render(createElement(PublicToo, { business: { ...business, links: [] } }));
  await show({ step: 'feedback' });
  expect(sentSteps()).toEqual([['opened', 'bad']]);
  unmount();
});
