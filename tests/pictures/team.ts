import type { Page } from '@playwright/test';
import type { Picture, World } from '../screens.ts';

const longName = 'Maximiliana Featherstonehaugh-Wolfeschlegelsteinhausen';
const longEmail = 'maximiliana.featherstonehaugh-wolfeschlegelsteinhausen@greaterasheville.example';

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

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
];
const link = 'https://sayso.example/join/q7Hs2mXk9vT4bWn8q7Hs2mXk9vT4bWn8q7Hs2mXk9vT';

interface TeamState {
  readonly role?: string;
  readonly people?: readonly Person[];
  readonly invitations?: readonly object[];
  readonly sendsEmail?: boolean;
}

async function openTeam(page: Page, { business }: World, path = '', state: TeamState = {}): Promise<void> {
  const { role = 'owner', people = others, sendsEmail = true } = state;
  const user = (await (await page.request.get('/api/user')).json()) as { id: number; name: string };
  const you = person(user.id, user.name, role);
  const owner = role === 'owner' ? [] : [person(9001, 'Maya Lindqvist', 'owner', { hasSecondFactor: true })];
  await page.route(`**/api/businesses/${business.id}/team`, (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({ json: { outcome: 'link', link, invitation: invitations[0] } });
    const shown = { people: [...owner, you, ...people], invitations: state.invitations ?? invitations };
    return route.fulfill({ json: { ...shown, assignedToMe: 2, sendsEmail, requiresSecondStep: false } });
  });
  await page.route(`**/api/businesses/${business.id}`, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { business: object };
    return route.fulfill({ json: { ...reply, business: { ...reply.business, role } } });
  });
  await page.goto(`/team/${business.id}${path}`);
}

const offer = {
  businessNames: ['Juniper Street Dental'],
  role: 'frontDesk',
  inviterName: 'Maya Lindqvist',
  line: 'Hi Priya, this is where we print the codes.',
  sentAt: daysFromNow(-1),
  expiresAt: daysFromNow(6),
  isExpired: false,
  email: 'priya.nair@juniper.example',
  yourEmail: 'priya.nair@juniper.example',
  isForYou: true,
};

async function openJoin(page: Page, known: Partial<typeof offer>): Promise<void> {
  await page.route('**/api/join/*', (route) => route.fulfill({ json: { ...offer, ...known } }));
  await page.goto('/join/q7Hs2mXk9vT4bWn8');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const entry = (id: number, days: number, userName: string, action: string, subject: string, known: object = {}) => ({
  id,
  at: daysFromNow(-days),
  userId: 9002,
  userName,
  isAdministrator: false,
  kind: 'messages',
  action,
  subject,
  subjectKind: null,
  subjectId: null,
  ...known,
});
const entries = [
  entry(8, 0, 'Dana Whitfield', 'answered', 'message 1042'),
  entry(7, 0, 'Dana Whitfield', 'opened', 'message 1042'),
  entry(6, 0, 'Maya Lindqvist', 'looked through the inbox,', '3 messages'),
  entry(5, 3, 'Maya Lindqvist', 'changed the role from front desk to manager of', 'Dana Whitfield'),
  entry(4, 3, 'Someone', 'tried to sign in with a wrong password as', 'theo@juniper.example', { userId: null }),
  entry(3, 3, longName, "exported one person's data", ''),
  entry(2, 4, 'Priscilla Ott', 'switched the business off', '', { isAdministrator: true }),
  entry(1, 4, 'Dana Whitfield', 'edited the business:', 'name, Google link'),
];

async function openLog(page: Page, world: World, shown: readonly object[], query = ''): Promise<void> {
  const people = [
    { id: 9001, name: 'Maya Lindqvist' },
    { id: 9002, name: 'Dana Whitfield' },
  ];
  const reply = { entries: shown, nextCursor: shown.length > 0 ? 1 : null, timeZone: 'America/New_York', people };
  await page.route('**/audit-events?*', (route) => route.fulfill({ json: { ...reply, keepDays: 2190 } }));
  await page.route('**/audit-events', (route) => route.fulfill({ json: { ...reply, keepDays: 2190 } }));
  await openTeam(page, world, `/log${query}`);
  await page.getByText(/Entries can't be changed/).waitFor();
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
  { name: 'join', as: 'owner', open: (page) => openJoin(page, {}) },
  {
    name: 'join-new',
    open: (page) =>
      openJoin(page, {
        role: 'manager',
        inviterName: longName,
        line: '',
        businessNames: ['Saint Bartholomew Community Orthopaedic & Physiotherapy Hall of Greater Asheville'],
      }),
  },
  {
    name: 'join-other-account',
    as: 'owner',
    open: (page) => openJoin(page, { yourEmail: 'priya.private@mail.example', isForYou: false }),
  },
  { name: 'join-expired', open: (page) => openJoin(page, { isExpired: true, expiresAt: daysFromNow(-2) }) },
  {
    name: 'join-gone',
    open: async (page) => {
      await page.goto('/join/q7Hs2mXk9vT4bWn8');
      await page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
    },
  },
  { name: 'audit', as: 'owner', open: (page, world) => openLog(page, world, entries) },
  { name: 'audit-empty', as: 'owner', open: (page, world) => openLog(page, world, [], '?kind=data&person=9002') },
];
