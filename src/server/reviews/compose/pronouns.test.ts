import { describe, expect, it } from 'vitest';
import { pointsAtThings } from './pronouns.ts';

describe('pointsAtThings', () => {
  it.each([
    'The explanations were clear. On top of that, I loved that they were so punctual.',
    'All the rooms were kept clean, but they were tough to get on the phone.',
    'I had patient teachers, but they could have kept prices lower.',
    'The waiting room was dated, but it was very calm.',
    'They answered the questions I had, but the groups felt big to me. They were very punctual.',
    'The front desk was helpful. Plus, they helped my pet relax.',
    'I liked how helpful everyone at the desk was. They explained it well.',
    'I loved how bright every room was. On top of that, they were so friendly.',
    'The changing room was small, though. It stayed calm although it was crowded in there.',
  ])('finds who would be read as something else: %s', (review) => {
    expect(pointsAtThings(review)).toBe(true);
  });

  it.each([
    'They made the prices easy to understand. Also, they took a while to reply.',
    'The staff was friendly and they explained everything.',
    'The rooms were clean. The staff was kind.',
    'The waiting room was dated, but the atmosphere was calm.',
    'The changing room was small. It was easy to book.',
  ])('lets pass what can be read in one way: %s', (review) => {
    expect(pointsAtThings(review)).toBe(false);
  });
});
