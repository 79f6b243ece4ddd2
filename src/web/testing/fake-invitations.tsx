import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Route } from 'wouter';
import type { CallReply } from '../../contract/calls.ts';
import type { Invitation } from '../../contract/invitations/calls.ts';
import { Invitations } from '../owner/invitations/Invitations.tsx';
import { InvitationSettings } from '../owner/invitations/settings/InvitationSettings.tsx';
import { type FakeCall, fakeCalls } from './fake-calls.ts';
import { dental, owner } from './fake-inbox.ts';
import { openScreen } from './open-screen.tsx';

type Page = CallReply<'GET /api/businesses/{id}/invitations'>;
type Settings = CallReply<'GET /api/businesses/{id}/invitation-settings'>;

export const invitation = (id: number, known: Partial<Invitation> = {}): Invitation => ({
  id,
  firstName: null,
  address: `${String.fromCharCode(96 + id)}…@gmail.com`,
  language: 'en',
  source: 'desk',
  enteredBy: 'Front desk 1',
  state: 'waiting',
  at: '2027-11-23T15:00:00.000Z',
  enteredAt: '2025-11-22T15:42:00.000Z',
  ...known,
});

const totals = { invited: 212, opened: 95, wentOn: 60, unsubscribed: 3, undeliverable: 4, waiting: 2 };

const settings: Settings = {
  isOn: false,
  isPaused: false,
  afterDays: 1,
  fromHour: 10,
  toHour: 18,
  weekdays: [1, 2, 3, 4, 5],
  sendsReminder: true,
  dailyMax: 25,
  cooldownDays: 180,
  namesBusiness: false,
  ownSentence: '',
  basis: 'agreed',
  replyTo: null,
  postalAddress: '',
  feedbackEmail: 'maya@example.org',
  replyToState: 'confirmed',
  repliesTo: 'maya@example.org',
  timeZone: 'America/New_York',
  emailFailsSince: null,
  desks: [],
  tokens: [],
};

export function fakeInvitations(known: { readonly page?: Partial<Page>; readonly settings?: Partial<Settings> } = {}) {
  const server = {
    page: {
      invitations: [],
      nextCursor: null,
      totals,
      hold: null,
      holdSince: null,
      timeZone: 'America/New_York',
      perDay: 25,
      ownerPerDay: 200,
      ...known.page,
    } as Page,
    older: [] as readonly Invitation[],
    settings: { ...settings, ...known.settings },
    refuse: (_call: FakeCall): Response | null => null,
    calls: [] as FakeCall[],
  };

  function list(query: URLSearchParams): Page {
    if (query.get('cursor')) return { ...server.page, invitations: [...server.older], nextCursor: null };
    const [state, source] = [query.get('state'), query.get('source')];
    const invitations = server.page.invitations.filter(
      (one) => (!state || one.state === state) && (!source || one.source === source) && !query.get('email'),
    );
    return { ...server.page, invitations };
  }

  function answer({ method, path, query, body }: FakeCall): unknown {
    if (path === '/api/user') return { ...owner, emailVerified: true, businesses: [] };
    if (path === '/api/businesses/3') return { business: dental, categories: [], visited: true };
    if (path.endsWith('/invitations/pause')) {
      server.page = { ...server.page, hold: body.isPaused ? 'paused' : null };
      return body;
    }
    if (path.endsWith('/invitations')) return list(query);
    if (path.endsWith('/do-not-contact')) return { address: 's…@example.org' };
    if (path.endsWith('/test-invitation')) return { email: owner.email };
    if (path.endsWith('/reply-to-confirmation')) {
      server.settings = { ...server.settings, replyToState: 'waiting' };
      return server.settings;
    }
    if (path.endsWith('/desks')) return { id: 8, name: body.name, address: 'http://localhost:3000/desk/secretkey1' };
    if (path.endsWith('/desks/8/address'))
      return { id: 8, name: 'Front desk 1', address: 'http://localhost:3000/desk/secretkey2' };
    if (path.endsWith('/api-tokens')) return { id: 9, name: body.name, token: 'sayso_secrettoken1' };
    if (path.endsWith('/invitation-settings')) {
      if (method === 'PATCH') server.settings = { ...server.settings, ...body };
      return server.settings;
    }
    const id = Number(path.split('/').at(-1));
    if (path.includes('/invitations/')) {
      const invitations = server.page.invitations.map((one) =>
        one.id === id ? { ...one, state: 'canceled' as const } : one,
      );
      server.page = { ...server.page, invitations };
    }
    return { success: true };
  }

  server.calls = fakeCalls((call) => server.refuse(call) ?? answer(call));
  return server;
}

export async function openInvitations({ isWide = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const user = openScreen(<Route path="/invitations/:id" component={Invitations} />, '/invitations/3');
  await screen.findByRole('heading', { level: 1, name: /^Juniper Street Dental/ });
  return user;
}

export async function openSettings() {
  const user = openScreen(
    <Route path="/invitations/:id/settings" component={InvitationSettings} />,
    '/invitations/3/settings',
  );
  await screen.findByRole('heading', { name: 'API tokens' });
  return user;
}
