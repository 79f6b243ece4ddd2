// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { SearchPicker } from './SearchPicker.tsx';

const names = ['Cosmetic dentist', 'Dental clinic', 'Dental club', 'Dentist', 'Zoo'];
const sentences = {
  placeholder: 'Search categories',
  nothing: 'Nothing matches.',
  more: (count: number) => `Type to see the other ${count}.`,
  unknown: (typed: string) => `“${typed}” is not on the list. Choose a category from it.`,
};

function Pickers({ list = names }: { list?: readonly string[] }) {
  const [values, setValues] = useState({ One: '', Two: '' });
  const [last, setLast] = useState('');
  return (
    <form onSubmit={() => setLast('submitted')}>
      {(['One', 'Two'] as const).map((id) => (
        <SearchPicker
          key={id}
          id={id}
          name={id}
          label={id}
          names={list}
          value={values[id]}
          onChange={(value) => setValues((before) => ({ ...before, [id]: value }))}
          taken={[values[id === 'One' ? 'Two' : 'One']].filter((name) => name !== '')}
          text={sentences}
        />
      ))}
      <output>{last}</output>
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
const description = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

async function retype(user: ReturnType<typeof openScreen>, input: HTMLElement, typed: string) {
  await user.clear(input);
  await user.type(input, typed);
}

test('finds any part of a name in any case, names that begin with it first, and marks the match', async () => {
  const user = openScreen(<Pickers />);
  await user.type(field('One'), 'DENTIST');
  expect(options()).toEqual(['Dentist', 'Cosmetic dentist']);
  expect(screen.getAllByRole('option')[1]?.querySelector('b')?.textContent).toBe('dentist');
  await retype(user, field('One'), 'qqqq');
  expect(options()).toEqual([]);
  expect(screen.getByText('Nothing matches.')).toBeTruthy();
  expect(field('One').hasAttribute('aria-activedescendant')).toBe(false);
  await user.clear(field('One'));
  expect(options()).toEqual(names);
});

test('shows 50 names and the number of the others', async () => {
  const user = openScreen(<Pickers list={Array.from({ length: 120 }, (_, index) => `Name ${index}`)} />);
  await user.click(field('One'));
  expect(options()).toHaveLength(50);
  expect(screen.getByText('Type to see the other 70.')).toBeTruthy();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Name 49');
  expect(options()).toHaveLength(100);
});

test('works by keyboard, and text that is not on the list stays with an error', async () => {
  const user = openScreen(<Pickers />);
  const input = field('One');
  await user.type(input, 'dental cl');
  expect(active()).toBe('Dental clinic');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Dental club');
  await user.keyboard('{ArrowDown}');
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect([input.value, options(), document.activeElement]).toEqual(['Dental clinic', [], input]);
  expect(screen.queryByText('submitted')).toBeNull();
  await retype(user, input, 'dental clinix');
  await user.keyboard('{Enter}');
  expect(input.value).toBe('dental clinix');
  expect(description(input)).toBe('');
  await user.tab();
  expect(input.value).toBe('dental clinix');
  expect(description(input)).toBe('“dental clinix” is not on the list. Choose a category from it.');
  await retype(user, input, 'ZOO');
  await user.keyboard('{Escape}');
  expect([input.value, options()]).toEqual(['ZOO', []]);
  await user.keyboard('{Escape}');
  expect(input.value).toBe('ZOO');
  await user.tab();
  expect([input.value, description(input)]).toEqual(['Zoo', '']);
  await user.clear(input);
  await user.tab();
  expect(input.value).toBe('');
});

test('opening by a click chooses nothing', async () => {
  const user = openScreen(<Pickers />);
  await user.click(field('One'));
  expect([options(), active()]).toEqual([names, null]);
  await user.keyboard('{Enter}');
  expect(field('One').value).toBe('');
});

test('works by pointer, and pointing alone takes nothing', async () => {
  const user = openScreen(<Pickers />);
  const input = field('One');
  await user.type(input, 'dental cl');
  await user.hover(screen.getByRole('option', { name: 'Dental clinic' }));
  await user.tab();
  expect(input.value).toBe('dental cl');
  await user.click(input);
  await user.click(screen.getByRole('option', { name: 'Dental clinic' }));
  expect([input.value, options(), document.activeElement]).toEqual(['Dental clinic', [], input]);
});

test('a name is never offered twice', async () => {
  const user = openScreen(<Pickers />);
  await user.type(field('One'), 'dental clinic{Enter}');
  await user.type(field('Two'), 'dental cl');
  expect(options()).toEqual(['Dental club']);
  await retype(user, field('One'), 'dental cl');
  expect(options()).toEqual(['Dental clinic', 'Dental club']);
});
