import { describe, expect, it } from 'vitest';
import { listCategories } from '../contract/businesses/categories.ts';
import { industryOf } from './category-industries.ts';
import { resolveChoices, resolveIndustries } from './choices.ts';
import { conflicts } from './conflicts.ts';
import { industries } from './industries.ts';
import type { Industry } from './industry.ts';
import { labels } from './labels.ts';
import { sentiments } from './sentiments.ts';

const all: readonly Industry[] = Object.values(industries);

describe('industries', () => {
  it('every category has an industry: add the names below to contract/businesses/categories.json', () => {
    expect(listCategories().filter((name) => !industryOf.has(name.toLowerCase()))).toEqual([]);
  });

  it.each([
    [[], 'healthcare'],
    [['Dentist'], 'dental'],
    [['Oral surgeon'], 'dental'],
    [['General practitioner'], 'healthcare'],
    [['Otolaryngologist'], 'healthcare'],
    [['Psychologist'], 'therapy'],
    [['Physical therapist'], 'physical-therapy'],
    [['Pharmacy'], 'pharmacy'],
    [['Optometrist'], 'pharmacy'],
    [['Nursing home'], 'home-care'],
    [['Day care center'], 'child-care'],
    [['Hotel'], 'hotel'],
    [['Coffee shop'], 'cafe'],
    [['Hot dog stand'], 'restaurant'],
    [['Plant nursery'], 'retail'],
    [['Van rental agency'], 'car-sales'],
    [['Auto repair shop'], 'auto-repair'],
    [['Cosmetic dentist'], 'dental'],
    [['Veterinarian'], 'pets'],
    [['Plumber'], 'home-services'],
    [['Embassy'], 'general'],
    [['Embassy', 'Dentist'], 'dental'],
    [['Book store', 'Coffee shop'], 'retail'],
  ])('%j has the list %s', (named, id) => {
    expect(resolveIndustries(named)[0].id).toBe(id);
  });

  it.each(all.map((industry) => [industry.id, industry] as const))(
    '%s has 24 sentiments, six of them critical',
    (_, industry) => {
      const own = industry.sentiments.map((id) => labels[id]);
      expect(new Set(own).size).toBe(24);
      for (const label of own) expect(label).toMatch(/^[A-Z][^<>{}]{0,39}$/);
      expect(industry.sentiments.filter((id) => sentiments[id].phrases.tone === 'mixed')).toHaveLength(6);
      expect(own.some((label) => ['Fair prices', 'Good value'].includes(label))).toBe(true);
    },
  );

  it('a conflict is between sentiments that one list offers together', () => {
    const apart = conflicts.filter(
      ([one, other]) => !all.some(({ sentiments: own }) => own.includes(one) && own.includes(other)),
    );
    expect(apart).toEqual([]);
  });
});

describe('choices', () => {
  it('are looked up in all industries of the business; anything else is typed', () => {
    const known = resolveIndustries(['Book store', 'Coffee shop']);
    const found = resolveChoices(['Short line', 'Good coffee', 'Nice view', 'friendly staff'], known);
    expect(found.map(({ id }) => id)).toEqual(['short-line', 'good-coffee', 'typed-3', 'typed-4']);
  });

  it('may be given by their ids beside the labels', () => {
    const [choice] = resolveChoices(['Personal amable'], resolveIndustries(['Dentist']), ['friendly-staff']);
    expect(choice).toMatchObject({ id: 'friendly-staff', label: 'Personal amable' });
  });
});
