// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dental } from '../../testing/fake-inbox.ts';
import { fakeInsights } from '../../testing/fake-insights.ts';
import { fullInsights } from '../../testing/full-insights.ts';
import { errorOf, field, openScreen } from '../../testing/open-screen.tsx';
import { Insights } from './Insights.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bakery = { ...dental, id: 4, name: 'Alder & Rye Bakery' };
const panel = (name: string) => screen.findByRole('region', { name });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].filter((cell) => cell.ariaHidden !== 'true').map((cell) => cell.textContent));
const button = (name: string) => screen.getByRole('button', { name });
const refuse = (fields: Record<string, string>) =>
  Response.json({ error: 'Please check what you entered.', code: 'invalid', fields }, { status: 400 });

async function open(address = '/dashboard?tab=insights', businesses = [dental]) {
  const user = openScreen(<Insights businesses={businesses} />, address);
  await screen.findByText(/compared with/);
  return user;
}

test('INS-1 one sentence first: who came, and the period before', async () => {
  const { calls } = fakeInsights();
  await open();
  expect(screen.getByText(/^412 people/).textContent).toBe(
    '412 people opened your page, 284 got a draft and 179 went on to Google or Facebook. The 30 days before: 388, 251, 158.',
  );
  screen.getByText(
    "Oct 24 – Nov 22, compared with Sep 24 – Oct 23. Today's visits appear tomorrow. Your own visits and your team's don't count.",
  );
  // It is still Nov 22 in Los Angeles.
  expect(calls[0]?.query.toString()).toBe('from=2026-10-24&to=2026-11-22');
});

test('INS-1 a difference that may be chance is not called a change', async () => {
  const summary = {
    opened: { now: 31, before: 28 },
    draft: { now: 12, before: 9 },
    wentOn: { now: 0, before: 0 },
  };
  const week = { period: { from: '2026-11-16', to: '2026-11-22', days: 7 } };
  const before = { from: '2026-11-09', to: '2026-11-15', days: 7 };
  fakeInsights(fullInsights({ ...week, before, summary, isTooFewToCompare: true, timeZoneSince: '2026-11-18' }));
  await open();
  expect(screen.getByText(/^31 people/).textContent).toBe(
    "31 people opened your page and 12 got a draft. The 7 days before: 28 and 9. That's too few to tell.",
  );
  screen.getByText(/The time zone was changed on Nov 18, 2026\. Days before it stay as they were counted\.$/);
});

test('INS-1 nothing is compared with days without visitors', async () => {
  const first = { now: 3, before: 0 };
  fakeInsights(fullInsights({ summary: { opened: first, draft: first, wentOn: first }, isTooFewToCompare: true }));
  await open();
  expect(screen.getByText(/^3 people/).textContent).toBe(
    '3 people opened your page, 3 got a draft and 3 went on to Google or Facebook. The 30 days before: too few to show.',
  );
});

test('INS-2 periods and businesses are in the address', async () => {
  const { calls } = fakeInsights();
  const user = await open('/dashboard?tab=insights&business=4', [dental, bakery]);
  expect(calls[0]?.path).toBe('/api/analytics/4/insights');
  for (const [name, days] of [
    ['7 days', 'from=2026-11-16&to=2026-11-22'],
    ['90 days', 'from=2026-08-25&to=2026-11-22'],
    ['This month', 'from=2026-11-01&to=2026-11-22'],
    ['Last month', 'from=2026-10-01&to=2026-10-31'],
  ] as const) {
    await user.click(button(name));
    await waitFor(() => expect(calls.at(-1)?.query.toString()).toBe(days));
    expect(button(name).ariaPressed).toBe('true');
  }
  expect(location.search).toBe('?tab=insights&business=4&period=last-month');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Business' }), 'Juniper Street Dental');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/analytics/3/insights'));
  expect(location.search).toBe('?tab=insights&business=3&period=last-month');
});

test('INS-2 a period of its own starts with the days that are shown, and errors are at their field', async () => {
  const insights = fakeInsights();
  const user = await open();
  await user.click(button('From–to'));
  expect(field('From').value).toBe('2026-10-24');
  expect(field('To').value).toBe('2026-11-22');
  insights.answer = ({ query }) =>
    query.get('to') === '2026-10-01' ? refuse({ to: 'The last day must not be before the first' }) : null;
  await user.clear(field('To'));
  await user.type(field('To'), '2026-10-01');
  await user.click(button('Show'));
  await waitFor(() => expect(errorOf(field('To'))).toBe('The last day must not be before the first'));
  expect(screen.queryByRole('region', { name: 'By day' })).toBeNull();
  await user.clear(field('To'));
  await user.type(field('To'), '2026-11-01{Enter}');
  await panel('By day');
  expect(errorOf(field('To'))).toBe('');
  expect(location.search).toBe('?tab=insights&period=own&from=2026-10-24&to=2026-11-01');
});

test('INS-2 days of the address that no calendar has are refused at their field', async () => {
  const insights = fakeInsights();
  insights.answer = ({ path }) =>
    path.endsWith('/insights') ? refuse({ from: 'Please choose a date from the calendar' }) : null;
  openScreen(<Insights businesses={[dental]} />, '/dashboard?tab=insights&period=own&from=2026-02-31&to=2026-03-02');
  await waitFor(() => expect(errorOf(field('From'))).toBe('Please choose a date from the calendar'));
  expect(insights.calls[0]?.query.get('from')).toBe('2026-02-31');
});

test('INS-2 days to come are refused at their field, and nothing is compared with them', async () => {
  const insights = fakeInsights();
  const sentence = 'Please choose days up to today';
  insights.answer = ({ query }) => ((query.get('to') ?? '') > '2026-11-22' ? refuse({ to: sentence }) : null);
  openScreen(<Insights businesses={[dental]} />, '/dashboard?tab=insights&period=own&from=2026-11-01&to=2026-12-24');
  await waitFor(() => expect(errorOf(field('To'))).toBe(sentence));
  expect([field('From').max, field('To').max]).toEqual(['2026-11-22', '2026-11-22']);
  expect(screen.queryByText(/compared with/)).toBeNull();
});

test('INS-2 a period that is refused without a field of its own says why', async () => {
  const insights = fakeInsights();
  const sentence = 'Please choose days up to today';
  insights.answer = ({ path }) =>
    path.endsWith('/insights')
      ? Response.json({ error: sentence, code: 'invalid', fields: { to: sentence } }, { status: 400 })
      : null;
  openScreen(<Insights businesses={[dental]} />, '/dashboard?tab=insights');
  await screen.findByText(/Please choose days up to today/);
});

test('INS-3 the funnel counts people and shares, and states who saw the public buttons', async () => {
  fakeInsights();
  await open();
  const funnel = await panel('From opening to going on');
  expect(rowsOf(within(funnel).getByRole('table'))).toEqual([
    ['Opened your page', '412', '100%'],
    ['Tapped Good or Not good', '351', '85%'],
    ['Chose four', '291', '71%'],
    ['Got a draft', '284', '69%'],
    ['Copied', '213', '52%'],
    ['Went on to Google', '148', '36%'],
    ['Went on to Facebook', '31', '8%'],
  ]);
  expect(funnel.textContent).toContain('Unhappy visitors who saw the public buttons: 23 of 23.');
  within(funnel).getByText('tapped Not good, 17 of them sent you a private message');
  within(funnel).getByText('Going on to Google is a click, not a review. Only Google knows how many were posted.');
});

test('INS-3 shares of fewer than 20 people are hidden', async () => {
  const full = fullInsights();
  const funnel = full.funnel.map((row) => ({ ...row, people: 9, share: null }));
  fakeInsights({ ...full, funnel });
  await open();
  const shown = await panel('From opening to going on');
  expect(rowsOf(within(shown).getByRole('table'))[0]).toEqual(['Opened your page', '9', '']);
  within(shown).getByText('Percentages appear once 20 people have visited.');
});

test('INS-4 places: people, shares from 20 people on, and a place that nobody uses', async () => {
  fakeInsights();
  await open();
  const places = await panel('By place');
  expect(rowsOf(within(places).getByRole('table'))).toEqual([
    ['Front desk', '241', '169', '111', '46%'],
    ['Invoice', '12', '8', '6', 'Too few to say'],
    ['Poster and link', '32', '22', '15', '46%'],
    ['Van', '0', '0', '0', '–'],
  ]);
  within(places).getByText('Fewer than five people used “Van” in 30 days. Is the sticker still there?');
  expect(within(places).getByRole('link').getAttribute('href')).toBe('/places/3');
});

test('INS-5 what customers chose: most, all on demand, and what changed', async () => {
  fakeInsights();
  const user = await open();
  const chosen = await panel('What customers chose');
  within(chosen).getByText('284 customers who got a draft');
  const [most, more, less] = within(chosen).getAllByRole('table');
  expect(rowsOf(most as HTMLElement)).toHaveLength(7);
  expect(rowsOf(more as HTMLElement)).toEqual([
    ['Long wait', '31%'],
    ['was', '14%'],
  ]);
  expect(rowsOf(less as HTMLElement)).toEqual([
    ['Hard to park', '6%'],
    ['was', '19%'],
  ]);
  await user.click(button('Show all 8'));
  expect(rowsOf(most as HTMLElement).at(-1)).toEqual(['Hard to park', '6%']);
  await user.click(button('Show fewer'));
  expect(rowsOf(most as HTMLElement)).toHaveLength(7);
  within(chosen).getByText(
    "Each customer picks four. Choices are counted once a day, for five customers or more together. Customers who went straight to private feedback aren't included.",
  );
});

test('INS-5 too few drafts show no choice at all, and a longer period is offered', async () => {
  const none = { visits: 12, visitsBefore: 3, saidMost: [], more: [], less: [], all: [] };
  const { calls } = fakeInsights(fullInsights({ choices: none }));
  const user = await open();
  const chosen = await panel('What customers chose');
  within(chosen).getByText('Too few to say: 12 of 20.');
  expect(within(chosen).queryByRole('table')).toBeNull();
  await user.click(within(chosen).getByRole('button', { name: 'Look at 90 days' }));
  await waitFor(() => expect(calls.at(-1)?.query.get('from')).toBe('2026-08-25'));
});

test('INS-6 languages are compared only when there is more than one', async () => {
  const insights = fakeInsights();
  const user = await open();
  await panel('By day');
  expect(screen.queryByRole('region', { name: 'By language' })).toBeNull();
  insights.reply = fullInsights({
    languages: [
      { language: 'en', people: 361, share: 0.876 },
      { language: 'es', people: 51, share: 0.124 },
    ],
  });
  await user.click(button('7 days'));
  const table = within(await panel('By language')).getByRole('table');
  expect(rowsOf(table)).toEqual([
    ['English', '361', '88%'],
    ['Español', '51', '12%'],
  ]);
  const [english, spanish] = [...table.querySelectorAll('i')].map(({ style }) => Number.parseFloat(style.width));
  expect(english, 'the longest bar is full').toBe(100);
  expect(spanish).toBeCloseTo(14.1, 1);
});

test('INS-7 the chart has a sentence and a table, and a note of today becomes a dot', async () => {
  const insights = fakeInsights();
  const user = await open();
  const days = await panel('By day');
  within(days).getByRole('img', {
    name: 'Visitors by day, Oct 24 – Nov 22, between 0 and 24. Google notes: 208 reviews on Oct 26.',
  });
  expect(rowsOf(within(days).getByRole('table', { hidden: true }))).toHaveLength(30);
  insights.answer = ({ method }) =>
    method === 'PUT' ? refuse({ stars: 'Stars are a number from 1 to 5 with one decimal' }) : null;
  await user.type(field('Reviews'), '1,214');
  await user.type(field('Stars'), '46');
  await user.click(button('Add a dot'));
  await waitFor(() => expect(errorOf(field('Stars'))).toBe('Stars are a number from 1 to 5 with one decimal'));
  insights.answer = () => null;
  await user.clear(field('Stars'));
  await user.type(field('Stars'), '4,6{Enter}');
  await screen.findByText('The dot is on the chart.');
  const put = insights.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect([put?.path, put?.body]).toEqual(['/api/analytics/3/notes/2026-11-22', { reviews: 1214, stars: 4.6 }]);
});

test('INS-7 a note is removed from the table', async () => {
  const insights = fakeInsights();
  const user = await open();
  await user.click(await screen.findByText('Show the numbers'));
  await user.click(button('Remove the note of Oct 26, 2026'));
  await waitFor(() => expect(insights.calls.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(insights.calls.find(({ method }) => method === 'DELETE')?.path).toBe('/api/analytics/3/notes/2026-10-26');
});

test('INS-7 a note that cannot be removed says so as a failure', async () => {
  const insights = fakeInsights();
  insights.answer = ({ method }) =>
    method === 'DELETE' ? Response.json({ error: 'Please try again later.' }, { status: 403 }) : null;
  const user = await open();
  await user.click(await screen.findByText('Show the numbers'));
  await user.click(button('Remove the note of Oct 26, 2026'));
  await waitFor(() => expect(document.querySelector('.toast-error')?.textContent).toContain('Please try again later.'));
});

test('INS-8 before the first visitor it says what to print first', async () => {
  const none = { now: 0, before: 0 };
  fakeInsights(fullInsights({ summary: { opened: none, draft: none, wentOn: none } }));
  openScreen(<Insights businesses={[dental]} />, '/dashboard?tab=insights');
  await screen.findByRole('heading', { name: 'No visits to show yet' });
  expect(screen.getByRole('link', { name: 'Print the code' }).getAttribute('href')).toBe('/places/3');
  expect(screen.queryByRole('region', { name: 'By day' })).toBeNull();
});

test('INS-8 "yet" is not said of days without visitors', async () => {
  const none = { now: 0, before: 0 };
  const insights = fakeInsights();
  insights.answer = ({ query }) =>
    query.get('from') === '2026-10-24'
      ? Response.json(fullInsights({ summary: { opened: none, draft: none, wentOn: none } }))
      : null;
  openScreen(<Insights businesses={[dental]} />, '/dashboard?tab=insights');
  await screen.findByRole('heading', { name: 'No visits to show in these days' });
});

test('INS-9 a panel that fails leaves the others as they are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeInsights(fullInsights({ notes: null as never }));
  await open();
  within(await panel('By day')).getByText('We couldn’t load this part. Everything else is up to date.');
  within(await panel('From opening to going on')).getByRole('table');
});

test('INS-9 a failed call can be repeated', async () => {
  const insights = fakeInsights();
  insights.answer = ({ path }) =>
    path.endsWith('/insights') ? Response.json({ error: 'Business not found' }, { status: 404 }) : null;
  const user = openScreen(<Insights businesses={[dental]} />, '/dashboard?tab=insights');
  await screen.findByText('404: Business not found');
  insights.answer = () => null;
  await user.click(button('Refresh'));
  await panel('By day');
});

test('INS-10 the CSV is of the period that is shown, and a failure is said', async () => {
  const insights = fakeInsights();
  insights.answer = ({ path }) =>
    path.endsWith('.csv') ? Response.json({ error: 'Too many requests.' }, { status: 429 }) : null;
  const user = await open('/dashboard?tab=insights&period=7');
  await user.click(button('Download what is shown as CSV'));
  await screen.findByText('The file could not be loaded. Please try again.');
  const { path, query } = insights.calls.at(-1) ?? {};
  expect([path, query?.toString()]).toEqual(['/api/analytics/3/insights.csv', 'from=2026-11-16&to=2026-11-22']);
});
