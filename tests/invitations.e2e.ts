import type { Page } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, expectAccessibleInBothThemes, phone } from './fixture.ts';
import { test } from './invited-product.ts';
import { readQr } from './read-qr.ts';

test.use(desktop);

const today = (page: Page) => page.getByRole('region', { name: 'Today' }).getByRole('listitem');

/** Nothing to scroll sideways, also at 200 % zoom on a phone-sized window, and axe finds nothing. */
async function check(page: Page): Promise<void> {
  for (const viewport of [
    desktop.viewport,
    { width: 768, height: 1024 },
    phone.viewport,
    { width: 320, height: 512 },
  ]) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()} at ${viewport.width}`).toBeLessThanOrEqual(0);
    if (viewport === phone.viewport) await expectAccessible(page);
  }
  await page.setViewportSize(desktop.viewport);
  await expectAccessibleInBothThemes(page);
}

/** Through the settings screen, with emails at any hour of any day. */
async function switchOn(page: Page, businessId: number): Promise<void> {
  await page.goto(`/invitations/${businessId}`);
  await expect(page.getByRole('heading', { name: 'No one has been invited yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Open settings' }).click();
  await page.getByLabel('Postal address').fill('12 Juniper Street, Portland, OR 97201');
  await page.getByLabel('Not before').selectOption('Midnight');
  await page.getByLabel('Not after').selectOption('Midnight');
  for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).check({ force: true });
  await page.getByRole('button', { name: 'Save and send yourself a test email' }).click();
  await expect(page.getByText('Test email sent', { exact: true })).toBeVisible();
}

test('FD-13 from the owner’s switch to the customer who stops the emails', async ({
  page,
  visitor,
  mailbox,
  passDay,
}) => {
  const owner = await signUp(page.request);
  const business = await makeBusiness(page.request);
  await switchOn(page, business.id);
  await mailbox.waitFor(owner.email, 'A quick question');
  await page.getByRole('switch', { name: 'Send invitations' }).click();
  await expect(page.getByText('Invitations are on.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a screen' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const address = await page.getByRole('link', { name: 'Open it here' }).getAttribute('href');

  const desk = await visitor(desktop);
  await desk.goto(address ?? '');
  const email = desk.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await desk.keyboard.type('maria@example.org');
  await desk.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('');
  await expect(today(desk)).toHaveText([/^ma…@example\.orggoes out .+Undo$/]);
  await desk.keyboard.type('sam@example.org');
  await desk.keyboard.press('Enter');
  await expect(today(desk)).toHaveText([/^s…@example\.org/, /^ma…@example\.org/]);
  await desk.getByRole('button', { name: 'Undo s…@example.org' }).click();
  await expect(today(desk).first()).toHaveText(/undone$/);
  await expect(email).toBeFocused();
  await desk.reload();
  await expect(today(desk)).toHaveText([/undone$/, /Undo$/]);

  await passDay();
  const invitation = await mailbox.waitFor('maria@example.org', 'Tell us how it went');
  expect(invitation.subject).toBe('A quick question');
  const customer = await visitor(phone);
  await customer.goto(/http\S+\/i\/[\w-]+/.exec(invitation.text)?.[0] ?? '');
  await expect(customer.getByRole('button', { name: 'Thumbs up: good' })).toBeVisible();
  expect(new URL(customer.url()).pathname).not.toContain('/i/');

  await customer.goto(/http\S+\/unsubscribe\/[\w-]+/.exec(invitation.text)?.[0] ?? '');
  await customer.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(customer.getByText(/You won’t get any more/)).toBeVisible();

  await desk.keyboard.type('maria@example.org');
  await desk.keyboard.press('Enter');
  await expect(today(desk).first()).toHaveText(/They asked us not to email them\.$/);
  await page.goto(`/invitations/${business.id}`);
  await expect(page.getByRole('row', { name: /^ma…@example\.org/ })).toContainText('Unsubscribed');
  await check(page);
  expect(mailbox.emails.filter(({ to }) => to === 'sam@example.org')).toEqual([]);
});

test('FD-16 the owner finds the front desk in the app, without a key', async ({ page }) => {
  await signUp(page.request);
  const business = await makeBusiness(page.request);
  await switchOn(page, business.id);
  await page.getByRole('switch', { name: 'Send invitations' }).click();
  await expect(page.getByText('Invitations are on.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Invitations' }).click();
  await page.getByRole('link', { name: 'Front desk' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type('marion@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('MARION');
  await page.keyboard.press('Enter');
  await expect(today(page)).toHaveText([/^Marion mar…@example\.orggoes out .+Undo$/]);
  await check(page);
  await page.getByRole('link', { name: 'Screens without a login' }).click();
  await expect(page.getByRole('region', { name: 'Front-desk screens' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add a screen' })).toBeInViewport();
  await page.getByRole('link', { name: 'Open the front desk' }).click();
  await page.getByRole('link', { name: 'Invitations' }).click();
  await page.getByLabel('Find by email address').fill('Marion@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Marion mar…@example\.org/ })).toContainText('Waiting');
  await check(page);
});

test('FD-2 the morning routine: ten customers by keyboard', async ({ page }) => {
  await signUp(page.request);
  const { id } = await makeBusiness(page.request);
  const data = { isOn: true, postalAddress: '12 Juniper Street, Portland, OR 97201' };
  expect((await page.request.patch(`/api/businesses/${id}/invitation-settings`, { data })).status()).toBe(200);
  await page.goto(`/desk/business-${id}`);
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  let keys = 0;
  const press = async (name: string) => {
    await page.keyboard.press(name);
    keys += 1;
  };
  const started = Date.now();
  for (let customer = 1; customer <= 10; customer++) {
    await page.keyboard.type(`customer${customer}@${customer === 7 ? 'gmial.com' : 'example.org'}`);
    if (customer % 2 === 0) {
      await press('Tab');
      await page.keyboard.type('Marion');
    }
    await press('Enter');
    if (customer === 7) {
      await expect(page.getByText('Did you mean customer7@gmail.com?')).toBeVisible();
      await press('Enter');
    }
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('');
  }
  await expect(today(page)).toHaveText(Array.from({ length: 10 }, () => /goes out .+Undo$/));
  const seconds = (Date.now() - started) / 1000;
  console.log(`ten customers: ${keys} keys besides the texts, ${seconds.toFixed(1)} s of machine work`);
  expect(keys).toBe(16);
});

test('FD-15 a question never moves the field or the button under the finger', async ({ page }) => {
  await signUp(page.request);
  const business = await makeBusiness(page.request);
  await switchOn(page, business.id);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('switch', { name: 'Send invitations' }).click();
  await saved;
  const tablets = [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ];
  for (const viewport of [desktop.viewport, ...tablets, phone.viewport]) {
    await page.setViewportSize(viewport);
    await page.goto(`/desk/business-${business.id}`);
    const places = async () => {
      const field = await page.getByLabel('Email', { exact: true }).boundingBox();
      const button = await page.getByRole('button', { name: /^Send/ }).boundingBox();
      return [field?.y, button?.y];
    };
    await page.getByLabel('Email', { exact: true }).fill('anna@gmial.com');
    const before = await places();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Did you mean anna@gmail.com?')).toBeVisible();
    expect(await places(), `at ${viewport.width}`).toEqual(before);
  }
});

test('FD-14 the front desk and the settings are accessible and fit at every size', async ({ page, visitor }) => {
  await signUp(page.request);
  const business = await makeBusiness(page.request, {
    name: 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall',
  });
  const data = { isOn: true, postalAddress: '12 Juniper Street, Portland, OR 97201' };
  const settings = `/api/businesses/${business.id}/invitation-settings`;
  expect((await page.request.patch(settings, { data })).status()).toBe(200);
  const newPlace = async (name: string, kind: string) => {
    const made = await page.request.post(`/api/businesses/${business.id}/places`, { data: { name, kind } });
    return `${visitor.baseURL}/thumbs-up-down/${business.slug}?p=${(await made.json()).code}`;
  };
  const deskPlace = await newPlace('Front desk', 'desk');
  const phonePlace = await newPlace('Our phones', 'phone');
  await page.goto(`/invitations/${business.id}/settings`);
  await page.getByRole('button', { name: 'Create a token' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Add a screen' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const address = await page.getByRole('link', { name: 'Open it here' }).getAttribute('href');
  await page.getByLabel(/^One sentence/).fill('Mention your 5-star visit and get 10% off!');
  await expect(page.getByText('You can’t offer anything for a review or ask for stars').first()).toBeVisible();
  await check(page);

  const desk = await visitor(desktop);
  await desk.goto(address ?? '');
  await expect(desk.getByLabel('Email', { exact: true })).toBeFocused();
  await desk.keyboard.type('maria@example.org');
  await desk.keyboard.press('Enter');
  await expect(today(desk)).toHaveCount(1);
  await desk.keyboard.type('anna@gmial.com');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Did you mean anna@gmail.com?')).toBeVisible();
  await check(desk);
  const showing = desk.getByRole('dialog', { name: 'How was your visit?' });
  await desk.getByRole('button', { name: /^Show the code/ }).click();
  await expect(desk.getByRole('button', { name: /^Close/ })).toBeFocused();
  const { code } = readQr(await showing.screenshot());
  expect(code?.data).toBe(deskPlace);
  await check(desk);
  await desk.keyboard.press('Escape');
  await expect(showing).toHaveCount(0);
  await expect(desk.getByLabel('Email', { exact: true })).toBeFocused();

  await desk.getByRole('button', { name: 'Open on your phone' }).click();
  const opened = readQr(await desk.getByRole('dialog').screenshot()).code?.data ?? '';
  expect(opened).not.toContain((address ?? '').split('/').at(-1));
  const own = await visitor(phone);
  await own.goto(opened);
  await expect(own.getByRole('link', { name: 'Text' })).toHaveAttribute(
    'href',
    new RegExp(`^sms:.&body=.+${encodeURIComponent(phonePlace)}`),
  );
  await check(own);

  await page.getByRole('button', { name: 'Turn off Front desk 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('There is no screen yet.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'This screen was turned off.' })).toBeVisible();
  await check(desk);
});
