import type { Page } from '@playwright/test';
import type { Picture } from '../screens.ts';
import { pickFour, reachReview } from '../wizard.ts';

async function generateWith(page: Page, answer: { status: number; json: unknown } | 'never'): Promise<void> {
  await page.route('**/api/reviews/generate', (route) => (answer === 'never' ? undefined : route.fulfill(answer)));
  await page.goto('/review-wizard');
  await pickFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
}

/** The wizard, step by step. */
export const pictures: readonly Picture[] = [
  {
    name: 'wizard-1-loading',
    waiting: true,
    open: async (page) => {
      await page.route('**/api/sentiments', () => undefined);
      await page.goto('/review-wizard');
      await page.locator('.chips .skeleton').first().waitFor();
    },
  },
  {
    name: 'wizard-1-select',
    open: async (page, { business }) => {
      await page.goto(`/review-wizard/${business.slug}`);
      const picked = await pickFour(page);
      // Hidden once four are chosen.
      await page.getByRole('button', { name: picked[0] ?? '', exact: true }).click();
      await page.getByRole('button', { name: 'Other', exact: true }).click();
    },
  },
  {
    name: 'wizard-2-writing',
    waiting: true,
    open: async (page) => {
      await generateWith(page, 'never');
      await page.locator('.spin').waitFor();
    },
  },
  {
    name: 'wizard-2-failed',
    fullPage: false,
    open: async (page) => {
      await generateWith(page, { status: 400, json: { error: 'The API key is not valid', code: 'provider' } });
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
  },
  { name: 'wizard-3-draft', open: (page, { business }) => reachReview(page, `/review-wizard/${business.slug}`) },
  {
    name: 'wizard-3-logo',
    fullPage: false,
    open: (page, { branded }) => reachReview(page, `/review-wizard/${branded.slug}`),
  },
  {
    name: 'wizard-3-own',
    open: async (page) => {
      await reachReview(page);
      await page.getByRole('button', { name: 'Write Your Own' }).click();
    },
  },
  {
    name: 'wizard-3-manual',
    fullPage: false,
    open: async (page) => {
      await reachReview(page);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        document.execCommand = () => false;
      });
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'wizard-3-post',
    fullPage: false,
    open: async (page, { business }) => {
      await reachReview(page, `/review-wizard/${business.slug}`);
      await page.getByRole('button', { name: 'Copy and Post Review' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'wizard-missing', open: (page) => page.goto('/review-wizard/nobody-has-this-slug') },
  { name: 'wizard-inactive', open: (page, { inactive }) => page.goto(`/review-wizard/${inactive.slug}`) },
];
