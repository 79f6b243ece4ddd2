import type { Page } from '@playwright/test';
import type { MadeBusiness } from '../accounts.ts';
import type { Picture } from '../screens.ts';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A conversation as customer and owner write it; returns its address. */
async function converse(page: Page, { id }: MadeBusiness, replies: readonly string[]): Promise<string> {
  const data = { feedback: `I waited forty minutes past my time and nobody told me why. ${Math.random()}` };
  const { code } = await (await page.request.post(`/api/businesses/${id}/send-feedback`, { data })).json();
  for (const text of replies) {
    const path = `/api/businesses/${id}/feedback`;
    const { feedback } = await (await page.request.get(`${path}?limit=100`)).json();
    const message = feedback.find((one: { feedback: string }) => one.feedback === data.feedback);
    await page.request.post(`${path}/${message.id}/replies`, { data: { text, version: message.version } });
  }
  return `/reply/${code}`;
}

const answer =
  'Thank you for telling us. We’re sorry that nobody came out to explain the delay. From now on the front desk will say so when we run more than ten minutes late.\n\nMaya Lindqvist';

/** The customer's own pages. */
export const pictures: readonly Picture[] = [
  { name: 'reply-enter', fullPage: false, open: (page) => page.goto('/reply') },
  {
    name: 'reply-short-code',
    fullPage: false,
    open: async (page) => {
      await page.goto('/reply');
      await page.getByLabel('Your code').fill('ktr 482 qxm 9f');
      await page.getByRole('button', { name: 'Open' }).click();
    },
  },
  { name: 'reply-gone', fullPage: false, open: (page) => page.goto('/reply/000000000000') },
  {
    name: 'reply-waiting',
    as: 'owner',
    open: async (page, { business }) => page.goto(await converse(page, business, [])),
  },
  {
    name: 'reply-answered',
    as: 'owner',
    open: async (page, { business }) => page.goto(await converse(page, business, [answer])),
  },
  {
    name: 'reply-settled',
    as: 'owner',
    open: async (page, { business }) => {
      await page.goto(await converse(page, business, [answer]));
      await page.getByRole('button', { name: 'That settles it' }).click();
    },
  },
  {
    name: 'reply-not-yet',
    as: 'owner',
    open: async (page, { business }) => {
      await page.goto(await converse(page, business, [answer]));
      await page.getByRole('button', { name: 'Not yet' }).click();
      await page.getByText('Delete my message').click();
    },
  },
  {
    name: 'reply-long',
    as: 'owner',
    open: async (page, { branded }) => {
      await page.goto(await converse(page, branded, [`${longWord} ${answer}`]));
      await page.getByLabel('Write back').evaluate((field) => field.removeAttribute('minlength'));
      await page.getByLabel('Write back').fill('Thanks');
      await page.getByRole('button', { name: 'Send' }).click();
    },
  },
  {
    name: 'reply-deleted',
    as: 'owner',
    fullPage: false,
    open: async (page, { business }) => {
      await page.goto(await converse(page, business, []));
      await page.getByText('Delete my message').click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
    },
  },
];
