import type { Page } from '@playwright/test';
import type { MadeBusiness } from '../accounts.ts';
import { box, row, rows, sendFeedback, state } from '../inbox.ts';
import type { Picture, World } from '../screens.ts';

const wait = 'I waited forty minutes past my time and nobody told me why. My son missed his first class.';
const phoneLine = 'Your phone line is busy every morning. I gave up twice before I could move my appointment.';
const longName = 'Maximiliana Featherstonehaugh-Castellanos-Montgomery';

async function fill(page: Page, { id }: MadeBusiness, branded: MadeBusiness): Promise<void> {
  await sendFeedback(page.request, id, wait);
  await sendFeedback(page.request, id, phoneLine, {
    name: 'Ilse',
    email: 'ilse@example.org',
    phone: '+1 828 555 0142',
  });
  await sendFeedback(page.request, branded.id, `Could you please open on Saturdays? ${'x'.repeat(90)}`, {
    name: longName,
  });
  await sendFeedback(page.request, id, 'El estacionamiento es muy pequeño. Di tres vueltas con mi hija.', {
    language: 'es',
  });
}

/** All pictures show the same messages. */
let filled: Promise<void> | undefined;

async function openInbox(page: Page, { business, branded }: World): Promise<void> {
  filled ??= fill(page, business, branded);
  await filled;
  await page.goto('/dashboard?tab=inbox');
  await state(page, 'All').click();
  await rows(page).first().waitFor();
}

const openMessage = async (page: Page, world: World) => {
  await openInbox(page, world);
  await row(page, wait).click();
  await page.getByText(/^Received/).waitFor();
};

export const pictures: readonly Picture[] = [
  { name: 'inbox', as: 'owner', open: openInbox },
  { name: 'inbox-message', as: 'owner', open: openMessage },
  {
    name: 'inbox-message-long-name',
    as: 'owner',
    open: async (page, world) => {
      await openInbox(page, world);
      await row(page, longName).click();
      await page.getByText(/^Received/).waitFor();
    },
  },
  {
    name: 'inbox-blocked',
    as: 'owner',
    open: async (page, world) => {
      await openMessage(page, world);
      await box(page).fill("Thank you for telling us. Could you take the review down? We'd refund you.");
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'inbox-note',
    as: 'owner',
    open: async (page, world) => {
      await openMessage(page, world);
      await page.getByRole('button', { name: 'Note', exact: true }).click();
      await box(page).fill('Dana knows the details.');
    },
  },
  {
    name: 'inbox-conflict',
    as: 'owner',
    open: async (page, world) => {
      await openMessage(page, world);
      await page.route('**/replies', async (route) => {
        const { pathname } = new URL(route.request().url());
        const current = await (await page.request.get(pathname.replace('/replies', ''))).json();
        const theirs = { ...reply, createdAt: new Date(Date.now() - 60_000).toISOString() };
        const json = { error: 'Changed', code: 'changed', current: { ...current, events: [theirs] } };
        await route.fulfill({ status: 409, json });
      });
      await box(page).fill('Thank you for telling us. From now on the front desk will say so when we run late.');
      await page.getByRole('button', { name: 'Send reply' }).click();
      await page.getByText('Nothing is lost').waitFor();
    },
  },
  {
    name: 'inbox-assign',
    as: 'owner',
    fullPage: false,
    open: async (page, world) => {
      await openMessage(page, world);
      await page.route(`**/api/businesses/${world.business.id}/team`, async (route) => {
        const reply = (await (await route.fetch()).json()) as { people: readonly object[] };
        const mate = (userId: number, name: string) => ({ ...reply.people[0], userId, name, role: 'manager' });
        const people = [...reply.people, mate(9002, 'Dana Whitfield'), mate(9004, longName)];
        await route.fulfill({ json: { ...reply, people } });
      });
      await page.getByRole('button', { name: 'Assign', exact: true }).click();
      await page.getByRole('button', { name: /^Dana Whitfield/ }).waitFor();
    },
  },
  {
    name: 'inbox-assigned',
    as: 'owner',
    open: async (page, world) => {
      const by = { assigneeId: 9004, assigneeName: longName, assignedBy: null };
      await page.route(/\/api\/feedback(?:\?|$)/, async (route) => {
        const response = await route.fetch();
        const reply = (await response.json()) as { feedback: readonly { feedback: string }[] };
        const feedback = reply.feedback.map((one) => (one.feedback === wait ? { ...one, ...by } : one));
        await route.fulfill({ response, json: { ...reply, feedback } });
      });
      await openInbox(page, world);
      await page.getByText(`Assigned to ${longName}`).first().waitFor();
    },
  },
  {
    name: 'inbox-mine',
    as: 'owner',
    open: async (page, world) => {
      await openInbox(page, world);
      await page.route('**/api/feedback?*', async (route) => {
        const response = await route.fetch({ url: route.request().url().replace('assignee=me', 'limit=1') });
        const reply = (await response.json()) as { feedback: readonly object[] };
        const user = (await (await page.request.get('/api/user')).json()) as { id: number; name: string };
        const by = { assignedBy: 'Dana Whitfield', assignedAt: '2026-11-20T15:00:00.000Z' };
        const mine = { assigneeId: user.id, assigneeName: user.name, ...by };
        await route.fulfill({ json: { ...reply, nextCursor: null, feedback: [{ ...reply.feedback[0], ...mine }] } });
      });
      await page.goto('/dashboard?tab=inbox&mine=1');
      await page
        .getByText(/^Assigned to you by Dana Whitfield/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'inbox-mine-empty',
    as: 'owner',
    open: async (page, world) => {
      await openInbox(page, world);
      await page.goto('/dashboard?tab=inbox&mine=1');
      await page.getByRole('heading', { name: 'Nothing is waiting for you' }).waitFor();
    },
  },
  {
    name: 'inbox-snooze',
    as: 'owner',
    open: async (page, world) => {
      await openMessage(page, world);
      await page.getByRole('button', { name: 'Snooze', exact: true }).click();
      await page.getByLabel('Another day').waitFor();
    },
  },
  {
    name: 'inbox-saved',
    as: 'owner',
    fullPage: false,
    open: async (page, { business, ...world }) => {
      const at = `/api/businesses/${business.id}/saved-replies`;
      const replies = [
        ['Long wait', 'We are sorry about the wait. The front desk now says so when we run late.'],
        ['A name as long as a name can possibly be', 'Thank you for telling us. '.repeat(20)],
      ] as const;
      for (const [name, text] of replies) await page.request.post(at, { data: { name, text } });
      await openMessage(page, { business, ...world });
      await box(page).focus();
      await page.getByRole('button', { name: 'Saved replies' }).click();
      await page.getByRole('button', { name: 'Insert “Long wait”' }).waitFor();
    },
  },
  {
    name: 'inbox-saved-new',
    as: 'owner',
    fullPage: false,
    open: async (page, world) => {
      await openMessage(page, world);
      await box(page).focus();
      await page.getByRole('button', { name: 'Saved replies' }).click();
      await page.getByRole('button', { name: 'New saved reply' }).click();
      await page.getByLabel('Text', { exact: true }).fill("We'd refund you if you take the review down.");
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'inbox-keys',
    as: 'owner',
    fullPage: false,
    open: async (page, world) => {
      await openInbox(page, world);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'inbox-select',
    as: 'owner',
    open: async (page, world) => {
      await openInbox(page, world);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Filters' }).click();
    },
  },
  {
    name: 'inbox-person',
    as: 'owner',
    fullPage: false,
    open: async (page, world) => {
      await openInbox(page, world);
      await page.getByRole('button', { name: "One person's data" }).click();
      await page.getByLabel('Email address').fill('ilse@example.org');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('button', { name: 'Erase' }).waitFor();
    },
  },
  {
    name: 'inbox-empty',
    as: 'owner',
    open: async (page, world) => {
      await openInbox(page, world);
      await state(page, 'Answered').click();
      await page.getByText('No answered messages').waitFor();
    },
  },
  {
    name: 'inbox-loading',
    as: 'owner',
    waiting: true,
    open: async (page) => {
      await page.route('**/api/feedback', () => undefined);
      await page.route('**/api/feedback?*', () => undefined);
      await page.goto('/dashboard?tab=inbox');
      await page.getByRole('status', { name: 'Loading the inbox' }).waitFor();
    },
  },
  {
    name: 'inbox-failed',
    as: 'owner',
    open: async (page) => {
      const json = { error: 'The list could not be read.' };
      await page.route('**/api/feedback?*', (route) => route.fulfill({ status: 404, json }));
      await page.goto('/dashboard?tab=inbox');
      await page.getByText('The list could not be read.').waitFor();
    },
  },
];

const reply = {
  id: 1,
  kind: 'reply',
  userName: 'Dana Whitfield',
  text: "We're sorry nobody told you. We now call people who wait longer than ten minutes.",
  delivery: null,
  deliveredAt: null,
};
