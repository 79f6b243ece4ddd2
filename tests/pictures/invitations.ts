import type { Page } from '@playwright/test';
import type { Picture, World } from '../screens.ts';

const longName = 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall';
const link = 'https://sayso.example/thumbs-up-down/juniper-street-dental';

function at(days: number, hour: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}

const line = (id: number, address: string, state = 'waiting', language = 'en', firstName: string | null = null) => ({
  id,
  address,
  firstName,
  language,
  at: at(1, 15),
  enteredAt: new Date().toISOString(),
  state,
});

const desk = {
  deskName: 'Front desk 1',
  businessName: 'Juniper Street Dental',
  codeLink: `${link}?p=front-desk`,
  phoneLink: `${link}?p=phone`,
  languages: [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ],
  hold: null as string | null,
  sendsAt: at(1, 15),
  timeZone: 'America/New_York',
  today: [
    line(4, 'mar…@gmail.com', 'waiting', 'en', 'Marion'),
    line(3, 'jo…@outlook.com'),
    line(2, 'car…@yahoo.com', 'canceled', 'es', 'Carmen'),
    line(1, 'pau…@gmail.com', 'sent'),
  ],
};
type Desk = typeof desk;

async function openDesk(page: Page, known: Partial<Desk> = {}): Promise<void> {
  await page.route('**/api/desk/key1', (route) => route.fulfill({ json: { ...desk, ...known } }));
  await page.goto('/desk/key1');
  await page.getByRole('heading', { name: 'Today' }).waitFor();
}

const rejected = ['invited', 'invited', 'invited', 'unsubscribed', 'team', 'waiting'].map((reason, row) => ({
  row,
  reason,
}));

async function openList(page: Page, { business }: World, content: string): Promise<void> {
  await page.route('**/invitation-settings', (route) => route.fulfill({ json: settings }));
  await page.route('**/invitations/check', (route) => {
    const { people } = route.request().postDataJSON() as { people: readonly object[] };
    const accepted = people.length - rejected.length;
    const plan = { firstAt: at(1, 15), lastAt: at(2, 15), perDay: 25, timeZone: 'America/New_York' };
    return route.fulfill({ json: { accepted, rejected, ...plan } });
  });
  await page.goto(`/invitations/${business.id}/list`);
  await page.getByRole('heading', { name: 'Invite a list' }).waitFor();
  if (content === '') return;
  const file = { name: 'patients-october.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.getByLabel('List of customers').setInputFiles(file);
}

const patients = [
  'Number,Given name,Treatment,E-Mail',
  ...Array.from({ length: 44 }, (_, n) => `${n},Maria,Cleaning,maria${n}@example.org`),
  '45,Ana,Cleaning,maria2@example.org',
  '46,Bob,Cleaning,bob@gmial.com',
  '47,Cy,Filling,cy(at)example.org',
  '48,Di,Filling,',
].join('\n');

const answers: Record<string, object> = {
  'pat@juniper.example': { outcome: 'team' },
  'kim@gmail.com': { outcome: 'invited', invitedOn: '2026-09-12', againFrom: '2027-03-11' },
  'sam@aol.com': { outcome: 'unsubscribed' },
};

async function answerEntries(page: Page): Promise<void> {
  await page.route('**/api/desk/key1/invitations', (route) => {
    const { email } = route.request().postDataJSON() as { email: string };
    const answer = answers[email];
    if (!answer) return route.abort();
    const json = { address: '', line: null, invitedOn: null, againFrom: null, sendsAt: desk.sendsAt, ...answer };
    return route.fulfill({ json });
  });
}

const totals = { invited: 212, opened: 96, wentOn: 61, reminded: 30, unsubscribed: 3, undeliverable: 4, waiting: 2 };
const invitation = (id: number, address: string, source: string, state: string, when: string, language = 'en') => ({
  id,
  address,
  firstName: id % 2 === 1 ? 'Marion' : null,
  enteredAt: at(-1, 15),
  source,
  state,
  language,
  at: when,
  enteredBy: 'Front desk 1',
});
const list = {
  invitations: [
    invitation(7, 'mar…@gmail.com', 'desk', 'waiting', at(1, 15)),
    invitation(6, 'jo…@outlook.com', 'desk', 'waiting', at(1, 15)),
    invitation(5, 'car…@yahoo.com', 'list', 'sent', at(-3, 15), 'es'),
    invitation(4, 'dan…@a-very-long-domain-of-a-company.example.org', 'list', 'undeliverable', at(-5, 15)),
    invitation(3, 'ros…@icloud.com', 'api', 'unsubscribed', at(-6, 15)),
    invitation(2, 't…@web.de', 'desk', 'canceled', at(-6, 16)),
    invitation(1, 'ben…@gmail.com', 'desk', 'expired', at(-9, 16)),
  ],
  nextCursor: null as number | null,
  totals,
  hold: null as string | null,
  holdSince: null as string | null,
  timeZone: 'America/New_York',
  perDay: 25,
};

async function openInvitations(page: Page, { business }: World, known: Partial<typeof list> = {}): Promise<void> {
  await page.route('**/invitations', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.fulfill({ json: { ...list, ...known } }),
  );
  await page.goto(`/invitations/${business.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('dl, .empty').first().waitFor();
}

const settings = {
  isOn: true,
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
  postalAddress: '12 Juniper Street, Asheville, NC 28801',
  feedbackEmail: 'frontdesk@example.org',
  timeZone: 'America/New_York',
  emailFailsSince: null as string | null,
  desks: [
    { id: 1, name: 'Front desk 1', createdAt: at(-40, 15), lastUsedAt: new Date().toISOString() },
    { id: 2, name: 'Tablet, room 2', createdAt: at(-90, 15), lastUsedAt: null },
  ],
  tokens: [{ id: 1, name: 'Practice software', createdAt: at(-40, 15), lastUsedAt: at(-2, 15) }],
};

async function openSettings(page: Page, { business }: World, known: Partial<typeof settings> = {}): Promise<void> {
  await page.route('**/invitation-settings', (route) => route.fulfill({ json: { ...settings, ...known } }));
  await page.goto(`/invitations/${business.id}/settings`);
  await page.getByRole('heading', { name: 'API tokens' }).waitFor();
}

export const pictures: readonly Picture[] = [
  { name: 'desk', open: (page) => openDesk(page) },
  {
    name: 'desk-busy',
    fullPage: false,
    open: (page) =>
      openDesk(page, {
        languages: desk.languages.slice(0, 1),
        today: Array.from({ length: 24 }, (_, n) => line(24 - n, `ma${n}…@gmail.com`, n > 12 ? 'sent' : 'waiting')),
      }),
  },
  { name: 'desk-empty', open: (page) => openDesk(page, { today: [], languages: desk.languages.slice(0, 1) }) },
  {
    name: 'desk-typo',
    open: async (page) => {
      await openDesk(page);
      await page.getByLabel('Email', { exact: true }).fill('anna@gmial.com');
      await page.keyboard.press('Enter');
      await page.getByText('Did you mean').waitFor();
    },
  },
  {
    name: 'desk-several',
    open: async (page) => {
      await openDesk(page);
      await page.getByLabel('Email', { exact: true }).fill('anna@gmail.com, jo.lee@outlook.com');
      await page.getByLabel(/First name/).fill('Anna');
      await page.keyboard.press('Enter');
      await page.getByText('Invite both?').waitFor();
    },
  },
  {
    name: 'desk-reasons',
    open: async (page) => {
      await answerEntries(page);
      await openDesk(page, { businessName: longName });
      for (const email of Object.keys(answers)) {
        await page.getByLabel('Email', { exact: true }).fill(email);
        await page.keyboard.press('Enter');
      }
      await page.getByText('They asked us not to email them.').waitFor();
    },
  },
  {
    name: 'desk-offline',
    open: async (page) => {
      await answerEntries(page);
      await openDesk(page);
      await page.getByLabel('Email', { exact: true }).fill('maria@gmail.com');
      await page.keyboard.press('Enter');
      await page.getByText('Not sent yet').waitFor();
    },
  },
  { name: 'desk-paused', open: (page) => openDesk(page, { hold: 'paused' }) },
  { name: 'desk-emails-off', open: (page) => openDesk(page, { hold: 'off', today: [] }) },
  {
    name: 'desk-code',
    fullPage: false,
    open: async (page) => {
      await openDesk(page);
      await page.getByRole('button', { name: /^Show the code/ }).click();
      await page.getByText('Closes in').waitFor();
    },
  },
  {
    name: 'desk-open-phone',
    fullPage: false,
    open: async (page) => {
      await openDesk(page);
      await page.getByRole('button', { name: 'Open on your phone' }).click();
    },
  },
  {
    name: 'desk-why',
    fullPage: false,
    open: async (page) => {
      await openDesk(page);
      await page.getByRole('button', { name: 'Why?' }).click();
    },
  },
  {
    name: 'desk-off',
    open: async (page) => {
      const json = { error: 'This screen was turned off. Ask your manager.', code: 'not_found' };
      await page.route('**/api/desk/key1', (route) => route.fulfill({ status: 404, json }));
      await page.goto('/desk/key1');
      await page.getByText('Ask your manager.').waitFor();
    },
  },
  {
    name: 'desk-phone',
    open: (page, { business }) => page.goto(`/desk-phone/${business.slug}?p=phone`),
  },
  { name: 'invitations', as: 'owner', open: (page, world) => openInvitations(page, world) },
  {
    name: 'invitations-failing',
    as: 'owner',
    open: (page, world) =>
      openInvitations(page, world, { hold: 'email', holdSince: at(0, 3), totals: { ...totals, waiting: 38 } }),
  },
  {
    name: 'invitations-paused',
    as: 'owner',
    open: (page, world) => openInvitations(page, world, { hold: 'paused' }),
  },
  {
    name: 'invitations-empty',
    as: 'owner',
    open: (page, world) =>
      openInvitations(page, world, { invitations: [], hold: 'off', totals: { ...totals, invited: 0, waiting: 0 } }),
  },
  {
    name: 'invitations-long',
    as: 'owner',
    open: (page, world) =>
      openInvitations(
        page,
        { ...world, business: world.branded },
        {
          invitations: list.invitations.map((one) => ({
            ...one,
            firstName: 'Wolfeschlegelsteinhausenbergerdorffwelche',
            language: 'en',
          })),
          totals: { ...totals, invited: 123_456, opened: 98_765, wentOn: 54_320, waiting: 4987 },
          nextCursor: 1,
        },
      ),
  },
  {
    name: 'invitations-loading',
    as: 'owner',
    waiting: true,
    open: async (page, { business }) => {
      await page.route('**/api/businesses/*/invitations', () => undefined);
      await page.goto(`/invitations/${business.id}`);
      await page.getByText('Loading the invitations').waitFor();
    },
  },
  {
    name: 'invitations-failed',
    as: 'owner',
    open: async (page, { business }) => {
      const json = { error: 'Something went wrong. Please try again.', code: 'x' };
      await page.route('**/api/businesses/*/invitations', (route) => route.fulfill({ status: 400, json }));
      await page.goto(`/invitations/${business.id}`);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'invitations-more',
    as: 'owner',
    fullPage: false,
    open: async (page, world) => {
      await openInvitations(page, world);
      await page.getByRole('button', { name: 'More actions' }).click();
    },
  },
  {
    name: 'invitations-stop',
    as: 'owner',
    fullPage: false,
    open: async (page, world) => {
      await openInvitations(page, world);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('button', { name: 'Do not contact', exact: true }).click();
    },
  },
  { name: 'invite-list', as: 'owner', open: (page, world) => openList(page, world, '') },
  {
    name: 'invite-list-checked',
    as: 'owner',
    open: async (page, world) => {
      await openList(page, world, patients);
      await page.getByRole('button', { name: 'See why' }).last().click();
      await page.getByRole('button', { name: /^Invite/ }).click();
    },
  },
  {
    name: 'invite-list-excel',
    as: 'owner',
    open: async (page, world) => {
      await openList(page, world, 'PK\u0003\u0004');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'invite-settings', as: 'owner', open: (page, world) => openSettings(page, world) },
  {
    name: 'invite-settings-new',
    as: 'owner',
    open: (page, world) =>
      openSettings(page, world, { isOn: false, postalAddress: '', desks: [], tokens: [], emailFailsSince: at(0, 3) }),
  },
  {
    name: 'invite-settings-unsaved',
    as: 'owner',
    fullPage: false,
    open: async (page, world) => {
      await openSettings(page, { ...world, business: world.branded }, {});
      await page.getByLabel(/^One sentence/).fill('We’ve moved the entrance to the courtyard side.');
    },
  },
  {
    name: 'invite-settings-blocked',
    as: 'owner',
    open: async (page, world) => {
      await openSettings(page, world);
      await page.getByLabel(/^One sentence/).fill('Mention your 5-star visit and get 10% off your next cleaning!');
      await page.locator('.box.blocked').waitFor();
    },
  },
  {
    name: 'invite-settings-keys',
    as: 'owner',
    open: async (page, world) => {
      const address = 'https://sayso.example/desk/4hv8x2k9qm7w3c6t5n8r2y4b6d';
      await page.route('**/desks', (route) => route.fulfill({ json: { id: 3, name: 'Tablet at the door', address } }));
      await page.route('**/api-tokens', (route) =>
        route.fulfill({ json: { id: 3, name: 'Practice software', token: 'sayso_4hv8x2k9qm7w3c6t5n8r2y4b6d' } }),
      );
      await openSettings(page, world);
      await page.getByRole('button', { name: 'Add a screen' }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('button', { name: 'Create a token' }).click();
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByText('Example for curl').waitFor();
    },
  },
];
