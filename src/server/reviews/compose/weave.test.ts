import { describe, expect, it } from 'vitest';
import { markClose, markOpen, placeSlot } from './frame.ts';
import type { Group } from './grouping.ts';
import type { Sentence } from './leads.ts';
import { dropCarriers } from './marks.ts';
import type { Named } from './naming.ts';
import * as phrases from './phrases.ts';
import { makeRandom } from './random.ts';
import type { Said, Tone } from './say.ts';
import { weave } from './weave.ts';

function clause(text: string, tone: Tone = 'good'): Said {
  return { tone, kind: 'clause', text };
}

function group(...said: Said[]): Group {
  return { said, both: null, tone: said.some(({ tone }) => tone === 'mixed') ? 'mixed' : 'good' };
}

/** Every sentence that the group may become. */
function weaveAll(woven: Group, before: Sentence | null = null, named: Named | null = null): Set<string> {
  const sentences = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const isBlamed = before?.group.tone === 'mixed';
    const way = { before, turn: seed, isBlamed, isOnly: !isBlamed };
    const text = weave(woven, way, named, makeRandom(seed));
    if (text !== null) sentences.add(dropCarriers(text));
  }
  expect(sentences.size).toBeGreaterThan(0);
  return sentences;
}

describe('weave', () => {
  it('says a subject once where the verb after it can only be of that one', () => {
    const sentences = weaveAll(group(clause('they were on time'), clause('they explained everything')));
    expect(sentences).toContain('they were on time and explained everything');
  });

  it.each([
    ['I have to say they kept the shop clean', 'I found the building right away'],
    ['they said I was early', 'they were kind about it'],
    ["they didn't rush me", 'they explained everything'],
    ['they have a team that is friendly', 'they were on time'],
  ])('says the second subject where its verb would be read as of another: %s', (one, other) => {
    for (const sentence of weaveAll(group(clause(one), clause(other))))
      expect(sentence).toMatch(new RegExp(`and ${other}$`));
  });

  it('finds the second subject behind a mark', () => {
    const sentences = weaveAll(
      group(
        clause(`I have to say ${markOpen}they kept the shop clean${markClose}`),
        clause(`I ${markOpen}found the building${markClose}`),
      ),
    );
    for (const sentence of sentences) expect(sentence).toMatch(/and I found the building$/);
  });

  it('says what was liked about one statement beside no other', () => {
    const tagged = clause('they really listened and I liked that');
    for (const sentence of weaveAll(group(clause('the rooms were clean'), tagged)))
      expect(sentence).toMatch(/,? and they really listened$/);
    expect([...weaveAll(group(tagged))]).toEqual(['they really listened and I liked that']);
  });

  it('joins praise with blame by a word that opposes them', () => {
    const sentences = weaveAll(group(clause('the wait was long', 'mixed'), clause('they were kind')));
    for (const sentence of sentences) expect(sentence).toMatch(/, (?:but|though) /);
    expect(sentences.size).toBeGreaterThan(1);
  });

  const praise = group(clause('the rooms were clean'));
  const blame = group(clause('parking was hard', 'mixed'));
  const both = group(clause('the wait was long', 'mixed'), clause('they were kind'));
  const praised = { group: praise, text: 'The rooms were clean.' };
  const blamed = { group: blame, text: 'Parking was hard.' };
  const endedWell = { group: both, text: 'The wait was long, but they were kind.' };
  const endedBadly = { group: both, text: 'They were kind, but the wait was long.' };

  it.each([
    ['more praise after praise', praise, praised, phrases.leads.more],
    ['more praise after blame and praise', praise, endedWell, phrases.leads.more],
    ['a downside after praise', blame, praised, phrases.leads.downside],
    ['what bothers after blame and praise', blame, endedWell, phrases.leads.frankly],
    ['one thing that bothered after another', blame, blamed, phrases.leads.again],
    ['what bothers after praise and blame', blame, endedBadly, phrases.leads.again],
    ['praise after what bothered', praise, blamed, phrases.leads.bright],
    ['praise after praise and blame', praise, endedBadly, phrases.leads.bright],
  ])('leads to %s by its own words', (_, woven, before, leads) => {
    const [said] = woven.said;
    const own = leads.map((shell) => shell.replace('{s}', said?.text ?? ''));
    expect([...weaveAll(woven, before)].filter((sentence) => !own.includes(sentence))).toEqual([]);
  });

  it.each(['what I liked was the rooms', 'I have to say the rooms were clean', 'the downside was the rooms'])(
    'leads to nothing that names itself first: %s',
    (text) => {
      expect([...weaveAll(group(clause(text)), praised)]).toEqual([text]);
    },
  );

  it("says 'too' of no denial", () => {
    for (const sentence of weaveAll(group(clause("I didn't feel rushed")), praised))
      expect(sentence).not.toMatch(/ too$| as well$/);
  });

  it("says 'too' of nothing that ends with the name", () => {
    const named = { business: 'Bright Harbor', visited: true, opener: null };
    const atTheEnd = clause(`it was good to be listened to ${placeSlot}`);
    for (const sentence of weaveAll(group(atTheEnd), praised, named)) expect(sentence).toMatch(/ at Bright Harbor$/);
  });

  it('names no people of the business beside its people', () => {
    const named = { business: 'Bright Harbor', visited: true, opener: null };
    const said = group(clause('they helped me right away'), clause('the people there were kind'));
    for (const sentence of weaveAll(said, null, named)) expect(sentence).toMatch(/^Bright Harbor helped me right away/);
  });

  it.each(['I thought parking was hard', 'parking was just hard'])('warns of nothing said like that: %s', (text) => {
    for (const sentence of weaveAll(group(clause(text, 'mixed')), praised))
      expect(sentence).not.toMatch(/^(?:heads up|just so you know)/);
  });

  it("says no second 'well'", () => {
    for (const sentence of weaveAll(group(clause('they explained things well')), praised))
      expect(sentence).not.toMatch(/ as well$/);
  });

  it('knows what a sentence said last although the name parts it', () => {
    const praiseAndBlame = group(clause('they were kind'), clause(`getting a spot ${placeSlot} was hard`, 'mixed'));
    const text = 'They were kind, but getting a spot at Bright Harbor was hard.';
    const own = phrases.leads.again.map((shell) => shell.replace('{s}', 'prices felt high'));
    const led = weaveAll(group(clause('prices felt high', 'mixed')), { group: praiseAndBlame, text });
    expect([...led].filter((sentence) => !own.includes(sentence))).toEqual([]);
  });

  it('leads on from the second of two things that deny each other', () => {
    const halves = ['the menu was short', 'I had a good choice of dishes'] as const;
    const denying: Group = { said: [], both: { halves, turns: [', but '], ending: 'good' }, tone: 'mixed' };
    const own = phrases.leads.more.map((shell) => shell.replace('{s}', 'the rooms were clean'));
    const led = weaveAll(praise, { group: denying, text: halves.join(', but ') });
    expect([...led].filter((sentence) => !own.includes(sentence))).toEqual([]);
  });

  it('leads to a wish by no second hedge', () => {
    const wish = 'I wish it was quieter';
    expect(weaveAll(group(clause(wish, 'mixed')), praised)).toEqual(new Set([`${wish}, though`]));
  });

  it.each(['felt welcome', 'had to wait a bit'])('leads to no line without a subject: %s', (text) => {
    expect([...weaveAll(group({ tone: 'good', kind: 'line', text }), praised)]).toEqual([text]);
  });

  it("is honest about no bare label: 'to be honest, limited menu'", () => {
    const led = weaveAll(group({ tone: 'mixed', kind: 'line', text: 'limited menu' }), praised);
    expect([...led].filter((sentence) => /^(?:to be honest|just so|heads up)/.test(sentence))).toEqual([]);
    expect(led).toContain('one downside: limited menu');
  });

  it.each([praised, blamed])('adds no bare line: %j', (before) => {
    for (const sentence of weaveAll(group({ tone: 'good', kind: 'line', text: 'friendly people' }), before))
      expect(sentence).not.toMatch(/^(?:also|plus|on top of that|still|that said),/);
  });

  it("calls nothing 'one downside' where there is another", () => {
    const way = { before: praised, turn: 1, isBlamed: false, isOnly: false };
    const led = Array.from({ length: 60 }, (_, turn) => weave(blame, { ...way, turn }, null, makeRandom(turn)));
    expect(led).toContain('on the downside, parking was hard');
    expect(led).not.toContain('one downside: parking was hard');
  });

  it('leads to nothing from the first sentence', () => {
    expect([...weaveAll(praise)]).toEqual(['the rooms were clean']);
  });
});
