// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { CallReply } from '../../../../contract/calls.ts';
import { fakeInvitations } from '../../../testing/fake-invitations.tsx';
import { openScreen } from '../../../testing/open-screen.tsx';
import { InviteList } from './InviteList.tsx';

afterEach(() => vi.unstubAllGlobals());

type Reply = CallReply<'POST /api/businesses/{id}/invitations'>;
const monday = '2026-11-23T15:00:00.000Z';
const wednesday = '2026-11-25T15:00:00.000Z';

/** Rejects each person whose first name is the reason. */
function answer(people: readonly { readonly firstName?: string }[]): Reply {
  const rejected = people.flatMap(({ firstName }, row) =>
    firstName ? [{ row, reason: firstName as Reply['rejected'][number]['reason'] }] : [],
  );
  const accepted = people.length - rejected.length;
  return { accepted, rejected, firstAt: monday, lastAt: wednesday, perDay: 25, timeZone: 'America/New_York' };
}

async function open(isOn = true) {
  const server = fakeInvitations({ settings: { isOn } });
  let lost = 0;
  server.refuse = ({ method, path, body }) => {
    if (method !== 'POST' || !/invitations(\/check)?$/.test(path)) return null;
    if (path.endsWith('/invitations') && lost > 0) {
      lost -= 1;
      return Response.json({ error: 'Please wait.', code: 'too_many' }, { status: 429 });
    }
    return Response.json(answer(body.people as readonly { firstName?: string }[]));
  };
  const user = openScreen(<Route path="/invitations/:id/list" component={InviteList} />, '/invitations/3/list');
  await screen.findByRole('heading', { level: 1, name: /Invite a list$/ });
  const choose = (content: string) =>
    user.upload(screen.getByLabelText('List of customers'), new File([content], 'october.csv', { type: 'text/csv' }));
  const sent = (path: string) => server.calls.filter((call) => call.method === 'POST' && call.path.endsWith(path));
  return {
    user,
    choose,
    sent,
    lose: (times: number) => {
      lost = times;
    },
  };
}

const result = () =>
  within(screen.getByRole('list', { name: 'Result of the check' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: RegExp | string) => screen.getByRole('button', { name });

const mixed = [
  'Diagnosis,First name,Email',
  'caries,,a@example.org',
  'caries,,b@gmial.com',
  'caries,invited,c@example.org',
  'caries,unsubscribed,d@example.org',
  'caries,team,e@example.org',
  'caries,,a@example.org',
  'caries,,nobody',
  'caries,,',
].join('\n');

test('IL-1 the result of the check is sentences with a number each', async () => {
  const { choose, sent, user } = await open();
  await choose(mixed);
  await screen.findByText('people will get an email');
  expect(screen.getByText('october.csv, 8 rows')).toBeTruthy();
  expect(result()).toEqual([
    '2people will get an email',
    '1looks mistyped and will be emailed as typedRow 3See why',
    '1was invited in the last 180 days',
    '1unsubscribed',
    '1is listed twice',
    '1belongs to your team',
    '2can’t be readRows 8 and 9See why',
  ]);
  await user.click(screen.getAllByRole('button', { name: 'See why' })[1] as HTMLElement);
  expect(result()).toContain('Row 8 “nobody” is not an email address');
  expect(result()).toContain('Row 9 has no email address');
  expect(JSON.stringify(sent('/check'))).not.toContain('caries');
});

test('IL-1 a wrong column can be corrected, and the list is checked again', async () => {
  const { choose, sent, user } = await open();
  await choose('Email,Nick\na@example.org,Ana\n');
  await screen.findByText('person will get an email');
  await user.selectOptions(screen.getByLabelText('First name'), 'Nick (column 2)');
  await waitFor(() =>
    expect(sent('/check').at(-1)?.body.people).toEqual([{ email: 'a@example.org', firstName: 'Ana' }]),
  );
  expect(sent('/check').length).toBe(2);
});

test('IL-5 nobody is invited before the box is ticked', async () => {
  const { choose, sent, user } = await open();
  await choose('a@example.org\nb@example.org\n');
  await user.click(await screen.findByRole('button', { name: 'Invite 2 people' }));
  expect(screen.getByRole('alert').textContent).toBe('Tick the box first.');
  expect(sent('/invitations')).toEqual([]);
  expect(screen.getByText('up to 25 a day, from Mon, Nov 23, 10:00 AM to Wed, Nov 25, 10:00 AM')).toBeTruthy();
  await user.click(screen.getByLabelText(/These are all customers from this period/));
  await user.click(button('Invite 2 people'));
  await waitFor(() => expect(location.pathname).toBe('/invitations/3'));
  expect(sent('/invitations').map(({ body }) => body)).toEqual([
    { people: [{ email: 'a@example.org' }, { email: 'b@example.org' }], source: 'list', isEveryone: true },
  ]);
});

test('IL-6 after a failure the next press goes on with the rest', async () => {
  const { choose, sent, user, lose } = await open();
  await choose(Array.from({ length: 150 }, (_, n) => `p${n}@example.org`).join('\n'));
  await user.click(await screen.findByLabelText(/These are all customers/));
  lose(1);
  await user.click(button('Invite 150 people'));
  await screen.findByText('Not everyone was invited');
  await user.click(button('Invite 150 people'));
  await waitFor(() => expect(location.pathname).toBe('/invitations/3'));
  const [refused, first, second] = sent('/invitations');
  expect(first?.key).toBe(refused?.key);
  expect([first, second].map((call) => call?.body.people)).toMatchObject([{ length: 100 }, { length: 50 }]);
});

test('IL-7 a file can be dropped', async () => {
  await open();
  const dropped = new File(['Email\nmaria@example.org\njo@example.org'], 'dropped.csv', { type: 'text/csv' });
  fireEvent.drop(screen.getByRole('region', { name: 'From a file' }), { dataTransfer: { files: [dropped] } });
  await screen.findByText('dropped.csv, 2 rows');
});

test('IL-7 a file that is no list says how to go on, and pasted addresses work as well', async () => {
  const { choose, user } = await open();
  await choose('%PDF-1.7');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file is not a list we can read. Save it as CSV and try again.',
  );
  await user.type(screen.getByLabelText('Paste addresses'), 'a@example.org b@example.org');
  await user.click(button('Read them'));
  expect(await screen.findByText('people will get an email')).toBeTruthy();
});

test('IL-8 while invitations are off a list can be checked but not invited', async () => {
  const { choose } = await open(false);
  await choose('a@example.org\n');
  await screen.findByText('person will get an email');
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBe(null);
  expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe('/invitations/3/settings');
});

test('IL-2 a row with an open quotation mark is named, and the rows below it are read', async () => {
  const { user, choose } = await open();
  await choose('First name,Email\n"Ana,ana@example.org\n,bob@example.org\n,cy@example.org\n');
  await waitFor(() => expect(result()).toEqual(['2people will get an email', '1can’t be readRow 2See why']));
  await user.click(button('See why'));
  expect(screen.getByText('Row 2 has an open quotation mark')).toBeTruthy();
});

test('IL-2 without any other row the open quotation mark is the reason', async () => {
  const { choose } = await open();
  await choose('First name,Email\n"Ana,Ruiz\n');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Row 2 has an open quotation mark, and we found no email addresses. Remove the mark and try again.',
  );
});
