// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeInbox, message, owner } from '../../testing/fake-inbox.ts';
import { dana, maya, team, theo } from '../../testing/fake-team.ts';
import { button, openInbox, row, rows } from '../../testing/open-inbox.tsx';

afterEach(() => vi.unstubAllGlobals());

function fakeWithTeam(messages: Parameters<typeof fakeInbox>[0]) {
  const inbox = fakeInbox(messages);
  inbox.refuse = ({ path, body }) => {
    if (path.endsWith('/team')) return Response.json(team({ people: [maya, dana, theo] }));
    if (!path.endsWith('/assignee')) return null;
    const name = { [owner.id]: owner.name, [dana.userId]: dana.name }[Number(body.userId)] ?? null;
    return Response.json({ assigneeId: body.userId, assigneeName: name });
  };
  return inbox;
}
const assigned = (inbox: ReturnType<typeof fakeInbox>) =>
  inbox.calls.filter(({ path }) => path.endsWith('/assignee')).map(({ path, body }) => [path, body.userId]);

test('TM-12 a assigns to someone who may read messages, oneself first', async () => {
  const inbox = fakeWithTeam([message(1)]);
  const user = await openInbox();
  await row(1);
  await user.keyboard('a');
  const list = within(await screen.findByRole('list', { name: 'Assign to' }));
  const names = list.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['MeMaya Lindqvist, owner', 'Dana Whitfieldmanager', 'Nobody']);
  expect(list.getByRole('button', { name: /^Nobody/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(list.getByRole('button', { name: /^Dana Whitfield/ }));
  expect(await screen.findByText('Assigned to Dana Whitfield.')).toBeTruthy();
  expect(assigned(inbox)).toEqual([['/api/businesses/3/feedback/1/assignee', 8]]);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Assign to' })).toBeNull());
});

test('TM-13 Mine asks for messages of the user, and never hides that others wait', async () => {
  const inbox = fakeWithTeam([message(1, { assigneeId: 7, assigneeName: 'Maya Lindqvist' }), message(2)]);
  const user = await openInbox();
  await waitFor(async () => expect((await row(1)).textContent).toContain('Assigned to you'));
  await user.click(await button('Mine'));
  await waitFor(() => expect(inbox.calls.some(({ query }) => query.get('assignee') === 'me')).toBe(true));
  expect(location.search).toContain('mine=1');
  await button('Waiting 2');
});

test('a row says who assigned it to the user and when, and to others only that it is assigned', async () => {
  const by = { assignedBy: 'Dana Whitfield', assignedAt: '2026-01-20T12:00:00.000Z' };
  fakeWithTeam([
    message(1, { assigneeId: 7, assigneeName: 'Maya Lindqvist', ...by }),
    message(2, { assigneeId: 8, assigneeName: 'Dana Whitfield', ...by }),
  ]);
  await openInbox();
  await waitFor(async () => expect((await row(1)).textContent).toMatch(/Assigned to you by Dana Whitfield, Jan 20/));
  expect((await row(2)).textContent).toContain('Assigned to Dana Whitfield');
  expect((await row(2)).textContent).not.toContain('by Dana');
});

test('with nothing assigned to the user, the inbox says how many wait for others', async () => {
  const inbox = fakeWithTeam([message(1), message(2)]);
  const { refuse } = inbox;
  inbox.refuse = (call) =>
    call.query.get('assignee') === 'me' ? Response.json({ feedback: [], unread: 0, nextCursor: null }) : refuse(call);
  const user = await openInbox('/dashboard?tab=inbox&mine=1');
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting for you' })).toBeTruthy();
  expect(await screen.findByText('2 messages are waiting for someone on your team.')).toBeTruthy();
  await user.click(await button('See all 2 that are waiting'));
  await row(1);
  expect(rows()).toHaveLength(2);
});
