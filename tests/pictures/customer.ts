import type { Page } from '@playwright/test';
import { forbidCopying, fourPicks, openDraft, openFeedback, openPicker, pick } from '../customer.ts';
import type { Picture } from '../screens.ts';

const path = (business: { slug: string }) => `/thumbs-up-down/${business.slug}`;

async function sendFeedback(page: Page): Promise<void> {
  await page.getByLabel('What happened?').fill('The wait was two hours');
  await page.getByLabel('Name').fill('Joan Ellis');
  await page.getByLabel('Email').fill('joan@example.org');
  await page.getByRole('button', { name: 'Send feedback' }).click();
}

const lose = (page: Page, call: string) => page.route(`**/api/**/${call}`, (route) => route.abort());

/** The customer's page in each of its steps and states. */
export const pictures: readonly Picture[] = [
  { name: 'customer-thumbs', fullPage: false, open: (page, { business }) => page.goto(path(business)) },
  { name: 'customer-thumbs-logo', fullPage: false, open: (page, { branded }) => page.goto(path(branded)) },
  { name: 'customer-draft-logo', fullPage: false, open: (page, { branded }) => openDraft(page, path(branded)) },
  { name: 'customer-inactive', fullPage: false, open: (page, { inactive }) => page.goto(path(inactive)) },
  { name: 'customer-missing', fullPage: false, open: (page) => page.goto('/thumbs-up-down/nobody-has-this') },
  { name: 'customer-shield', open: (page, { branded }) => page.goto(`/review-shield/${branded.slug}`) },
  {
    name: 'customer-picker',
    fullPage: false,
    open: async (page, { business }) => {
      await openPicker(page, path(business));
      await pick(page, fourPicks.slice(0, 3));
    },
  },
  {
    name: 'customer-picker-other',
    open: async (page, { business }) => {
      await openPicker(page, path(business));
      await page.getByRole('button', { name: 'Other' }).click();
      await page.getByLabel('Your own word or phrase').fill('Warm blanket');
      await page.getByLabel('Someone to thank?').fill('Maria 2');
    },
  },
  { name: 'customer-draft', fullPage: false, open: (page, { business }) => openDraft(page, path(business)) },
  {
    name: 'customer-edit',
    fullPage: false,
    open: async (page, { business }) => {
      await openDraft(page, path(business));
      await page.getByRole('button', { name: 'Edit' }).click();
    },
  },
  {
    name: 'customer-writing',
    open: async (page, { business }) => {
      await page.route('**/api/reviews/generate', () => undefined);
      await openPicker(page, path(business));
      await pick(page, fourPicks);
      await page.getByRole('button', { name: 'Generate My Review' }).click();
    },
  },
  {
    name: 'customer-error',
    fullPage: false,
    open: async (page, { business }) => {
      await page.route('**/api/reviews/generate', (route) => route.fulfill({ status: 500, json: {} }));
      await openPicker(page, path(business));
      await pick(page, fourPicks);
      await page.getByRole('button', { name: 'Generate My Review' }).click();
    },
  },
  {
    name: 'customer-manual-copy',
    fullPage: false,
    open: async (page, { business }) => {
      await forbidCopying(page);
      await openDraft(page, path(business));
      await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    },
  },
  {
    name: 'customer-platform',
    fullPage: false,
    open: async (page, { business }) => {
      await forbidCopying(page);
      await openDraft(page, path(business));
      await page.getByRole('button', { name: 'Copy and Post Review' }).click();
      await page.getByRole('button', { name: 'Done' }).click();
    },
  },
  {
    name: 'customer-thanks',
    fullPage: false,
    open: async (page, { branded }) => {
      await openFeedback(page, path(branded));
      await sendFeedback(page);
      await page.getByText('Feedback received').waitFor();
    },
  },
  {
    name: 'customer-feedback',
    open: async (page, { business }) => {
      await openFeedback(page, path(business));
      await page.getByRole('button', { name: 'Send feedback' }).click();
    },
  },
  {
    name: 'customer-picker-logo',
    fullPage: false,
    open: async (page, { branded }) => {
      await openPicker(page, path(branded));
      await pick(page, fourPicks);
    },
  },
  {
    name: 'customer-own-logo',
    fullPage: false,
    open: async (page, { branded }) => {
      await openDraft(page, path(branded));
      await page.getByRole('button', { name: 'Write Your Own' }).click();
    },
  },
  {
    name: 'customer-copied-logo',
    fullPage: false,
    open: async (page, { branded }) => {
      await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
      await openDraft(page, path(branded));
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByText('Copied to clipboard!').waitFor();
    },
  },
  {
    name: 'customer-again-logo',
    fullPage: false,
    open: async (page, { branded }) => {
      await openDraft(page, path(branded));
      await page.getByRole('button', { name: 'Regenerate' }).click();
      await page.getByText('Bring back the earlier text').waitFor();
    },
  },
  {
    name: 'customer-options-logo',
    fullPage: false,
    open: async (page, { branded }) => {
      await openDraft(page, path(branded));
      await page.getByRole('button', { name: 'More options' }).click();
    },
  },
  {
    name: 'customer-line-logo',
    fullPage: false,
    open: async (page, { branded }) => {
      await openDraft(page, path(branded));
      await page.getByRole('button', { name: 'More options' }).click();
      await page.getByRole('button', { name: 'Say a bit more' }).click();
    },
  },
  {
    name: 'customer-full-logo',
    fullPage: false,
    open: async (page, { branded }) => {
      await openPicker(page, path(branded));
      await pick(page, [...fourPicks, 'Clean office']);
      await page.getByText('Maximum sentiments reached').waitFor();
    },
  },
  {
    name: 'customer-offline-logo',
    fullPage: false,
    open: async (page, { branded }) => {
      await lose(page, 'generate');
      await openPicker(page, path(branded));
      await pick(page, fourPicks);
      await page.getByRole('button', { name: 'Generate My Review' }).click();
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
  },
  {
    name: 'customer-platform-logo',
    fullPage: false,
    open: async (page, { branded }) => {
      await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
      await openDraft(page, path(branded));
      await page.getByRole('button', { name: 'Copy and Post Review' }).click();
      await page.getByText('Copied to clipboard!').waitFor();
    },
  },
  {
    name: 'customer-feedback-logo',
    fullPage: false,
    open: (page, { branded }) => openFeedback(page, path(branded)),
  },
  {
    name: 'customer-feedback-offline',
    open: async (page, { business }) => {
      await lose(page, 'send-feedback');
      await openFeedback(page, path(business));
      await sendFeedback(page);
      await page.getByText('Error submitting feedback').waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'customer-thanks-plain',
    fullPage: false,
    open: async (page, { business }) => {
      await openFeedback(page, path(business));
      await sendFeedback(page);
      await page.getByText('Feedback received').waitFor();
    },
  },
];
