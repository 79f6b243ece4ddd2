// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { ColorField } from './ColorField.tsx';

function Form() {
  const [color, setColor] = useState<string | null>(null);
  return (
    <>
      <ColorField color={color} onChange={setColor} />
      <output>{color ?? 'none'}</output>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Color/);
const stored = () => screen.getByRole('status').textContent;

test('the color of prints is petrol until one is chosen, and again when it is cleared', async () => {
  const user = openScreen(<Form />);
  expect([stored(), input().value]).toEqual(['none', '#0d4f61']);
  expect(screen.getByText(/You have not chosen a color, so prints use ours, a dark blue-green\./)).toBeTruthy();
  fireEvent.change(input(), { target: { value: '#7a1f5c' } });
  expect(stored()).toBe('#7a1f5c');
  expect(screen.queryByText(/darker shade/)).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([stored(), input().value]).toEqual(['none', '#0d4f61']);
});

test('a color too light for paper stays chosen, and the field says that prints are darker', () => {
  openScreen(<Form />);
  fireEvent.change(input(), { target: { value: '#ffb300' } });
  expect(stored()).toBe('#ffb300');
  expect(screen.getByText(/It is too light to read on paper, so prints use the darker shade\./)).toBeTruthy();
});
