import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { AdminBusiness, AdminUser } from '../../contract/admin/calls.ts';
import { queryClient, userKey } from '../lib/query-client.ts';
import { Admin } from '../owner/admin/Admin.tsx';
import { type FakeCall, fakeCalls } from './fake-calls.ts';
import { dental, owner } from './fake-inbox.ts';
import { openScreen } from './open-screen.tsx';

const rosa = { id: 8, name: 'Rosa Fields', email: 'rosa@example.org' };
export const user = (known: Partial<AdminUser> = {}): AdminUser => ({
  ...rosa,
  isAdmin: false,
  isActive: true,
  emailVerified: true,
  businesses: [],
  businessCount: 2,
  secondSteps: { app: false, passkeys: 0, recoveryCodes: 0 },
  createdAt: '2026-11-01T12:00:00Z',
  ...known,
});
export const business = (known: Partial<AdminBusiness> = {}): AdminBusiness => ({
  ...dental,
  keywords: [],
  user: rosa,
  isOwnerActive: true,
  createdAt: '2026-11-01T12:00:00Z',
  ...known,
});

interface Lists {
  readonly users?: readonly AdminUser[];
  readonly businesses?: readonly AdminBusiness[];
}

/** Lets fake timers pass. */
export const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The administrator's screen on a server that pages as the real one does: newest first, by the id of the last row. */
export async function openAdmin(lists: Lists, answer: (call: FakeCall) => unknown = () => null): Promise<FakeCall[]> {
  const known = { users: lists.users ?? [], businesses: lists.businesses ?? [] };
  const calls = fakeCalls((call) => {
    const answered = answer(call);
    if (answered) return answered;
    const name = call.path.split('/').at(-1);
    if (name !== 'users' && name !== 'businesses') return null;
    const cursor = Number(call.query.get('cursor') ?? Number.POSITIVE_INFINITY);
    const all: readonly { readonly id: number }[] = known[name];
    const page = all.filter(({ id }) => id < cursor).slice(0, Number(call.query.get('limit')));
    return Response.json(page, { headers: { 'x-total-count': String(all.length) } });
  });
  queryClient.setQueryData(userKey, { ...owner, isAdmin: true, emailVerified: true, businesses: [] });
  openScreen(<Admin />, '/admin');
  await pass(10);
  return calls;
}

export const showTab = async (name: string) => {
  fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });
  await pass(10);
};
export const press = async (name: string) => {
  fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name }));
  await pass(10);
};
export const rows = () => [...screen.getByRole('tabpanel').querySelectorAll('tbody tr')];
