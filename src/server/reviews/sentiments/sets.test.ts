import { describe, expect, it } from 'vitest';
import { listForms, parseFrame } from '../compose/frame.ts';
import { findSense, sentimentSetFor, trades } from './sets.ts';
import { listTemplates } from './topic.ts';

describe('sentimentSetFor', () => {
  it.each([
    ['Dental clinic', 'healthcare'],
    ['Veterinarian', 'pets'],
    ['Animal hospital', 'pets'],
    ['Italian restaurant', 'restaurant'],
    ['Barber shop', 'salon'],
    ['Auto repair shop', 'auto repair'],
    ['Personal injury attorney', 'legal'],
    ['Plumber', 'home services'],
    ['House cleaning service', 'home services'],
    ['Book store', 'retail'],
    ['Yoga studio', 'fitness'],
    ['Real estate agency', 'real estate'],
    ['Music school', 'education'],
    ['Embassy', 'general'],
  ])('%s has the set %s', (category, kind) => {
    expect(sentimentSetFor([category]).kind).toBe(kind);
  });

  it('takes healthcare without a category and the first known trade of several', () => {
    expect(sentimentSetFor([]).kind).toBe('healthcare');
    expect(sentimentSetFor(['Embassy', 'Book store']).kind).toBe('retail');
  });

  it('has 24 short labels in each of twelve sets', () => {
    expect(trades).toHaveLength(12);
    for (const trade of trades) {
      const labels = Object.keys(trade.labels);
      expect(labels).toHaveLength(24);
      for (const label of labels) expect(label).toMatch(/^[A-Z][^<>{}]{0,39}$/);
    }
  });

  it('can say every label in at least 20 frames and 150 ways, each with its mark', () => {
    for (const trade of trades)
      for (const label of Object.keys(trade.labels)) {
        const sense = findSense(label, trade);
        const frames = sense === null ? [] : listTemplates(sense.topic);
        const forms = new Set(frames.flatMap((template) => listForms(parseFrame(template, sense?.nouns))));
        expect([label, frames.length >= 20]).toEqual([label, true]);
        expect([trade.kind, label, forms.size >= 150 || forms.size]).toEqual([trade.kind, label, true]);
        for (const form of forms) expect(form).toMatch(/^[^,;]*\uE000[^\uE001]+\uE001[^,;]*$/u);
      }
  });
});
