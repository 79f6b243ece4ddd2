import type { Page } from '@playwright/test';
import type { Picture } from '../screens.ts';

async function rejectLogin(page: Page) {
  await page.goto('/auth?login=true');
  await page.getByLabel('Email').fill('rosa@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Login Failed').first().waitFor();
}

async function askForReset(page: Page, address = '/auth?forgot=true') {
  await page.goto(address);
  await page.getByLabel('Email').fill('rosa@example.org');
  await page.getByRole('button', { name: 'Send reset instructions' }).click();
}

/** States of the auth screens, and of the header, footer and menu. */
export const pictures: readonly Picture[] = [
  {
    name: 'auth-register-errors',
    open: async (page) => {
      await page.goto('/auth');
      await page.getByLabel('Email').fill('dana@willowstreet');
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Register', exact: true }).click();
    },
  },
  { name: 'auth-login-refused', open: rejectLogin, fullPage: false },
  { name: 'auth-verified', open: (page) => page.goto('/auth?verified=true') },
  { name: 'auth-forgot', open: (page) => page.goto('/auth?forgot=true') },
  {
    name: 'auth-forgot-sent',
    open: async (page) => {
      await askForReset(page);
      await page.getByRole('button', { name: 'I have a code' }).waitFor();
    },
    fullPage: false,
  },
  {
    name: 'auth-reset-code',
    open: async (page) => {
      await askForReset(page);
      await page.getByRole('button', { name: 'I have a code' }).click();
    },
  },
  { name: 'auth-reset-link', open: (page) => page.goto('/auth?reset=some-token') },
  { name: 'auth-old', open: (page) => page.goto('/auth-old') },
  {
    name: 'auth-old-reset',
    open: async (page) => {
      await page.goto('/auth-old');
      await page.getByRole('tab', { name: 'Reset' }).click();
    },
  },
  { name: 'reset-password', open: (page) => page.goto('/reset-password?reset=some-token') },
  { name: 'reset-password-invalid', open: (page) => page.goto('/reset-password') },
  { name: 'home', as: 'owner', open: (page) => page.goto('/home') },
  { name: 'home-admin', as: 'admin', open: (page) => page.goto('/home') },
  { name: 'landing-signed-in', as: 'owner', open: (page) => page.goto('/landing'), fullPage: false },
  {
    name: 'side-menu',
    as: 'admin',
    open: async (page) => {
      await page.goto('/dashboard');
      const button = page.getByRole('button', { name: 'Open menu' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (await button.isVisible()) await button.click();
    },
    fullPage: false,
  },
];
