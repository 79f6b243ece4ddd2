// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { type FakeCall, fakeCalls } from '../../testing/fake-calls.ts';
import { dental, owner } from '../../testing/fake-inbox.ts';
import { errorOf, field, openScreen } from '../../testing/open-screen.tsx';
import { BusinessEdit } from './BusinessEdit.tsx';
import { BusinessSetup } from './BusinessSetup.tsx';

afterEach(() => vi.unstubAllGlobals());

const input = (label: string) => field(new RegExp(`^${label}`));
const fill = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const toasts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent ?? '');
/** A busy machine loads the rules of the form late. */
const patience = { timeout: 60_000 };

function fake(answer: (call: FakeCall) => unknown, isAdmin = false) {
  return fakeCalls((call) => {
    if (call.path === '/api/user') return { ...owner, isAdmin, emailVerified: true, businesses: [] };
    return answer(call);
  });
}

async function fillSetup(): Promise<void> {
  openScreen(<BusinessSetup />, '/business-setup');
  await screen.findByLabelText(/^Business Name/, undefined, patience);
  fill('Business Name', 'Willow Street Family Dentistry');
  fill('City', 'Asheville');
  fill('State', 'North Carolina');
  fill('Your Name', 'Dana Whitfield');
  fill('Email Address to Send Feedback', 'dana@example.org');
  const picker = screen.getByRole('combobox', { name: /^Google Business Category 1/ });
  fireEvent.change(picker, { target: { value: 'dental clinic' } });
  fireEvent.keyDown(picker, { key: 'Enter' });
}
const submit = () => fireEvent.submit(input('Business Name').form ?? document.body);

test.each([
  [() => Response.json({ error: 'The ship is full.' }, { status: 500 }), 'The ship is full.'],
  [() => new Response('', { status: 500 }), 'Something went wrong'],
])('B-29 a failed setup shows an error, keeps the text and asks before it is lost', async (answer, sentence) => {
  fake(answer);
  await fillSetup();
  submit();
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Error setting up business')]));
  expect(toasts()[0]).toContain(sentence);
  expect(input('City').value).toBe('Asheville');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test('B-27 a category or phrase that fails is ignored', async () => {
  const made = { ...dental, name: 'Willow Street Family Dentistry', city: 'Asheville', state: 'North Carolina' };
  const calls = fake(({ method, path }) => {
    if (method === 'POST' && path === '/api/businesses') return Response.json(made, { status: 201 });
    return Response.json({ error: 'No.', code: 'x' }, { status: 500 });
  });
  await fillSetup();
  submit();
  await screen.findByRole('heading', { name: 'Business setup completed!' }, patience);
  const completed = expect.stringContaining('Business setup completed!');
  expect(toasts()).toEqual([completed]);
  await waitFor(() => expect(calls.filter(({ path }) => /categories|keywords/.test(path))).toHaveLength(7));
  // A busy machine sends the last calls after the five seconds of this toast.
  expect([[], [completed]]).toContainEqual(toasts());
});

async function openEdit(): Promise<void> {
  openScreen(<Route path="/business-edit/:id" component={BusinessEdit} />, '/business-edit/3');
  await screen.findByLabelText(/^Business Name/, undefined, patience);
}
const stored = { business: dental, categories: [], visited: true };

test('B-32 a response without a business shows an error too', async () => {
  fake(() => ({ categories: [] }));
  openScreen(<Route path="/business-edit/:id" component={BusinessEdit} />, '/business-edit/3');
  await screen.findByText('Business data not found');
});

test('B-18 B-19 only the name is required; the email address and the links have typed fields', async () => {
  const calls = fake(({ method }) => (method === 'GET' ? stored : { ...dental, name: 'Harbor Dental' }));
  await openEdit();
  expect(screen.queryByText('Not saved yet.')).toBeNull();
  expect(input('Email Address to Send Feedback').type).toBe('email');
  expect(input('Google Business Profile Review Link').type).toBe('url');
  expect(input('Facebook Review Link').type).toBe('url');
  for (const label of [
    'Your Name',
    'Business Name',
    'Business Nickname',
    'City',
    'State',
    'Email Address to Send Feedback',
    'Google Business Profile Review Link',
    'Facebook Review Link',
  ])
    fill(label, '');
  expect(screen.getByText('Not saved yet.')).toBeTruthy();
  expect(
    [...document.querySelectorAll('label')]
      .filter(({ textContent }) => /\(/.test(textContent))
      .map(({ textContent }) => textContent),
  ).toEqual(['Business Name (required)']);
  expect(
    screen.getByText('Without an address, private feedback is kept on your dashboard and not emailed.'),
  ).toBeTruthy();
  expect(screen.queryByText(/^Private feedback is emailed here/)).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: /^Google Business Category 1/ }), { target: { value: '' } });
  submit();
  expect(errorOf(input('Business Name'))).toBe('Business name must be at least 2 characters');
  expect(document.querySelectorAll('.err')).toHaveLength(1);
  fill('Business Name', 'Harbor Dental');
  submit();
  await screen.findByRole('heading', { name: 'Business updated' }, patience);
  const [change] = calls.filter(({ method }) => method === 'PATCH');
  expect(change?.body).toMatchObject({ name: 'Harbor Dental', city: '', state: '' });
});

test('B-33 a rejected save shows an error and keeps the text, and the next success replaces the error', async () => {
  let isClosed = true;
  fake(({ method }) => {
    if (method === 'GET') return stored;
    const closed = { error: 'The harbor is closed.', fields: { city: 'No such city' } };
    return isClosed ? Response.json(closed, { status: 400 }) : { ...dental, city: 'Atlantis' };
  });
  await openEdit();
  fill('City', 'Atlantis');
  submit();
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Update Failed')]));
  expect(toasts()[0]).toContain('The harbor is closed.');
  expect(errorOf(input('City'))).toBe('No such city');
  expect(input('City').value).toBe('Atlantis');
  expect(document.activeElement).toBe(input('City'));
  isClosed = false;
  submit();
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Business updated')]), patience);
});

test('an administrator cannot change the address and the form of private messages of someone else', async () => {
  const waiting = { ...dental, role: 'administrator', feedbackEmailState: 'waiting' };
  const calls = fake(({ method }) => (method === 'GET' ? { ...stored, business: waiting } : waiting), true);
  await openEdit();
  const mail = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What emails include' });
  await waitFor(() => expect([input('Email Address to Send Feedback').disabled, mail.disabled]).toEqual([true, true]));
  const sentence = 'Only the owner can change the address and the form of private messages.';
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  fill('City', 'Boone');
  submit();
  await screen.findByRole('heading', { name: 'Business updated' }, patience);
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ city: 'Boone' });
  expect(screen.queryByText('Waiting for confirmation')).toBeNull();
});
