import { describe, expect, it } from 'vitest';
import { pointsAtThings } from './pronouns.ts';

describe('pointsAtThings', () => {
  it.each([
    'The explanations were clear. On top of that, I loved that they were so punctual.',
    'All the rooms were kept clean, but they were tough to get on the phone.',
    'I had patient teachers, but they could have kept prices lower.',
    'The waiting room was dated, but it was very calm.',
  ])('finds who would be read as something else: %s', (review) => {
    expect(pointsAtThings(review)).toBe(true);
  });

  it.each([
    'They made the prices easy to understand. Also, they took a while to reply.',
    'The staff was friendly and they explained everything.',
    'The rooms were clean. The staff was kind.',
    'The waiting room was dated, but the atmosphere was calm.',
  ])('lets pass what can be read in one way: %s', (review) => {
    expect(pointsAtThings(review)).toBe(false);
  });
});
