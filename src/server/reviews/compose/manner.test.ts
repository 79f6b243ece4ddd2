import { describe, expect, it } from 'vitest';
import { checkReview } from '../checker/check.ts';
import { findSense, trades } from '../sentiments/sets.ts';
import { listForms, parseFrame } from './frame.ts';
import { withoutTag } from './manner.ts';
import { dropCarriers } from './marks.ts';

describe('withoutTag', () => {
  it('leaves out what was liked about a statement', () => {
    expect(withoutTag('they were kind and I really liked that')).toBe('they were kind');
    expect(withoutTag('I felt rushed and that was great')).toBe('I felt rushed');
    expect(withoutTag('they did great and I was happy with the result')).toBe(
      'they did great and I was happy with the result',
    );
  });

  it('leaves in every statement of the bank what says its label', () => {
    const lost: string[] = [];
    for (const trade of trades)
      for (const label of Object.keys(trade.labels)) {
        const business = { name: 'Bright Harbor', city: 'Portland', category: trade.categories[0] ?? null };
        const says = (form: string) => {
          const text = dropCarriers(form).replaceAll(/ +/g, ' ').trim();
          const found = checkReview(`${text}.`, { business, sentiments: [label] });
          return found.every(({ rule }) => rule !== 'choice-missing');
        };
        const sense = findSense(label, trade);
        for (const form of (sense?.topic.clauses ?? []).flatMap((one) => listForms(parseFrame(one, sense?.nouns))))
          if (withoutTag(form) !== form && says(form) && !says(withoutTag(form))) lost.push(`${label}: ${form}`);
      }
    expect(lost).toEqual([]);
  });
});
