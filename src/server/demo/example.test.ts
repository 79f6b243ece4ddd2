import { expect, test } from 'vitest';
import { demoBakeryInsights, demoInsights } from './example-insights.ts';
import { demoBakeryMessages, demoMessages } from './example-messages.ts';

test.for([
  ['practice', demoInsights, demoMessages],
  ['bakery', demoBakeryInsights, demoBakeryMessages],
] as const)('the inbox of the %s holds the private messages that Insights counts', ([, { months }, messages]) => {
  const sent = months.map(({ others }) => others.sent ?? 0);
  const held = months.map((_, month) => messages.filter(({ daysAgo }) => Math.floor(daysAgo / 30) === month).length);
  expect(held).toEqual(sent);
  expect(messages).toHaveLength(sent.reduce((sum, n) => sum + n));
});
