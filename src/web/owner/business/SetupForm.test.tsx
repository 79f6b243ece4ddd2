// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { errorOf, field, openScreen } from '../../testing/open-screen.tsx';
import { BusinessSetup } from './BusinessSetup.tsx';

const dana = { id: 7, name: 'Dana Whitfield', email: 'dana@example.org', isAdmin: false, isActive: true };
afterEach(() => vi.unstubAllGlobals());

async function open() {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/user') return Response.json({ ...dana, emailVerified: true, businesses: [] });
    throw new Error('Invalid forms are not sent.');
  });
  const user = openScreen(<BusinessSetup />, '/business-setup');
  await screen.findByLabelText(/^Business Name/, undefined, { timeout: 60_000 });
  return user;
}

const input = (label: string) => field(new RegExp(`^${label}`));
const fill = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const picker = (number: number) =>
  screen.getByRole<HTMLInputElement>('combobox', { name: new RegExp(`^Google Business Category ${number}`) });
const submit = () => fireEvent.submit(input('Business Name').form ?? document.body);

test('B-9 B-12 B-13 B-14 B-15 B-16 an empty form shows an error at each field and focuses the first one', async () => {
  await open();
  fill('Your Name', '');
  fill('Email Address to Send Feedback', 'nobody');
  submit();
  expect(errorOf(input('Email Address to Send Feedback'))).toBe('Please enter a valid email');
  expect(errorOf(picker(1))).toBe('Primary category is required');
  expect(document.activeElement).toBe(input('Business Name'));
  for (const [label, message] of [
    ['Business Name', 'Business name must be at least 2 characters'],
    ['City', 'City name must be at least 2 characters'],
    ['State', 'State name must be at least 2 characters'],
    ['Your Name', 'Contact name must be at least 2 characters'],
  ] as const) {
    expect(errorOf(input(label))).toBe(message);
    fill(label, 'W');
    submit();
    expect(errorOf(input(label))).toBe(message);
    fill(label, 'Wi');
    submit();
    expect(errorOf(input(label))).toBe('');
  }
});

test('B-10 B-11 optional fields are validated when filled in', async () => {
  await open();
  fill('Business Nickname', 'W');
  fill('Google Business Profile Review Link', 'not a link');
  fill('Facebook Review Link', 'javascript:alert(1)');
  submit();
  expect(errorOf(input('Business Nickname'))).toBe('Nickname must be at least 2 characters');
  expect(errorOf(input('Google Business Profile Review Link'))).toBe('Please enter a valid URL');
  expect(errorOf(input('Facebook Review Link'))).toBe('Please enter a valid URL');
  fill('Business Nickname', 'Wi');
  submit();
  expect(errorOf(input('Business Nickname'))).toBe('');
});

test('a category is offered once over the three pickers', async () => {
  const user = await open();
  fireEvent.change(picker(1), { target: { value: 'dental clinic' } });
  await user.type(picker(1), '{Enter}');
  expect(picker(1).value).toBe('Dental clinic');
  await user.click(picker(2));
  fireEvent.change(picker(2), { target: { value: 'dental clinic' } });
  expect(screen.getByText('No category matches. Try fewer letters, or a broader word such as “clinic”.')).toBeTruthy();
  await user.tab();
  expect(errorOf(picker(2))).toBe('Dental clinic is already chosen.');
  expect(errorOf(picker(1))).toBe('');
});

test('B-1 B-2 B-3 it holds the fields of a business, three pickers and a logo', async () => {
  await open();
  for (const label of [
    ...['Business Name', 'Business Nickname', 'City', 'State', 'Website', 'Your Name'],
    ...['Email Address to Send Feedback', 'Google Business Profile Review Link', 'Facebook Review Link'],
  ])
    expect(screen.getByRole('textbox', { name: new RegExp(`^${label}`) })).toBe(input(label));
  for (const number of [1, 2, 3]) expect(picker(number).value).toBe('');
  expect(screen.getByText(/Recommended size 180x90\./)).toBeTruthy();
});

test('the review link explains where to find it and can be tried', async () => {
  await open();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/the Google button opens a Google Maps search/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Test this link' }).disabled).toBe(true);
  fill('Google Business Profile Review Link', 'https://g.page/r/willow/review');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Test this link' });
  expect([link.href, link.target, link.rel]).toEqual([
    'https://g.page/r/willow/review',
    '_blank',
    'noopener noreferrer',
  ]);
});
