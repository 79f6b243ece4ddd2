import { describe, expect, it } from 'vitest';
import { listCategories } from '../contract/businesses/categories.ts';
import { industryOf } from './category-industries.ts';
import { labelsOf, resolveChoices, resolveIndustries } from './choices.ts';
import { conflicts } from './conflicts.ts';
import { allForms, formsOf } from './forms.ts';
import { industries } from './industries.ts';
import type { Industry } from './industry.ts';
import { pairs } from './pairs.ts';

const all: readonly Industry[] = Object.values(industries);
const each = all.map((industry) => [industry.id, industry] as const);

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
    [['Pet store'], 'retail'],
    [['Aquarium shop'], 'retail'],
    [['Van rental agency'], 'car-sales'],
    [['Auto repair shop'], 'auto-repair'],
    [['Cosmetic dentist'], 'dental'],
    [['Veterinarian'], 'pets'],
    [['Pet groomer'], 'pets'],
    [['Plumber'], 'home-services'],
    [['Embassy'], 'general'],
    [['Embassy', 'Dentist'], 'dental'],
    [['Book store', 'Coffee shop'], 'retail'],
  ])('%j has the list %s', (named, id) => {
    expect(resolveIndustries(named)[0].id).toBe(id);
  });

  it.each(each)('%s has 24 sentiments, five to eight of them critical, and three verdicts', (id, industry) => {
    const own = labelsOf(industry);
    expect(new Set(own.map((label) => label.toLowerCase())).size).toBe(24);
    for (const label of own) expect(label).toMatch(/^[A-Z][^<>{}]{0,39}$/);
    const critical = industry.sentiments.filter((one) => formsOf(one, id).tone === 'critical').length;
    expect([5, 6, 7, 8]).toContain(critical);
    const verdicts = ['great-experience', 'would-come-back', 'would-not-come-back'];
    expect(verdicts.every((one) => industry.sentiments.some((two) => one === two))).toBe(true);
    expect(own.some((label) => ['Fair prices', 'Good value'].includes(label))).toBe(true);
  });

  it.each(each)('%s: no label of the release before means another sentiment now', (id, industry) => {
    for (const one of industry.sentiments) {
      const { was } = formsOf(one, id);
      if (was !== undefined) expect(resolveChoices([was], [industry])[0]?.id).toBe(one);
    }
  });

  it('a conflict is between sentiments that one list offers together', () => {
    const apart = conflicts.filter(
      ([one, other]) => !all.some(({ sentiments: own }) => own.includes(one) && own.includes(other)),
    );
    expect(apart).toEqual([]);
  });
});

describe('forms and pairs', () => {
  const phrasings = [...Object.entries(allForms), ...pairs.map((pair) => [pair.of.join(' + '), pair] as const)];
  const formsIn = ({ thing = [], doing = [], plain = [], you = [], past = [] }: (typeof phrasings)[number][1]) => ({
    lists: [...thing, ...doing],
    clauses: [...plain, ...you, ...past],
  });

  it.each(phrasings)('%s: no universal word, a mark on each side of "but", subject and predicate', (_, one) => {
    const { lists, clauses } = formsIn(one);
    expect(lists.length).toBeGreaterThan(0);
    for (const form of [...lists, ...clauses]) {
      expect(form).not.toMatch(
        /\b(?:everyone|everything|all of the|every|never|always|nobody|plenty|clearly|during my visit|the day I went|seem\w*|overall|kind of|a tad|very|extremely|amazing|awesome|to deal with)\b/i,
      );
      for (const side of form.split(' but ')) expect(side.match(/[*^~]/g), form).toHaveLength(1);
      expect(form.replaceAll(/\{(?:I|me|my)\}/g, 'x')).toMatch(/^[\w' |*^~,.-]+$/);
    }
    for (const form of clauses) expect(form.split(' | ')).toHaveLength(2);
    for (const form of lists) {
      expect(form).not.toContain('|');
      expect(form.split(' ').length).toBeLessThanOrEqual('of' in one ? 12 : 8);
    }
  });

  const wordsIn = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .match(/[a-z']{3,}/g)
        ?.filter((word) => !glue.has(word)),
    );
  const glue = new Set(['the', 'was', 'were', 'are', 'they', 'but', 'not']);
  const wordsOf = (id: string) => {
    const form = Object.entries(allForms).find(([key]) => key === id)?.[1];
    const { lists, clauses } = form ? formsIn(form) : { lists: [], clauses: [] };
    return wordsIn([form?.label, form?.was, ...lists, ...clauses].join(' '));
  };
  const shared = (side: string | undefined, id: string) =>
    [...wordsIn(side ?? '')].filter((word) => wordsOf(id).has(word)).length;

  it.each(pairs.filter(({ but }) => but))('$of: before the "but" is the first, after it the second', (pair) => {
    const { lists, clauses } = formsIn(pair);
    const [one, other] = pair.of;
    for (const form of [...lists, ...clauses]) {
      const [before, after] = form.split(' but ');
      expect(shared(before, one) + shared(after, other), form).toBeGreaterThan(
        shared(before, other) + shared(after, one),
      );
    }
  });

  it('each pair is offered somewhere', () => {
    const together = ([one, other]: readonly [string, string]) =>
      all.some(({ sentiments }) => [one, other].every((id) => sentiments.some((own) => own === id)));
    expect(pairs.filter(({ of: ids }) => !together(ids)).map(({ of: ids }) => ids)).toEqual([]);
  });

  it('a form says one sentiment of a list', () => {
    for (const { id, sentiments } of all) {
      const said = sentiments.flatMap((one) => {
        const { lists, clauses } = formsIn(['', formsOf(one, id)][1] as (typeof phrasings)[number][1]);
        return [...new Set([...lists, ...clauses])].map((form) => form.replaceAll(/[*^~]/g, ''));
      });
      expect(said.filter((form, at) => said.indexOf(form) < at)).toEqual([]);
    }
  });
});

describe('choices', () => {
  it('are looked up in all industries of the business; anything else is typed', () => {
    const known = resolveIndustries(['Book store', 'Coffee shop']);
    const found = resolveChoices(['Short line', 'Good coffee', 'Nice view', 'friendly staff'], known);
    expect(found.map(({ id }) => id)).toEqual(['short-line', 'good-coffee', 'typed-3', 'typed-4']);
  });

  it('may be given by their ids beside the labels, and by their labels of the release before', () => {
    const known = resolveIndustries(['Dentist']);
    const [choice] = resolveChoices(['Personal amable'], known, { ids: ['friendly-staff'] });
    expect(choice).toMatchObject({ id: 'friendly-staff', label: 'Personal amable' });
    expect(resolveChoices(['Clear explanations'], known)[0]).toMatchObject({ id: 'clear-explanations' });
  });

  it('keep the letters as typed', () => {
    const known = resolveIndustries(['Dentist']);
    const [own, other] = resolveChoices(['Dr. kim is amazing', 'Other'], known, {
      typed: ['Dr. Kim is AMAZING', 'not the same'],
    });
    expect([own?.label, other?.label]).toEqual(['Dr. Kim is AMAZING', 'Other']);
  });
});
