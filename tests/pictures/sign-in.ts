import type { Page } from '@playwright/test';
import type { Picture } from '../screens.ts';
import { appKey, newCodes } from './security.ts';
import { daysFromNow, longEmail } from './team.ts';

const longProvider = 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall of Greater Asheville';
const wrongCode = 'This code isn’t right. Use the newest one. 3 tries left.';
const tooMany = 'Too many wrong codes. Try again in 15 minutes, or use another way below.';
const wrongRecovery = 'This recovery code isn’t right, or it was used before.';
const refused = (error: string, status = 400) => ({ status, json: { error, code: 'refused' } });
const hoursFromNow = (hours: number) => daysFromNow(hours / 24);

/** Pages at this address are those of an installation with single sign-on. */
export const offerSingleSignOn = (page: Page, address: string, name: string, isOnlyWay: boolean) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const offered = `"singleSignOn":${JSON.stringify({ name, isOnlyWay })}`;
    await route.fulfill({ response, body: html.replace('"singleSignOn":null', offered) });
  });

async function openLogin(page: Page, name: string, isOnlyWay = false, tab = 'login'): Promise<void> {
  await offerSingleSignOn(page, '**/auth?*', name, isOnlyWay);
  await page.goto(`/auth?${tab}=true`);
}

interface Step {
  readonly step?: string;
  readonly email?: string;
  readonly ways?: readonly string[];
}

async function openStep(page: Page, state: Step = {}): Promise<void> {
  const shown = { step: 'second step', email: 'maya@juniper.example', ways: ['app', 'passkey', 'recovery code'] };
  await page.route('**/api/sign-in', (route) => route.fulfill({ json: { ...shown, ...state } }));
  await page.goto('/sign-in/second-step');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function enterCode(page: Page, sentence: string, status: number): Promise<void> {
  await openStep(page);
  await page.route('**/api/sign-in/code', (route) => route.fulfill(refused(sentence, status)));
  await page.getByLabel('6-digit code').fill('402913');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(sentence).waitFor();
}

async function openLost(page: Page, hours: number | null, recipient = 'm•••@juniper.example'): Promise<void> {
  const startedAt = hours === null ? null : hoursFromNow(hours - 24);
  const endsAt = hours === null ? null : hoursFromNow(hours);
  await page.route('**/api/lost-device', (route) => route.fulfill({ json: { recipient, startedAt, endsAt } }));
  await page.goto('/sign-in/lost-device#q7Hs2mXk9vT4bWn8');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const required = { step: 'set up', email: longEmail, ways: [] };

/** Someone of whom a second step is asked, on the way through setting up an app. */
async function setUpRequired(page: Page): Promise<void> {
  await openStep(page, required);
  await page.route('**/api/sign-in/app', (route) => route.fulfill({ json: appKey }));
  await page.getByRole('radio', { name: /^Authenticator app/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Enter the six digits your app shows').waitFor();
}

/** Every state on the way in. */
export const pictures: readonly Picture[] = [
  { name: 'sign-in-single', open: (page) => openLogin(page, 'Asheville Health') },
  { name: 'sign-in-single-long', open: (page) => openLogin(page, longProvider) },
  { name: 'sign-in-only-single', open: (page) => openLogin(page, longProvider, true) },
  { name: 'sign-in-only-single-register', open: (page) => openLogin(page, 'Asheville Health', true, 'register') },
  { name: 'sign-in-only-single-verify', open: (page) => openLogin(page, 'Asheville Health', true, 'verify') },
  {
    name: 'sign-in-single-down',
    fullPage: false,
    open: async (page) => {
      const words =
        'Your work account doesn’t answer right now. Please try again in a few minutes, or sign in another way.';
      await page.route('**/api/sign-in/single-sign-on', (route) => route.fulfill(refused(words, 403)));
      await openLogin(page, 'Asheville Health');
      await page.getByRole('button', { name: 'Continue with Asheville Health' }).click();
      await page.getByText(words).first().waitFor();
    },
  },
  {
    name: 'sign-in-single-refused',
    open: async (page) => {
      const words =
        'Your work account has no confirmed email address, so we can’t match it. Ask your IT team to confirm it, then try again.';
      await page.route('**/api/sign-in/single-sign-on/return', (route) => route.fulfill(refused(words, 403)));
      await page.goto('/sign-in/return?code=abc&state=xyz');
      await page.getByRole('heading', { name: 'We couldn’t sign you in' }).waitFor();
    },
  },
  {
    name: 'sign-in-passkey-unknown',
    fullPage: false,
    open: async (page) => {
      const words = 'This passkey is not known here.';
      await page.route('**/api/sign-in/passkey-options', (route) => route.fulfill(refused(words, 403)));
      await page.goto('/auth?login=true');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByText(words).first().waitFor();
    },
  },
  { name: 'sign-in-code', open: (page) => openStep(page) },
  { name: 'sign-in-code-wrong', open: (page) => enterCode(page, wrongCode, 400) },
  { name: 'sign-in-code-wait', open: (page) => enterCode(page, tooMany, 429) },
  { name: 'sign-in-passkey-step', open: (page) => openStep(page, { ways: ['passkey', 'recovery code'] }) },
  {
    name: 'sign-in-recovery',
    open: async (page) => {
      await openStep(page);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill('K7F3Q-9W2DM');
    },
  },
  {
    name: 'sign-in-recovery-wrong',
    open: async (page) => {
      await openStep(page);
      await page.route('**/api/sign-in/recovery-code', (route) => route.fulfill(refused(wrongRecovery)));
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill('K7F3Q-9W2DM');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText(wrongRecovery).waitFor();
    },
  },
  {
    name: 'sign-in-lost',
    open: async (page) => {
      await openStep(page);
      await page.getByRole('button', { name: 'I lost my device' }).click();
    },
  },
  {
    name: 'sign-in-lost-sent',
    open: async (page) => {
      await openStep(page);
      await page.route('**/api/sign-in/lost-device', (route) => route.fulfill({ json: { success: true } }));
      await page.getByRole('button', { name: 'I lost my device' }).click();
      await page.getByRole('button', { name: 'Email me the link' }).click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    },
  },
  { name: 'sign-in-lost-begin', open: (page) => openLost(page, null) },
  { name: 'sign-in-lost-waiting', open: (page) => openLost(page, 16.5) },
  { name: 'sign-in-lost-waiting-long', open: (page) => openLost(page, 0.4, longEmail) },
  {
    name: 'sign-in-lost-stopped',
    open: async (page) => {
      await openLost(page, 16.5);
      await page.route('**/api/lost-device/stop', (route) => route.fulfill({ json: { success: true } }));
      await page.getByRole('button', { name: 'Stop the request' }).click();
      await page.getByRole('heading', { name: 'The request is stopped' }).waitFor();
    },
  },
  {
    name: 'sign-in-lost-gone',
    open: async (page) => {
      await page.goto('/sign-in/lost-device#q7Hs2mXk9vT4bWn8');
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    },
  },
  { name: 'sign-in-required', open: (page) => openStep(page, required) },
  { name: 'sign-in-required-app', open: setUpRequired },
  {
    name: 'sign-in-required-codes',
    open: async (page) => {
      await setUpRequired(page);
      await page.route('**/api/sign-in/app/on', (route) =>
        route.fulfill({ json: { user: {}, recoveryCodes: newCodes } }),
      );
      await page.getByLabel('Enter the six digits your app shows').fill('402913');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
    },
  },
];
