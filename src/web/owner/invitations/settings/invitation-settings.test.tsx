// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeInvitations, openSettings } from '../../../testing/fake-invitations.tsx';
import { enter } from '../../../testing/open-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const toggle = (name: string) => screen.getByRole<HTMLButtonElement>('switch', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name });
const email = async () => within(await screen.findByRole('region', { name: 'What they get' }));
const save = () => screen.getByRole('button', { name: 'Save' });
const changes = (calls: { method: string; body: Record<string, unknown> }[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const address = '12 Juniper Street, Asheville, NC 28801';

test('IS-7 invitations are off until there is a postal address and email works', async () => {
  const server = fakeInvitations();
  const user = await openSettings();
  expect(toggle('Send invitations').getAttribute('aria-checked')).toBe('false');
  expect(toggle('Send invitations').disabled).toBe(true);
  await enter(user, screen.getByLabelText('Postal address'), address);
  expect(toggle('Send invitations').disabled).toBe(false);
  await user.click(toggle('Send invitations'));
  await screen.findByText('Invitations are on.');
  expect(toggle('Send invitations').getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('region', { name: 'Sending' })).toBeTruthy();
  expect(changes(server.calls)).toEqual([{ isOn: true, postalAddress: address }]);
  // The change arrives even if the owner leaves the page at once.
  expect(server.calls.filter(({ method }) => method === 'PATCH').map(({ keepalive }) => keepalive)).toEqual([true]);
});

test('IS-12 a switch that cannot work yet says what is missing', async () => {
  fakeInvitations();
  const user = await openSettings();
  expect(screen.getByText('Off. Nothing goes out. Enter your postal address first.')).toBeTruthy();
  await enter(user, screen.getByLabelText('Postal address'), address);
  expect(screen.getByText('Off. Nothing goes out.')).toBeTruthy();
  await user.click(toggle('Send invitations'));
  await screen.findByText('On. Invitations go out.');
});

test('IS-14 the email is shown as a customer reads it, and follows what is typed', async () => {
  fakeInvitations();
  const user = await openSettings();
  const shown = await email();
  shown.getByText('A quick question');
  shown.getByText('Hi Maria,');
  shown.getByText('Juniper Street Dental, your postal address');
  shown.getByText(
    /^You’re getting this because you gave Juniper Street Dental your email address\. We may remind you once\./,
  );
  await enter(user, screen.getByLabelText('Postal address'), address);
  shown.getByText('Juniper Street Dental, 12 Juniper Street, Asheville, NC 28801');
  await user.click(tick('Business name in the subject'));
  shown.getByText('How did we do? A quick question from Juniper Street Dental');
  const sentence = screen.getByRole('textbox', { name: /^One sentence of your own/ });
  await enter(user, sentence, 'We’ve moved the entrance to the courtyard side.');
  shown.getByText('We’ve moved the entrance to the courtyard side.');
  await user.click(shown.getByRole('button', { name: 'Reminder' }));
  shown.getByText('A quick reminder from Juniper Street Dental');
  shown.getByText(/^Hi Maria, we asked a few days ago how we did\./);
  await user.click(tick('One reminder after 5 days'));
  shown.getByText('Hi Maria,');
  expect(shown.queryByRole('button')).toBeNull();
  shown.getByText('You’re getting this because you gave Juniper Street Dental your email address.');
});

test('IS-14 a sentence that is blocked is not in the email', async () => {
  fakeInvitations();
  const user = await openSettings();
  const shown = await email();
  const offer = 'Get 10% off your next cleaning for a 5-star review!';
  await enter(user, screen.getByRole('textbox', { name: /^One sentence of your own/ }), offer);
  await screen.findByRole('alert');
  expect(shown.queryByText(offer)).toBeNull();
});

test('IS-8 what is not saved says so, and Cancel leaves it', async () => {
  fakeInvitations({ settings: { postalAddress: address } });
  const user = await openSettings();
  expect(screen.queryByText('Not saved yet.')).toBeNull();
  await enter(user, screen.getByLabelText('Daily limit'), '1');
  screen.getByText('Not saved yet.');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(location.pathname).toBe('/invitations/3');
  cleanup();
  await openSettings();
  expect(screen.getByLabelText<HTMLInputElement>('Daily limit').value).toBe('25');
  expect(screen.queryByText('Not saved yet.')).toBeNull();
});

test('IS-12 the switch works at once and alone; what was typed elsewhere stays unsaved', async () => {
  const server = fakeInvitations({ settings: { postalAddress: address } });
  const user = await openSettings();
  await user.clear(screen.getByLabelText('Daily limit'));
  await enter(user, screen.getByLabelText('Daily limit'), '40');
  await user.click(toggle('Send invitations'));
  await screen.findByText('Invitations are on.');
  await user.click(toggle('Send invitations'));
  await screen.findByText('Invitations are off. Nothing goes out until you turn them on again.');
  expect(changes(server.calls)).toEqual([{ isOn: true }, { isOn: false }]);
  expect(screen.getByLabelText<HTMLInputElement>('Daily limit').value).toBe('40');
  await user.click(save());
  await screen.findByText('Settings saved.');
  expect(changes(server.calls).at(-1)).toEqual({ dailyMax: 40 });
});

test('IS-12 a switch that the server refuses stays off and says why', async () => {
  const server = fakeInvitations({ settings: { postalAddress: address } });
  const user = await openSettings();
  const reason = 'Email has been failing for an hour. Invitations can be turned on when it works again.';
  server.refuse = ({ method }) =>
    method === 'PATCH' ? Response.json({ error: reason, code: 'email_failing' }, { status: 409 }) : null;
  await user.click(toggle('Send invitations'));
  await screen.findByText(reason);
  expect(toggle('Send invitations').getAttribute('aria-checked')).toBe('false');
});

test('IS-12 one title, one way back', async () => {
  fakeInvitations();
  await openSettings();
  screen.getByRole('heading', { level: 1, name: /Invitation settings$/ });
  expect(screen.getByRole('link', { name: 'Back to Invitations' }).getAttribute('href')).toBe('/invitations/3');
  expect(screen.queryByRole('link', { name: 'Back to Dashboard' })).toBeNull();
});

test('IS-7 while email fails they cannot be turned on', async () => {
  fakeInvitations({ settings: { postalAddress: address, emailFailsSince: '2025-11-23T14:40:00Z' } });
  await openSettings();
  expect(toggle('Send invitations').disabled).toBe(true);
  screen.getByText('Email has been failing since Nov 23, 2025, 9:40 AM. Invitations wait until it works again.');
});

test('IS-7 the test email goes out with what was typed', async () => {
  const server = fakeInvitations();
  const user = await openSettings();
  await enter(user, screen.getByLabelText('Postal address'), address);
  await user.click(screen.getByRole('button', { name: 'Save and send yourself a test email' }));
  await screen.findByText('Look for it at maya@example.org. Turn invitations on when it has arrived.');
  const made = server.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]);
  expect(made).toEqual([
    ['PATCH', '/api/businesses/3/invitation-settings'],
    ['POST', '/api/businesses/3/test-invitation'],
  ]);
});

test('IS-13 the address for replies says that it waits for its confirmation, and where replies go until then', async () => {
  const server = fakeInvitations({
    settings: { replyTo: 'desk@example.org', replyToState: 'unsent', repliesTo: 'maya@example.org' },
  });
  const user = await openSettings();
  expect(screen.getByText('Waiting for confirmation')).toBeTruthy();
  expect(
    screen.getByText(
      'We have not emailed desk@example.org yet to ask for confirmation. Until it confirms, replies go to maya@example.org, and customers see that address.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send email to desk@example.org' }));
  await screen.findByText('We emailed a link to desk@example.org.');
  expect(server.calls.map(({ path }) => path)).toContain('/api/businesses/3/reply-to-confirmation');
  expect(screen.getByRole('button', { name: 'Send again to desk@example.org' })).toBeTruthy();
});

test('IS-8 when, hours, days, reminder, daily maximum, cool-down, subject, basis and reply address', async () => {
  const server = fakeInvitations({ settings: { postalAddress: address } });
  const user = await openSettings();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'After 2 days');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Not before' }), '9 AM');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Not after' }), '5 PM');
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(tick('One reminder after 5 days'));
  for (const [label, typed] of [
    ['Daily limit', '40'],
    ['Same person again after', '90'],
    ['Replies go to', 'desk@example.org'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await enter(user, screen.getByLabelText(label), typed);
  }
  await user.click(tick('Business name in the subject'));
  await user.click(
    screen.getByRole('radio', { name: 'Existing customers who were told they can object (Germany, EU)' }),
  );
  await user.click(save());
  await screen.findByText('Settings saved.');
  expect(changes(server.calls)).toEqual([
    {
      afterDays: 2,
      fromHour: 9,
      toHour: 17,
      weekdays: [2, 3, 4, 5, 6],
      sendsReminder: false,
      dailyMax: 40,
      cooldownDays: 90,
      namesBusiness: true,
      basis: 'existing',
      replyTo: 'desk@example.org',
    },
  ]);
});

test('IS-8 the server’s reason is beside its field, which has the focus', async () => {
  const server = fakeInvitations({ settings: { postalAddress: address } });
  const user = await openSettings();
  const reason = 'Please choose 1 to 200 invitations a day.';
  server.refuse = ({ method }) =>
    method === 'PATCH'
      ? Response.json({ error: reason, code: 'invalid', fields: { dailyMax: reason } }, { status: 400 })
      : null;
  await user.clear(screen.getByLabelText('Daily limit'));
  await enter(user, screen.getByLabelText('Daily limit'), '900');
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Daily limit')));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

test('IS-9 the own sentence is checked while it is typed, and a blocked one is not saved', async () => {
  const server = fakeInvitations({ settings: { postalAddress: address } });
  const user = await openSettings();
  const sentence = screen.getByRole('textbox', { name: /^One sentence of your own/ });
  await enter(user, sentence, 'Get 10% off your next cleaning for a 5-star review!');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('16 CFR 465.4');
  await user.click(save());
  expect(document.activeElement).toBe(sentence);
  expect(changes(server.calls)).toEqual([]);
  await user.clear(sentence);
  await enter(user, sentence, 'Your word helps us plan the new waiting room.');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('45 of 160')).toBeTruthy();
  await user.click(save());
  await screen.findByText('Settings saved.');
});

test('IS-10 a new screen is shown once, as a link and a code; turning it off asks first', async () => {
  const server = fakeInvitations();
  const user = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Add a screen' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name of the screen').value).toBe('Front desk 1');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('heading', { name: 'Front desk 1 is ready' });
  screen.getByRole('img', { name: 'QR code that opens Front desk 1' });
  expect(screen.getByRole('link', { name: 'Open it here' }).getAttribute('href')).toBe(
    'http://localhost:3000/desk/secretkey1',
  );
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.body.innerHTML).not.toContain('secretkey1');
  await user.click(screen.getByRole('button', { name: 'Turn off Front desk 1' }));
  const question = screen.getByRole('alertdialog', { name: 'Turn off Front desk 1?' });
  await user.click(within(question).getByRole('button', { name: 'Turn off' }));
  await screen.findByText('There is no screen yet.');
  expect(server.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/businesses/3/desks/8' });
});

test('FD-16 a screen gets a new address after a question, and the front desk opens here without one', async () => {
  const desk = { id: 8, name: 'Front desk 1', createdAt: '2025-11-20T15:00:00Z', lastUsedAt: null };
  const server = fakeInvitations({ settings: { desks: [desk] } });
  const user = await openSettings();
  expect(screen.getByRole('link', { name: 'Open the front desk' }).getAttribute('href')).toBe('/desk/business-3');
  await user.click(screen.getByRole('button', { name: 'Lost the address of Front desk 1?' }));
  const question = screen.getByRole('alertdialog', { name: 'Make a new address for Front desk 1?' });
  expect(question.textContent).toContain('The old one stops at once, on every computer that has it open.');
  await user.click(within(question).getByRole('button', { name: 'Make a new address' }));
  await screen.findByRole('heading', { name: 'Front desk 1 is ready' });
  expect(screen.getByRole('link', { name: 'Open it here' }).getAttribute('href')).toBe(
    'http://localhost:3000/desk/secretkey2',
  );
  expect(server.calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/businesses/3/desks/8/address' });
});

test('IS-10 an API token is shown once, with an example for curl', async () => {
  fakeInvitations();
  const user = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Create a token' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { name: 'Token of Practice software' });
  const example = document.querySelector('pre')?.textContent ?? '';
  expect(example).toContain('http://localhost:3000/api/businesses/3/invitations');
  expect(example).toContain("-H 'Authorization: Bearer sayso_secrettoken1'");
  // A fixed key would make tomorrow's list a repetition of today's.
  expect(example).toContain('-H "Idempotency-Key: $(uuidgen)"');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.body.innerHTML).not.toContain('sayso_secrettoken1');
  expect(screen.getByText('Practice software')).toBeTruthy();
});

test('IS-10 unsaved settings stay when a screen is added', async () => {
  fakeInvitations();
  const user = await openSettings();
  await enter(user, screen.getByLabelText('Postal address'), address);
  await user.click(screen.getByRole('button', { name: 'Add a screen' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('heading', { name: 'Front desk 1 is ready' });
  expect(screen.getByLabelText<HTMLInputElement>('Postal address').value).toBe(address);
});
