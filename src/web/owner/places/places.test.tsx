// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { fakePlaces, place } from '../../testing/fake-places.ts';
import { errorOf, field, openScreen } from '../../testing/open-screen.tsx';
import { Places } from './Places.tsx';

afterEach(() => vi.unstubAllGlobals());

const desk = place(1, 'Front desk');
const invoice = place(2, 'Invoice', { kind: 'invoice' });
const tooMany = 'A business can have up to 30 places. Retire one first.';
const button = (name: string) => screen.findByRole('button', { name });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const row = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!found) throw new Error(`no place ${name}`);
  return within(found);
};

async function open() {
  const user = openScreen(<Route path="/places/:id" component={Places} />, '/places/3');
  await screen.findByLabelText('Name');
  return user;
}

test('PL-1 a place shows its kind, link, people and print kit', async () => {
  fakePlaces([desk, invoice]);
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Juniper Street DentalPlaces');
  const nav = within(screen.getByRole('navigation', { name: 'Screens of Juniper Street Dental' }));
  expect(nav.getByRole('link', { name: 'Places' }).getAttribute('aria-current')).toBe('page');
  expect(nav.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/business-edit/3');
  row('Invoice').getByText('Invoice or receipt');
  row('Invoice').getByText(`${location.origin}/thumbs-up-down/juniper-street-dental?p=invoice`);
  expect(await row('Invoice').findByRole('img', { name: 'QR code of Invoice' })).toBeTruthy();
  const people = await waitFor(() => row('Front desk').getByText('241'));
  expect(people.parentElement?.textContent).toBe('241 people, Oct 26 – Nov 22');
  expect(row('Front desk').getByRole('link', { name: 'Print: Front desk' }).getAttribute('href')).toBe(
    '/print/3?place=front-desk',
  );
});

test('PL-2 a place is added by keyboard, and the next name can be typed at once', async () => {
  const { stored } = fakePlaces([desk]);
  const user = await open();
  await user.type(field('Name'), 'Van{Enter}');
  await waitFor(() => expect(names()).toEqual(['Front desk', 'Van']));
  expect(field('Name').value).toBe('');
  expect(document.activeElement).toBe(field('Name'));
  expect(stored.at(-1)).toMatchObject({ name: 'Van', kind: 'vehicle' });
  await user.type(field('Name'), 'Delivery van');
  await user.selectOptions(field('Kind'), 'Card');
  await user.click(await button('Add place'));
  await waitFor(() => expect(stored.at(-1)).toMatchObject({ name: 'Delivery van', kind: 'card' }));
});

test('PL-3 the name of a person gets a hint and is no error', async () => {
  fakePlaces([desk]);
  const user = await open();
  await user.type(field('Name'), 'Maria');
  await screen.findByText("Name places, not people. Google doesn't allow review goals per employee.");
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Front desk', 'Maria']));
  await user.type(field('Name'), 'Counter');
  expect(screen.queryByText(/Name places, not people/)).toBeNull();
});

test('PL-4 an error is at the field, and what was typed stays', async () => {
  const places = fakePlaces([desk]);
  places.refusal = Response.json({ error: tooMany, code: 'conflict' }, { status: 409 });
  const user = await open();
  await user.type(field('Name'), 'Van{Enter}');
  await waitFor(() => expect(errorOf(field('Name'))).toBe(tooMany));
  expect(field('Name').value).toBe('Van');
  expect(document.activeElement).toBe(field('Name'));
});

test('PL-5 a place is renamed, Escape leaves it as it was, and the focus returns', async () => {
  fakePlaces([desk]);
  const user = await open();
  await user.click(await button('More: Front desk'));
  await user.click(await button('Rename'));
  const form = within(screen.getByRole('form', { name: 'Rename: Front desk' }));
  expect(document.activeElement).toBe(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'xyz{Escape}');
  await waitFor(async () => expect(document.activeElement).toBe(await button('More: Front desk')));
  await user.click(await button('More: Front desk'));
  await user.click(await button('Rename'));
  const again = within(screen.getByRole('form', { name: 'Rename: Front desk' }));
  again.getByText('The link and the printed codes stay the same.');
  await user.clear(again.getByLabelText('Name'));
  await user.type(again.getByLabelText('Name'), 'Reception{Enter}');
  await waitFor(() => expect(names()).toEqual(['Reception']));
  row('Reception').getByText(/\?p=front-desk$/);
  await waitFor(async () => expect(document.activeElement).toBe(await button('More: Reception')));
});

test('PL-6 a retired place leaves the list and can be brought back', async () => {
  fakePlaces([desk, invoice]);
  const user = await open();
  await user.click(await button('More: Front desk'));
  await user.click(await button('Retire'));
  await waitFor(() => expect(names()).toEqual(['Invoice']));
  await waitFor(() =>
    expect(document.activeElement).toBe(row('Invoice').getByRole('link', { name: 'Print: Invoice' })),
  );
  await screen.findByText('Its code still works and still counts. Bring it back below whenever you like.');
  await user.click(await screen.findByText('Retired places (1)'));
  await user.click(await button('Bring back: Front desk'));
  await waitFor(() => expect(names()).toEqual(['Front desk', 'Invoice']));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Print: Front desk'));
  expect(screen.queryByText(/^Retired places/)).toBeNull();
});

test.for([
  ['a dentist', { categories: ['Dentist'] }, true, ['Front desk', 'Waiting room', 'Invoice']],
  ['a bakery', { categories: ['Bakery'] }, true, ['Counter', 'Table card', 'Receipt']],
  ['a shop', { categories: ['Book store'] }, true, ['Front desk', 'Invoice', 'Business card']],
  ['a plumber', { categories: ['Plumber'] }, false, ['Van', 'Invoice', 'Business card']],
] as const)('PL-7 %s gets a proposal for the first places', async ([, known, visited, proposed]) => {
  const { stored } = fakePlaces([], { ...known, categories: [...known.categories] }, visited);
  const user = await open();
  const empty = within((await screen.findByText('No places yet')).closest('.empty') as HTMLElement);
  expect(empty.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([...proposed]);
  await user.click(empty.getByRole('button', { name: proposed[0] }));
  const added = await screen.findByRole('link', { name: `Print: ${proposed[0]}` });
  expect(stored.map(({ name }) => name)).toEqual([proposed[0]]);
  await waitFor(() => expect(document.activeElement).toBe(added));
  await screen.findByText('Also common:');
  expect(screen.queryByRole('button', { name: proposed[0] })).toBeNull();
  await button(proposed[1]);
});

test('PL-7 a place that exists is not proposed again, in whatever case it was typed', async () => {
  fakePlaces([place(1, 'FRONT DESK')], { categories: ['Dentist'] });
  await open();
  await button('Waiting room');
  expect(screen.queryByRole('button', { name: 'Front desk' })).toBeNull();
});

test('PL-8 a business of someone else has no places', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Business not found' }, { status: 404 }));
  openScreen(<Route path="/places/:id" component={Places} />, '/places/9');
  await screen.findByRole('heading', { name: 'Error Loading Business' });
});
