// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dana } from '../testing/fake-team.ts';
import { queryClient, userKey } from './query-client.ts';
import { useUser } from './session.ts';

function Greeting() {
  return <p>{useUser().user?.name ?? 'Login'}</p>;
}

test('L-18 a user who is known before a prerendered page is hydrated changes its text only afterwards', async () => {
  const page = (
    <QueryClientProvider client={queryClient}>
      <Greeting />
    </QueryClientProvider>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  expect(document.body.textContent).toBe('Login');
  queryClient.setQueryData(userKey, { id: dana.userId, name: dana.name, email: dana.email });
  const errors: unknown[] = [];
  await act(() =>
    hydrateRoot(document.body.children[0] as HTMLElement, page, { onRecoverableError: (e) => errors.push(e) }),
  );
  expect(errors).toEqual([]);
  await waitFor(() => expect(document.body.textContent).toBe(dana.name));
});
