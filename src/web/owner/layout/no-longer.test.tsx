// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryFor, useCallMutation } from '../../lib/query-client.ts';
import { fakeCalls } from '../../testing/fake-calls.ts';
import { dental } from '../../testing/fake-inbox.ts';
import { dana } from '../../testing/fake-team.ts';
import { enter, field, openScreen } from '../../testing/open-screen.tsx';
import { OnTeam } from './OnTeam.tsx';

afterEach(() => vi.unstubAllGlobals());

const asManager = { ...dental, role: 'manager' as const };

function SomeScreen() {
  const { data } = useQuery(queryFor('GET /api/businesses/{id}', { id: dental.id }));
  const save = useCallMutation('POST /api/businesses/{id}/places');
  if (!data) return null;
  return (
    <>
      <label>
        Name <input type="text" />
      </label>
      <button type="button" onClick={() => save.mutate({ id: dental.id, name: 'Window', kind: 'desk' })}>
        Save
      </button>
      {save.error?.message}
    </>
  );
}

/** A manager types and saves; from then on the server answers 404. */
async function typeAndSave(businessesAfter: readonly unknown[]) {
  let isOver = false;
  fakeCalls(({ method, path }) => {
    if (path === '/api/user') return { id: dana.userId, name: dana.name, email: dana.email, businesses: [] };
    if (path === '/api/businesses') return isOver ? businessesAfter : [asManager];
    isOver ||= method !== 'GET';
    return isOver ? null : { business: asManager, categories: [], visited: true };
  });
  const user = openScreen(
    <OnTeam>
      <SomeScreen />
    </OnTeam>,
    '/places/3',
  );
  await enter(user, await screen.findByLabelText('Name'), 'Window by the till');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}

test('removed while typing: the screen says so, and the text can be copied', async () => {
  const user = await typeAndSave([]);
  expect(
    await screen.findByRole('heading', { name: "You're no longer on this team" }, { timeout: 20_000 }),
  ).toBeTruthy();
  expect(screen.getByText('You were removed from Juniper Street Dental, so this page is closed.')).toBeTruthy();
  expect(field('Name').value).toBe('Window by the till');
  await user.click(screen.getByRole('button', { name: 'Copy my text' }));
  expect(await navigator.clipboard.readText()).toBe('Window by the till');
  await user.click(screen.getByRole('link', { name: 'My other businesses' }));
  await waitFor(() => expect(screen.queryByText("You're no longer on this team")).toBeNull());
  expect(location.pathname).toBe('/dashboard');
});

test('a 404 of something else at the business leaves the screen alone', async () => {
  await typeAndSave([asManager]);
  expect(await screen.findByText(/Not found/)).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(screen.queryByText("You're no longer on this team")).toBeNull();
  expect(field('Name').value).toBe('Window by the till');
});
