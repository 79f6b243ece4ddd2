// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import { Colors } from './Colors.tsx';

test('the picture of System shows half a light screen beside half a dark one', () => {
  openScreen(<Colors />);
  const halves = [...(screen.getByLabelText('System').closest('label')?.querySelectorAll('g') ?? [])];
  expect(halves.map((half) => half.getAttribute('transform'))).toEqual(['translate(0 0)', 'translate(120 0)']);
  expect(halves.map((half) => half.firstElementChild?.getAttribute('width'))).toEqual(['120', '120']);
});
