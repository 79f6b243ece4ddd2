import type { Page } from '@playwright/test';
import type { Picture, World } from '../screens.ts';

export const longName = 'Maximiliana Featherstonehaugh-Wolfeschlegelsteinhausen';
export const longEmail = 'maximiliana.featherstonehaugh-wolfeschlegelsteinhausen@greaterasheville.example';

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

interface Person {
  readonly userId: number;
  readonly role: string;
  readonly [more: string]: unknown;
}

const person = (userId: number, name: string, role: string, known: object = {}): Person => ({
  userId,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@juniper.example`,
  role,
  since: daysFromNow(-220),
  lastActiveAt: daysFromNow(-3),
  hasSecondFactor: false,
  isActive: true,
  ...known,
});
const others = [
  person(9002, 'Dana Whitfield', 'manager', { hasSecondFactor: true }),
  person(9003, 'Theo Ramos', 'frontDesk', { lastActiveAt: null }),
  person(9004, longName, 'manager', { email: longEmail }),
];

const invitation = (id: number, email: string, role: string, known: object = {}) => ({
  id,
  email,
  role,
  businessCount: 1,
  sentAt: daysFromNow(-1),
  expiresAt: daysFromNow(6),
  isExpired: false,
  delivery: 'delivered',
  ...known,
});
const invitations = [
  invitation(1, 'priya.nair@juniper.example', 'frontDesk'),
  invitation(2, 'sam@junipr.example', 'viewer', { delivery: 'failed' }),
  invitation(3, longEmail, 'manager', { delivery: 'waiting', businessCount: 3 }),
  invitation(4, 'ben@juniper.example', 'frontDesk', { isExpired: true, expiresAt: daysFromNow(-2) }),
];
const link = 'https://sayso.example/join/q7Hs2mXk9vT4bWn8q7Hs2mXk9vT4bWn8q7Hs2mXk9vT';

interface TeamState {
  readonly role?: string;
  readonly people?: readonly Person[];
  readonly invitations?: readonly object[];
  readonly sendsEmail?: boolean;
  readonly requiresSecondStep?: boolean;
}

export async function openTeam(page: Page, { business }: World, path = '', state: TeamState = {}): Promise<void> {
  const { role = 'owner', people = others, sendsEmail = true, requiresSecondStep = false } = state;
  const user = (await (await page.request.get('/api/user')).json()) as { id: number; name: string };
  const you = person(user.id, user.name, role);
  const owner = role === 'owner' ? [] : [person(9001, 'Maya Lindqvist', 'owner', { hasSecondFactor: true })];
  await page.route(`**/api/businesses/${business.id}/team`, (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({ json: { outcome: 'link', link, invitation: invitations[0] } });
    const shown = { people: [...owner, you, ...people], invitations: state.invitations ?? invitations };
    return route.fulfill({ json: { ...shown, assignedToMe: 2, sendsEmail, requiresSecondStep } });
  });
  await page.route(`**/api/businesses/${business.id}`, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { business: object };
    return route.fulfill({ json: { ...reply, business: { ...reply.business, role } } });
  });
  await page.goto(`/team/${business.id}${path}`);
}

async function fillInvitation(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('priya.nair@juniper.example');
  await page.getByRole('radio', { name: /^Front desk/ }).check();
}

export const pictures: readonly Picture[] = [
  { name: 'team', as: 'owner', open: (page, world) => openTeam(page, world) },
  {
    name: 'team-empty',
    as: 'owner',
    open: (page, world) => openTeam(page, world, '', { people: [], invitations: [] }),
  },
  {
    name: 'team-required',
    as: 'owner',
    open: (page, world) => openTeam(page, world, '', { requiresSecondStep: true, invitations: [] }),
  },
  {
    name: 'team-more',
    as: 'owner',
    open: async (page, world) => {
      await openTeam(page, world, '', { invitations: [] });
      await page.getByRole('button', { name: `More for ${longName}` }).click();
    },
  },
  {
    name: 'team-failed',
    as: 'owner',
    open: async (page, { business }) => {
      const json = { error: 'The list could not be read.' };
      await page.route(`**/api/businesses/${business.id}/team`, (route) => route.fulfill({ status: 404, json }));
      await page.goto(`/team/${business.id}`);
      await page.getByRole('button', { name: 'Refresh' }).waitFor();
    },
  },
  {
    name: 'team-member',
    as: 'owner',
    open: (page, world) => openTeam(page, world, '', { role: 'manager', invitations: [] }),
  },
  {
    name: 'team-leave',
    as: 'owner',
    fullPage: false,
    open: async (page, world) => {
      await openTeam(page, world, '', { role: 'manager', invitations: [] });
      await page.getByRole('button', { name: 'Leave this team' }).click();
    },
  },
  {
    name: 'team-remove',
    as: 'owner',
    fullPage: false,
    open: async (page, world) => {
      await openTeam(page, world);
      await page.getByRole('button', { name: `More for ${longName}` }).click();
      await page.getByRole('button', { name: 'Remove from the team' }).click();
    },
  },
  {
    name: 'team-not-for-role',
    as: 'owner',
    open: (page, world) => openTeam(page, world, '/invite', { role: 'viewer' }),
  },
  {
    name: 'team-invite',
    as: 'owner',
    open: async (page, world) => {
      await openTeam(page, world, '/invite');
      await fillInvitation(page);
    },
  },
  {
    name: 'team-invite-error',
    as: 'owner',
    open: async (page, world) => {
      await openTeam(page, world, '/invite');
      await page.getByLabel('Email', { exact: true }).fill('dana@juniper.example');
      await page.getByRole('button', { name: 'Send invitation' }).click();
    },
  },
  {
    name: 'team-invite-busy',
    as: 'owner',
    waiting: true,
    open: async (page, world) => {
      await openTeam(page, world, '/invite');
      await fillInvitation(page);
      await page.route(`**/api/businesses/${world.business.id}/team`, () => new Promise(() => {}));
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page.locator('button[aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'team-removed',
    as: 'owner',
    open: async (page, { business }) => {
      await page.route(`**/api/businesses/${business.id}`, async (route) => {
        const reply = (await (await route.fetch()).json()) as { business: object };
        await route.fulfill({ json: { ...reply, business: { ...reply.business, role: 'manager' } } });
      });
      await page.goto(`/places/${business.id}`);
      await page.getByRole('textbox').first().fill('Window by the till');
      await page.route(`**/api/businesses/${business.id}/**`, (route) =>
        route.fulfill({ status: 404, json: { error: 'Business not found', code: 'not_found' } }),
      );
      await page.route('**/api/businesses', (route) => route.fulfill({ json: [] }));
      await page.getByRole('textbox').first().press('Enter');
      await page.getByRole('heading', { name: "You're no longer on this team" }).waitFor();
    },
  },
  {
    name: 'team-invite-link',
    as: 'owner',
    open: async (page, world) => {
      await openTeam(page, world, '/invite', { sendsEmail: false });
      await fillInvitation(page);
      await page.getByRole('button', { name: 'Make a link' }).click();
      await page.getByText(link).waitFor();
    },
  },
  {
    name: 'team-transfer',
    as: 'owner',
    open: async (page, world) => {
      await openTeam(page, world, '/transfer');
      await page.getByRole('radio', { name: /^Dana Whitfield/ }).check();
    },
  },
  {
    name: 'team-transfer-nobody',
    as: 'owner',
    open: (page, world) => openTeam(page, world, '/transfer', { people: [] }),
  },
];
