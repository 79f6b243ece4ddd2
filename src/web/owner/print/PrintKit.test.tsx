// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { openScreen } from '../../testing/open-screen.tsx';
import { PrintKit } from './PrintKit.tsx';

const place = (id: number, name: string, kind: string, code: string, isRetired = false) => ({
  id,
  name,
  kind,
  code,
  isRetired,
});
const places = [
  place(1, 'Front desk', 'desk', 'front-desk'),
  place(2, 'Waiting room', 'waiting-room', 'waiting-room'),
  place(3, 'Invoice', 'invoice', 'invoice'),
  place(4, 'Van', 'vehicle', 'van'),
  place(5, 'Old flyer', 'card', 'old-flyer', true),
];

afterEach(() => vi.unstubAllGlobals());

async function open(search = '', options: { isActive?: boolean; placesFail?: boolean; visited?: boolean } = {}) {
  const { isActive = true, placesFail = false, visited = true } = options;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('/places')) {
      const business = { id: 7, name: 'Willow Dental', slug: 'willow-dental', logoUrl: null, color: null, isActive };
      return Response.json({ business, categories: [], visited });
    }
    if (placesFail) return Response.json({ error: 'No places.', code: 'x' }, { status: 400 });
    return Response.json({ places });
  });
  const user = openScreen(<Route path="/print/:id" component={PrintKit} />, `/print/7${search}`);
  await screen.findByRole('combobox', { name: 'Place' }, { timeout: 20_000 });
  await screen.findByRole('region', { name: /^Preview/ }, { timeout: 20_000 });
  return user;
}

const combobox = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chosenPrint = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).parentElement?.textContent;
const preview = () => within(screen.getByRole('region', { name: /^Preview/ }));
const addressLine = () => new URLSearchParams(location.search);

test('PK-1 without a place, the poster counts as "Poster and link"', async () => {
  await open('?paper=a4');
  expect(combobox('Place').value).toBe('');
  expect(combobox('Place').selectedOptions[0]?.textContent).toBe('Poster and link');
  expect(chosenPrint()).toBe('Poster with three steps');
  expect(preview().getByText(/Scans from/).textContent).toBe('Scans from 90 cm');
  expect(preview().queryByText(/Poster and link/)).toBe(null);
});

test.each([
  ['front-desk', 'Table tent'],
  ['waiting-room', 'Poster for a wall'],
  ['invoice', 'Strip for invoices'],
  ['van', '24 stickers'],
])('the place %s starts with: %s', async (code, format) => {
  await open(`?place=${code}`);
  expect(chosenPrint()).toBe(format);
});

test('what is chosen is in the address, so that a reload shows the same print', async () => {
  const user = await open('?place=van&paper=letter');
  await user.click(screen.getByRole('radio', { name: 'Poster for a wall' }));
  await user.selectOptions(combobox('Place'), 'Waiting room');
  await user.selectOptions(combobox('Paper'), 'A4');
  await user.selectOptions(combobox('Languages'), 'English and Spanish');
  const expected = { place: 'waiting-room', format: 'wall', paper: 'a4', languages: 'en-es' };
  expect(Object.fromEntries(addressLine())).toEqual(expected);
  await user.selectOptions(combobox('Place'), 'Poster and link');
  expect(addressLine().has('place')).toBe(false);
});

test('a sheet names its place and the distance, in feet too on Letter', async () => {
  const user = await open('?place=waiting-room&paper=a4');
  expect(preview().getByText(/Waiting room/).textContent).toBe('Waiting roomScans from 1.4 m');
  screen.getByText('For the wall of a waiting room. The words read from far away, the code scans from close by.');
  expect(screen.getByText('Paper').tagName).toBe('SPAN');
  await user.selectOptions(combobox('Paper'), 'Letter');
  expect(preview().getByText(/Waiting room/).textContent).toBe('Waiting roomScans from 1.4 m (4.5 ft)');
});

test('PK-4 Spanish is off until it is chosen; then the choice and each sheet say that the page is in English', async () => {
  const user = await open('?format=card&paper=a4');
  expect(preview().queryByText(/Cómo/)).toBe(null);
  await user.selectOptions(combobox('Languages'), 'English and Spanish');
  screen.getByText('Your page is in English for now. The Spanish words on the print say so.');
  const spanish = preview().getByText(/¿Cómo fue/);
  expect([spanish.textContent, spanish.lang]).toEqual(['¿Cómo fue su visita?', 'es']);
  for (const radio of screen.getAllByRole('radio')) {
    await user.click(radio);
    if (radio.getAttribute('value') === 'tag') continue;
    expect(preview().getAllByText(/La página está en inglés/).length).toBeGreaterThan(0);
  }
});

test('a business that comes to its customers asks how it was', async () => {
  await open('?format=wall&languages=en-es', { visited: false });
  expect(preview().getByText(/How was/).textContent).toBe('How was it?');
  expect(preview().getByText(/¿Qué/).textContent).toBe('¿Qué le pareció?');
});

test('retired places are not offered, but their prints can be made again', async () => {
  const user = await open('?place=old-flyer');
  expect(combobox('Place').selectedOptions[0]?.textContent).toBe('Old flyer');
  expect(screen.getByText('You retired this place. Its printed codes keep counting.')).toBeTruthy();
  await user.selectOptions(combobox('Place'), 'Front desk');
  expect(within(combobox('Place')).queryByText('Old flyer')).toBe(null);
});

test.each([
  ['?place=gone', {}, 'This place does not exist, so the preview counts as “Poster and link”.'],
  ['', { placesFail: true }, 'Your places could not be loaded. You can print for “Poster and link”.'],
  ['', { isActive: false }, 'This business is inactive: its page shows a notice until you activate it.'],
])('%s %o says so and still shows the poster', async (search, options, sentence) => {
  await open(search, options);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(combobox('Place').selectedOptions[0]?.textContent).toBe('Poster and link');
  expect(preview().getByText(/Scans from/).textContent).toBe('Scans from 90 cm (35 in)');
});

test('sheets are printed, the strip is downloaded and the address of a tag is copied', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = await open('?place=van');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('radio', { name: 'Strip for invoices' }));
  expect(screen.queryByRole('button', { name: 'Print' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Download SVG' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Address for an NFC tag' }));
  expect(preview().getByText(`${location.origin}/thumbs-up-down/willow-dental?p=van`)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Languages' })).toBe(null);
});

test('PK-4 no print asks for praise', async () => {
  const user = await open('?languages=en-es');
  for (const radio of screen.getAllByRole('radio')) {
    await user.click(radio);
    const words = screen.getByRole('region', { name: /^Preview/ }).textContent;
    expect(words).not.toMatch(/\bstars?\b|reward|discount|great|happy|love|best|estrella|premio|feliz|mejor/i);
  }
});

test('a screen reader meets one of 24 stickers', async () => {
  await open('?format=stickers');
  expect(preview().getAllByText(/How was/)).toHaveLength(24);
  expect(preview().getAllByRole('img', { name: 'QR code of the review page of Willow Dental' })).toHaveLength(1);
});
