import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Route } from 'wouter';
import type { CallReply } from '../../contract/calls.ts';
import { FrontDesk } from '../owner/desk/FrontDesk.tsx';
import { type FakeCall, fakeCalls } from './fake-calls.ts';
import { openScreen } from './open-screen.tsx';

type Desk = CallReply<'GET /api/desk/{key}'>;
type Outcome = CallReply<'POST /api/desk/{key}/invitations'>;

/** Ten in the morning of the next day in New York, so that the words do not depend on the hour of the test. */
const tomorrow = (): string => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Etc/GMT+5' }).format(Date.now() + 86_400_000);
  return `${day}T15:00:00.000Z`;
};

export function fakeDesk(known: Partial<Desk> = {}) {
  const link = 'http://localhost:3000/thumbs-up-down/juniper-street-dental';
  let lastId = 0;
  const server = {
    desk: {
      deskName: 'Front desk 1',
      businessName: 'Juniper Street Dental',
      codeLink: `${link}?p=front-desk`,
      phoneLink: `${link}?p=phone`,
      languages: [{ code: 'en', name: 'English' }],
      hold: null,
      sendsAt: tomorrow(),
      timeZone: 'Etc/GMT+5',
      today: [],
      ...known,
    } as Desk,
    isOff: false,
    isOffline: false,
    outcomes: {} as Readonly<Record<string, Partial<Outcome>>>,
    /** A test holds the reply back. */
    before: async (_call: FakeCall): Promise<unknown> => undefined,
    calls: [] as FakeCall[],
  };

  function enter(body: Record<string, unknown>): Outcome {
    const email = String(body.email);
    const address = `${email.slice(0, email.indexOf('@') > 3 ? 2 : 1)}…${email.slice(email.indexOf('@'))}`;
    const refused = server.outcomes[email];
    const empty = { address, line: null, invitedOn: null, againFrom: null, sendsAt: server.desk.sendsAt };
    if (refused) return { ...empty, outcome: 'unreadable', ...refused };
    lastId += 1;
    const at = server.desk.sendsAt ?? '';
    const line = {
      id: lastId,
      address,
      firstName: body.firstName ? String(body.firstName) : null,
      language: String(body.language),
      at,
      enteredAt: new Date().toISOString(),
      state: 'waiting',
    } as const;
    server.desk = { ...server.desk, today: [line, ...server.desk.today] };
    return { ...empty, outcome: 'accepted', line };
  }

  server.calls = fakeCalls(async (call) => {
    if (server.isOffline) throw new TypeError('Failed to fetch');
    const held = await server.before(call);
    if (held !== undefined) return held;
    const { method, path, body } = call;
    if (server.isOff) return null;
    if (/^\/api\/desk\/[^/]+$/.test(path)) return server.desk;
    if (path.endsWith('/do-not-contact')) return { address: `${String(body.email).slice(0, 1)}…@example.org` };
    if (method === 'POST') return enter(body);
    const id = Number(path.split('/').at(-1));
    const today = server.desk.today.map((line) => (line.id === id ? { ...line, state: 'canceled' as const } : line));
    server.desk = { ...server.desk, today };
    return { success: true };
  });
  return server;
}

export const emailField = () => screen.findByLabelText<HTMLInputElement>('Email');
export const todayLines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);

export async function openDesk({ isTouch = false, key = 'key1' } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  const user = openScreen(<Route path="/desk/:key" component={FrontDesk} />, `/desk/${key}`);
  await emailField();
  return user;
}
