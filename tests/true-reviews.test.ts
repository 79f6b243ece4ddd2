import { expect, test } from 'vitest';
import { goodTexts } from '../bench/writer/good-texts.ts';
import { checkReview } from '../src/server/reviews/checker/check.ts';

test('of the reviews that are true to their choices the checker lets nineteen of twenty pass', () => {
  const business = { name: 'Willow Street Family Dentistry', city: 'Asheville', category: 'Dental clinic' };
  const refused = goodTexts.filter((text) => checkReview(text.review, { business, ...text }).length > 0);
  expect(goodTexts.length).toBeGreaterThan(30);
  expect(refused.length / goodTexts.length).toBeLessThanOrEqual(0.05);
});
