import type { Page } from '@playwright/test';
import type { Picture } from '../screens.ts';
import { daysFromNow } from './team.ts';

const longPasskey = 'Maximiliana’s second phone, the one that stays at the front desk';

/** What an app and its person are given; invented. */
export const appKey = {
  key: 'JBSWY3DPEHPK3PXPQRLT6VZAMN4C7HFO',
  address:
    'otpauth://totp/Sayso:maya%40juniper.example?secret=JBSWY3DPEHPK3PXPQRLT6VZAMN4C7HFO&issuer=Sayso&digits=6&period=30',
};
export const newCodes = [
  'K7F3Q-9W2DM',
  'R4TXA-6HJ2V',
  '3NPQE-M8C5Y',
  'W9DKB-2F7RG',
  'X5VHT-4QSN6',
  '7YMCA-8EWK3',
  'P2JGR-D6X9F',
  'H8QSN-V3T4B',
  '6CFWE-K5MY7',
  'D3RBX-9GPJ2',
];

const passkey = (id: string, name: string, added: number, used: number | null) => ({
  id,
  name,
  addedAt: daysFromNow(-added),
  usedAt: used === null ? null : daysFromNow(-used),
});
const desk = passkey('desk', 'Front desk computer', 260, 0);
const passkeys = [desk, passkey('phone', 'Maya’s iPhone', 220, 2), passkey('long', longPasskey, 400, null)];

const browser = (id: string, name: string, signedIn: number, active: number, isThis = false) => ({
  id,
  name,
  signedInAt: daysFromNow(-signedIn),
  lastActiveAt: daysFromNow(-active),
  isThis,
});
const here = browser('here', 'Chrome on Windows', 22, 0, true);
const browsers = [here, browser('phone', 'Safari on iPhone', 36, 0), browser('linux', 'Firefox on Linux', 380, 5)];

export const nothing = { hasPassword: true, isRequired: false, passkeys: [], appSince: null, recoveryCodes: null };
export const everything = {
  ...nothing,
  passkeys,
  appSince: daysFromNow(-260),
  recoveryCodes: { left: 7, total: 10, madeAt: daysFromNow(-260) },
};
const appAlone = { ...everything, passkeys: [] };

export async function openSecurity(page: Page, security: object, shown: readonly object[] = browsers): Promise<void> {
  await page.route('**/api/security', (route) => route.fulfill({ json: security }));
  await page.route('**/api/security/browsers', (route) => route.fulfill({ json: { browsers: shown } }));
  await page.goto('/security');
  await page.getByRole('heading', { name: 'Signed-in browsers' }).waitFor();
}

async function setUpApp(page: Page): Promise<void> {
  await page.route('**/api/security/app', (route) => route.fulfill({ json: appKey }));
  await page.getByRole('button', { name: 'Use an authenticator app' }).click();
  await page.getByLabel('Enter the six digits your app shows').waitFor();
}

async function enterCode(page: Page, answer: { status?: number; json: object }): Promise<void> {
  await page.route('**/api/security/app/on', (route) => route.fulfill(answer));
  await page.getByLabel('Enter the six digits your app shows').fill('402913');
  await page.getByRole('button', { name: 'Turn on' }).click();
}

/** Every state of the security screen. */
export const pictures: readonly Picture[] = [
  { name: 'security-empty', as: 'owner', open: (page) => openSecurity(page, nothing, [here]) },
  {
    name: 'security-app-setup',
    as: 'owner',
    open: async (page) => {
      await openSecurity(page, nothing);
      await setUpApp(page);
    },
  },
  {
    name: 'security-app-wrong',
    as: 'owner',
    open: async (page) => {
      await openSecurity(page, nothing);
      await setUpApp(page);
      const error = 'This code isn’t right. Use the newest one. 3 tries left.';
      await enterCode(page, { status: 400, json: { error, code: 'wrong_code' } });
      await page.getByText(error).waitFor();
    },
  },
  {
    name: 'security-codes',
    as: 'owner',
    open: async (page) => {
      await openSecurity(page, nothing);
      await setUpApp(page);
      await enterCode(page, { json: { recoveryCodes: newCodes } });
      await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
    },
  },
  {
    name: 'security-codes-copied',
    as: 'owner',
    fullPage: false,
    open: async (page) => {
      await openSecurity(page, everything);
      await page.route('**/api/security/recovery-codes', (route) =>
        route.fulfill({ json: { recoveryCodes: newCodes } }),
      );
      await page.getByRole('button', { name: 'Make new codes' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
      await page.getByText('Your old codes stopped working.').waitFor();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByLabel('I saved these codes somewhere safe').check();
    },
  },
  { name: 'security-full', as: 'owner', open: (page) => openSecurity(page, everything) },
  {
    name: 'security-app-alone',
    as: 'owner',
    open: (page) =>
      openSecurity(page, { ...appAlone, recoveryCodes: { ...everything.recoveryCodes, left: 0 } }, [here]),
  },
  {
    name: 'security-last-required',
    as: 'owner',
    open: (page) => openSecurity(page, { ...everything, isRequired: true, passkeys: [desk], appSince: null }),
  },
  {
    name: 'security-last-app-required',
    as: 'owner',
    open: (page) => openSecurity(page, { ...appAlone, isRequired: true }),
  },
  {
    name: 'security-rename',
    as: 'owner',
    open: async (page) => {
      await openSecurity(page, everything);
      await page.getByRole('button', { name: `Rename ${longPasskey}` }).click();
      await page.getByLabel('Name', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Save' }).click();
    },
  },
  {
    name: 'security-remove',
    as: 'owner',
    fullPage: false,
    open: async (page) => {
      await openSecurity(page, everything);
      await page.getByRole('button', { name: `Remove ${longPasskey}` }).click();
    },
  },
  {
    name: 'security-turn-off',
    as: 'owner',
    fullPage: false,
    open: async (page) => {
      await openSecurity(page, everything);
      await page.getByRole('button', { name: 'Turn off' }).click();
    },
  },
  {
    name: 'security-end-others',
    as: 'owner',
    fullPage: false,
    open: async (page) => {
      await openSecurity(page, everything);
      await page.getByRole('button', { name: 'Sign out all others' }).click();
    },
  },
  {
    name: 'security-loading',
    as: 'owner',
    waiting: true,
    open: async (page) => {
      await page.route('**/api/security', () => undefined);
      await page.goto('/security');
      await page.getByText('Loading').waitFor();
    },
  },
  {
    name: 'security-failed',
    as: 'owner',
    open: async (page) => {
      await page.route('**/api/security', (route) => route.fulfill({ status: 404, json: { error: 'Not there.' } }));
      await page.goto('/security');
      await page.getByRole('button', { name: 'Refresh' }).waitFor();
    },
  },
];
