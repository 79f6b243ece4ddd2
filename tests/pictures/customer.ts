import type { Page } from '@playwright/test';
import type { Picture, World } from '../screens.ts';

const open = (page: Page, { business }: World) => page.goto(`/thumbs-up-down/${business.slug}`);

async function pick(page: Page, world: World, count: number): Promise<void> {
  await open(page, world);
  await page.getByRole('button', { name: 'Thumbs up: good' }).click();
  const chips = page.getByRole('group', { name: 'Sentiments' }).getByRole('button');
  for (let index = 0; index < count; index += 1) await chips.nth(index).click();
}

async function draft(page: Page, world: World): Promise<void> {
  await pick(page, world, 4);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await page.getByRole('button', { name: 'Copy and Post Review' }).waitFor();
}

async function complain(page: Page, world: World): Promise<void> {
  await open(page, world);
  await page.getByRole('button', { name: 'Thumbs down: not good' }).click();
  await page.getByRole('button', { name: 'Send feedback' }).waitFor();
}

/** The customer's pages, step by step. */
export const pictures: readonly Picture[] = [
  { name: 'customer-first', open },
  { name: 'customer-picker', open: (page, world) => pick(page, world, 0) },
  { name: 'customer-picker-three', open: (page, world) => pick(page, world, 3) },
  {
    name: 'customer-picker-fifth',
    open: async (page, world) => {
      await pick(page, world, 5);
      await page.getByText('Maximum sentiments reached').first().waitFor();
    },
  },
  {
    name: 'customer-picker-other',
    open: async (page, world) => {
      await pick(page, world, 1);
      await page.getByRole('button', { name: 'Other', exact: true }).click();
    },
  },
  { name: 'customer-draft', open: draft },
  {
    name: 'customer-draft-edit',
    open: async (page, world) => {
      await draft(page, world);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
    },
  },
  {
    name: 'customer-platforms',
    open: async (page, world) => {
      await draft(page, world);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy and Post Review' }).click();
      await page.getByText('Where would you like to post your review?').waitFor();
    },
  },
  { name: 'customer-feedback', open: complain },
  {
    name: 'customer-feedback-refused',
    open: async (page, world) => {
      await complain(page, world);
      await page.getByRole('button', { name: 'Send feedback' }).click();
    },
  },
  { name: 'customer-shield', open: (page, { business }) => page.goto(`/review-shield/${business.slug}`) },
  { name: 'customer-inactive', open: (page, { inactive }) => page.goto(`/thumbs-up-down/${inactive.slug}`) },
  { name: 'customer-unknown', open: (page) => page.goto('/thumbs-up-down/nobody-has-this-one') },
];
