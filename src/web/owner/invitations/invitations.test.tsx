// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeInvitations, invitation, openInvitations } from '../../testing/fake-invitations.tsx';

afterEach(() => vi.unstubAllGlobals());

const listed = () =>
  within(screen.getByRole('list', { name: 'Invitations' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
async function choose(user: Awaited<ReturnType<typeof openInvitations>>, action: string) {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('button', { name: action }));
}
const totals = () => screen.getByRole('region', { name: 'Totals' }).textContent;
const onlyTotals =
  'Totals only. Sayso never shows who opened or responded.' +
  'Next to a time, an anonymous message would have a name. “Opened” and “went on” are counted in fives and change once a day.';
const actions = 'Invite a listFront deskSettingsPause allDo not contactUndo “do not contact”';

test('IS-1 totals only, with the reason, and with rates from 20 invitations on', async () => {
  fakeInvitations({ page: { invitations: [invitation(1)] } });
  await openInvitations();
  expect(totals()).toBe(
    `Waiting2Invited212Opened95 45%Went on to Google or Facebook60 28%Unsubscribed3Undeliverable4Invitations are on, up to 25 a day.${onlyTotals}${actions}`,
  );
});

test.for([
  [42, 'Waiting42Unsubscribed0'],
  [0, 'Invited0Unsubscribed0'],
] as const)(
  'IS-1 with no email sent and %i people waiting, 0 invited never reads like a failure',
  async ([waiting, start]) => {
    const none = { invited: 0, opened: null, wentOn: null, reminded: null, unsubscribed: 0, undeliverable: 0, waiting };
    fakeInvitations({ page: { invitations: [invitation(1)], totals: none } });
    await openInvitations();
    expect(totals()?.startsWith(start)).toBe(true);
  },
);

test.for([
  [19, 'Opened9Went on', `${onlyTotals}Percentages appear after 20 invitations.`],
  [20, 'Opened9 45%Went on', onlyTotals],
] as const)('IS-1 with %i invitations', async ([invited, opened, note]) => {
  const few = { invited, opened: 9, wentOn: 4, unsubscribed: 0, undeliverable: 0, waiting: 0 };
  fakeInvitations({ page: { invitations: [invitation(1)], totals: few } });
  await openInvitations();
  expect(totals()).toContain(opened);
  expect(totals()?.endsWith(note + actions)).toBe(true);
});

test('IS-1 with very few invitations even the total of those who opened would name a person', async () => {
  const few = { invited: 3, opened: null, wentOn: null, unsubscribed: 0, undeliverable: 0, waiting: 1 };
  fakeInvitations({ page: { invitations: [invitation(1)], totals: few } });
  await openInvitations();
  expect(totals()).toContain('Invited3Unsubscribed0');
  expect(totals()).toContain('“Opened” and “went on” appear the day after five people have opened.');
});

test('IS-2 a row shows address, language, source, state and date', async () => {
  fakeInvitations({
    page: {
      invitations: [
        invitation(1, { firstName: 'Marion' }),
        invitation(2, { language: 'es', source: 'list', state: 'sent', at: '2025-11-20T15:00:00Z' }),
        invitation(3, { state: 'canceled' }),
      ],
    },
  });
  await openInvitations({ isWide: true });
  const cells = screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells.slice(2)).toEqual([
    ['Marion a…@gmail.com', 'English', 'Waiting', 'Tue, Nov 23, 10:00 AM', 'Front desk', 'Cancel'],
    ['b…@gmail.com', 'Español', 'Sent', 'Nov 20, 2025', 'List', ''],
    ['c…@gmail.com', 'English', 'Canceled', '', 'Front desk', ''],
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Entered on Nov 22, 2025']);
});

test('IS-2 a list in one language has no column of languages', async () => {
  fakeInvitations({ page: { invitations: [invitation(1)] } });
  await openInvitations({ isWide: true });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Person',
    'State',
    'Goes out, or went out',
    'Source',
    'Actions',
  ]);
});

test('IS-2 the screen has one primary button, and says that invitations are on and how many a day', async () => {
  fakeInvitations({ page: { invitations: [invitation(1)] } });
  await openInvitations();
  expect(screen.getByText('Invitations are on, up to 25 a day.')).toBeTruthy();
  const primary = screen.getAllByRole('link').filter(({ className }) => className.includes('pri'));
  expect(primary.map(({ textContent }) => textContent)).toEqual(['Invite a list']);
});

test('IS-2 finding and filtering are open on a desktop, and behind one line on a phone', async () => {
  fakeInvitations({ page: { invitations: [invitation(1)] } });
  const user = await openInvitations();
  const line = screen.getByText('Find or filter');
  expect(line.closest('details')?.open).toBe(false);
  await user.click(line);
  expect(line.closest('details')?.open).toBe(true);
  cleanup();
  await openInvitations({ isWide: true });
  expect(screen.getByText('Find or filter').closest('details')?.open).toBe(true);
});

test('IS-2 state and source filter the list, and older ones are loaded', async () => {
  const server = fakeInvitations({
    page: {
      invitations: [invitation(3), invitation(2, { state: 'sent' }), invitation(1, { source: 'api' })],
      nextCursor: 1,
    },
  });
  server.older = [invitation(7)];
  const user = await openInvitations();
  expect(listed()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show older invitations' }));
  await waitFor(() => expect(listed()).toHaveLength(4));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Sent');
  await waitFor(() => expect(listed()).toHaveLength(1));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'API');
  await screen.findByText('No invitation matches.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All states');
  await waitFor(() => expect(listed()).toHaveLength(1));
});

test('IS-11 one person is found by the whole address', async () => {
  const server = fakeInvitations({ page: { invitations: [invitation(1), invitation(2)] } });
  const user = await openInvitations();
  const field = screen.getByLabelText('Find by email address');
  await user.type(field, 'maria{Enter}');
  await screen.findByText('Please enter the whole address, such as name@example.com.');
  await user.type(field, '@gmail.com{Enter}');
  await screen.findByText('No invitation to this address.');
  expect(server.calls.at(-1)?.query.get('email')).toBe('maria@gmail.com');
  await user.click(screen.getByRole('button', { name: 'Show everyone' }));
  await waitFor(() => expect(listed()).toHaveLength(2));
});

test('IS-11 Front desk opens the front desk of the app, without a key', async () => {
  fakeInvitations({ page: { invitations: [invitation(1)] } });
  await openInvitations();
  expect(screen.getByRole('link', { name: 'Front desk' }).getAttribute('href')).toBe('/desk/business-3');
});

test('IS-3 Cancel asks first, and Keep it changes nothing', async () => {
  const server = fakeInvitations({ page: { invitations: [invitation(1, { firstName: 'Marion' })] } });
  const user = await openInvitations();
  await user.click(screen.getByRole('button', { name: 'Cancel the invitation to Marion, a…@gmail.com' }));
  screen.getByRole('alertdialog', { name: 'Cancel the invitation to Marion, a…@gmail.com?' });
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('IS-3 Cancel takes back one that waits, and the focus goes to the next', async () => {
  const server = fakeInvitations({ page: { invitations: [invitation(1), invitation(2), invitation(3)] } });
  const user = await openInvitations();
  await user.click(screen.getByRole('button', { name: 'Cancel the invitation to a…@gmail.com' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the invitation' }));
  await screen.findByText('Invitation canceled.');
  await waitFor(() => expect(listed()[0]).toContain('Canceled'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel the invitation to b…@gmail.com' }));
  expect(server.page.invitations.map(({ state }) => state)).toEqual(['canceled', 'waiting', 'waiting']);
});

test('IS-3 one that has gone out meanwhile says so', async () => {
  const server = fakeInvitations({ page: { invitations: [invitation(1)] } });
  const user = await openInvitations();
  server.refuse = ({ method }) => (method === 'DELETE' ? Response.json({ error: 'No' }, { status: 409 }) : null);
  await user.click(screen.getByRole('button', { name: 'Cancel the invitation to a…@gmail.com' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the invitation' }));
  await screen.findByText('It has already gone out.');
});

test('IS-4 Pause all stops everything, the note says what waits, and Resume goes on', async () => {
  fakeInvitations({ page: { invitations: [invitation(1), invitation(2)] } });
  const user = await openInvitations();
  await choose(user, 'Pause all');
  const question = screen.getByRole('alertdialog', { name: 'Pause all invitations?' });
  await user.click(within(question).getByRole('button', { name: 'Pause all' }));
  await screen.findByText(/^2 invitations are waiting\./);
  expect(screen.getByText(/You paused them, so nothing goes out until you resume\./).textContent).toContain(
    'Invitations expire 7 days after their planned time, so no one is asked a month late.',
  );
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await screen.findByText('Invitations are on, up to 25 a day.');
});

test('IS-4 while email fails the note says since when', async () => {
  fakeInvitations({
    page: { invitations: [invitation(1)], hold: 'email', holdSince: '2025-11-23T14:40:00Z' },
  });
  await openInvitations();
  screen.getByText(/Email has been failing since Nov 23, 2025, 9:40 AM, so nothing goes out\./);
});

test('a new account reads that the half of new accounts has gone out, and can still pause', async () => {
  fakeInvitations({ page: { invitations: [invitation(1)], hold: 'newcomers' } });
  const user = await openInvitations();
  screen.getByText(
    /Accounts of the first 30 days share half of the invitations and reminders that this server sends in a day, and today’s half has gone out\. The rest follows within a day\./,
  );
  await choose(user, 'Pause all');
});

test('IS-5 Do not contact takes an address in one step', async () => {
  const server = fakeInvitations({ page: { invitations: [invitation(1)] } });
  const user = await openInvitations();
  await choose(user, 'Do not contact');
  await user.type(await screen.findByLabelText('Email address'), ' sam@example.org {Enter}');
  await screen.findByText('s…@example.org won’t get any more invitations.');
  const call = server.calls.find(({ path }) => path.endsWith('/do-not-contact'));
  expect(call?.body).toEqual({ email: 'sam@example.org' });
});

test('IS-6 before the first invitation: postal address and test email', async () => {
  const none = {
    invited: 0,
    opened: null,
    wentOn: null,

    unsubscribed: 0,
    undeliverable: 0,
    waiting: 0,
  };
  fakeInvitations({ page: { totals: none, hold: 'off' } });
  await openInvitations();
  await screen.findByRole('heading', { name: 'No one has been invited yet' });
  expect(screen.getByText(/^Enter your postal address and send yourself a test email first\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe('/invitations/3/settings');
});
