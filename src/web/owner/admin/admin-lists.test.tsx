// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdminBusiness } from '../../../contract/admin/calls.ts';
import { business, openAdmin, pass, press, rows, showTab, user } from '../../testing/open-admin.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cells = (row = 0) => [...(rows()[row]?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const position = () =>
  screen.getAllByRole('status').find(({ textContent }) => /^Page/.test(textContent ?? ''))?.textContent;

test('M-03 users: name, email, number of businesses and badges', async () => {
  const me = { id: 7, name: 'Maya Lindqvist', email: 'maya@example.org', isAdmin: true };
  await openAdmin({ users: [user(), user(me)] });
  expect(heads()).toEqual(['Name', 'Email', 'Businesses', 'Status', 'Actions']);
  expect(cells(0)).toEqual(['Rosa Fields', 'rosa@example.org', '2', 'Verified', 'DeactivateDelete']);
  expect(cells(1).slice(3)).toEqual(['VerifiedAdmin', 'Your own account']);
});

test('M-03b an address that was never verified has a badge', async () => {
  await openAdmin({ users: [user({ emailVerified: false, isActive: false })] });
  expect(cells()[3]).toBe('UnverifiedDeactivated');
});

test('the badge of a user who has a second step says so', async () => {
  const app = { app: true, passkeys: 0, recoveryCodes: 10 };
  const passkey = { app: false, passkeys: 1, recoveryCodes: 0 };
  await openAdmin({ users: [user({ secondSteps: app }), user({ id: 7, secondSteps: passkey }), user({ id: 6 })] });
  expect([0, 1, 2].map((row) => cells(row)[3])).toEqual(['VerifiedSecond step', 'VerifiedSecond step', 'Verified']);
});

test('M-06 businesses: name, owner, place, counts and Edit Biz in a new tab', async () => {
  const keywords = Array.from({ length: 12 }, (_, at) => ({ id: at, keyword: `phrase ${at}`, isLocalSeo: true }));
  await openAdmin({
    businesses: [business({ categories: ['Dentist', 'Dental clinic'], keywords } as Partial<AdminBusiness>)],
  });
  await showTab('Businesses');
  expect(heads()).toEqual(['Name', 'Owner', 'Location', 'Categories', 'Keywords', 'Actions']);
  expect(cells().slice(0, 5)).toEqual(['Juniper Street Dental', 'Rosa Fields', 'Eugene, Oregon', '2', '12']);
  const edit = screen.getByRole<HTMLAnchorElement>('link', { name: /^Edit Biz/ });
  expect([edit.getAttribute('href'), edit.target]).toEqual(['/business-edit/3', '_blank']);
});

test('M-07 review pages: the address of each, or Missing slug', async () => {
  await openAdmin({ businesses: [business(), business({ id: 2, slug: '' })] });
  await showTab('Review Pages');
  expect(heads()).toEqual(['Business Name', 'Review Generator URL']);
  const address = `${location.origin}/thumbs-up-down/juniper-street-dental`;
  expect(
    within(rows()[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(address);
  expect(cells(0)[1]).toContain(address);
  expect(cells(1)[1]).toBe('Missing slug');
});

test('M-09 a list that cannot be fetched shows an error and can be refreshed', async () => {
  let isDown = true;
  await openAdmin({}, ({ path }) =>
    isDown && /users|businesses/.test(path) ? Response.json({ error: 'Busy', code: 'busy' }, { status: 503 }) : null,
  );
  for (const [tab, sentence] of [
    ['Users', 'Failed to fetch users'],
    ['Businesses', 'Failed to fetch businesses'],
    ['Review Pages', 'Failed to fetch businesses'],
  ] as const) {
    await showTab(tab);
    for (const pause of [1000, 2000, 4000]) await pass(pause);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(sentence),
    );
  }
  isDown = false;
  await press('Refresh');
  expect(position()).toMatch(/^Page 1 of/);
});

test('M-11 pages by key, newest first: Next, Previous and more rows', async () => {
  const businesses = Array.from({ length: 23 }, (_, at) => business({ id: 23 - at, name: `Harbor ${23 - at}.` }));
  await openAdmin({ businesses });
  await showTab('Businesses');
  const first = () => [position(), rows().length, cells()[0]];
  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  expect(first()).toEqual(['Page 1 of 3', 10, 'Harbor 23.']);
  expect(isOff('Previous')).toBe(true);
  await press('Next');
  expect(first()).toEqual(['Page 2 of 3', 10, 'Harbor 13.']);
  await press('Next');
  expect(first()).toEqual(['Page 3 of 3', 3, 'Harbor 3.']);
  expect(isOff('Next')).toBe(true);
  await press('Previous');
  expect(first()).toEqual(['Page 2 of 3', 10, 'Harbor 13.']);
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } });
  await pass(10);
  expect(first()).toEqual(['Page 1 of 1', 23, 'Harbor 23.']);
});

test('M-19 a business of a deactivated owner goes to the account with the typed email', async () => {
  const calls = await openAdmin(
    {
      users: [
        user({ id: 31, email: 'dana@example.org.uk' }),
        user({ id: 30, name: 'Dana', email: 'dana@example.org' }),
      ],
      businesses: [business({ isOwnerActive: false }), business({ id: 2, name: 'Harbor' })],
    },
    ({ method }) => method === 'POST' && { success: true },
  );
  await showTab('Businesses');
  expect(screen.queryByRole('button', { name: 'Transfer Harbor' })).toBeNull();
  await press('Transfer Juniper Street Dental');
  const dialog = within(screen.getByRole('dialog', { name: 'Transfer Juniper Street Dental?', hidden: true }));
  const type = async (email: string) => {
    fireEvent.change(dialog.getByLabelText("New owner's email"), { target: { value: email } });
    fireEvent.submit(dialog.getByLabelText("New owner's email"));
    await pass(10);
  };
  await type('nobody@example.org');
  expect(dialog.getByText('No account has this email.')).toBeTruthy();
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(sent()).toEqual([]);
  await type(' Dana@Example.org ');
  expect(sent()).toEqual([['/api/admin/businesses/3/transfer', { userId: 30 }]]);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('M-16 a link that leads outside Google and Facebook is marked with its host', async () => {
  await openAdmin({ businesses: [business({ reviewUrl: 'https://reviews.example.net/me' }), business({ id: 2 })] });
  await showTab('Businesses');
  expect(cells(0)[0]).toContain('Leads to reviews.example.net');
  expect(cells(1)[0]).not.toContain('Leads to');
});
