import type { Page } from '@playwright/test';
import type { Picture, World } from '../screens.ts';
import { daysFromNow, longName, openTeam } from './team.ts';

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

/** Who did what. */
export const pictures: readonly Picture[] = [
  { name: 'audit', as: 'owner', open: (page, world) => openLog(page, world, entries) },
  { name: 'audit-empty', as: 'owner', open: (page, world) => openLog(page, world, [], '?kind=data&person=9002') },
  {
    name: 'audit-filtered',
    as: 'owner',
    open: (page, world) => openLog(page, world, entries.slice(0, 2), '?kind=messages&person=9002&from=2026-01-01'),
  },
  { name: 'audit-new', as: 'owner', open: (page, world) => openLog(page, world, []) },
  {
    name: 'audit-loading',
    as: 'owner',
    waiting: true,
    open: async (page, world) => {
      await page.route('**/audit-events', () => undefined);
      await openTeam(page, world, '/log');
      await page.getByText('Loading what people did').waitFor();
    },
  },
  {
    name: 'audit-failed',
    as: 'owner',
    open: async (page, world) => {
      const json = { error: 'The list could not be read.' };
      await page.route('**/audit-events', (route) => route.fulfill({ status: 404, json }));
      await openTeam(page, world, '/log');
      await page.getByText(json.error).waitFor();
    },
  },
];
