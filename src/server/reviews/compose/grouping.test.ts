import { describe, expect, it } from 'vitest';
import { type Group, groupSaid } from './grouping.ts';
import { makeRandom } from './random.ts';
import type { Said, Tone } from './say.ts';

function clause(text: string, tone: Tone = 'good'): Said {
  return { tone, kind: 'clause', text };
}

const textsOf = (groups: readonly Group[]) => groups.map(({ said }) => said.map(({ text }) => text));

describe('groupSaid', () => {
  it('makes no list of three with what names itself first', () => {
    const said = ['what stood out was the staff', 'the rooms were clean', 'they were on time'].map((text) =>
      clause(text),
    );
    const plain = ['the staff was friendly', 'the rooms were clean', 'they were on time'].map((text) => clause(text));
    const longest = (three: readonly Said[]) =>
      Math.max(
        ...Array.from({ length: 40 }, (_, seed) =>
          groupSaid(three, [], { named: true, early: false }, makeRandom(seed)),
        ).flatMap((groups) => groups.map((one) => one.said.length)),
      );
    expect(longest(said)).toBe(2);
    expect(longest(plain)).toBe(3);
  });

  it('says what was liked about it last', () => {
    const said = [clause('they were on time and I liked that'), clause('the rooms were clean')];
    for (let seed = 0; seed < 20; seed++) {
      const groups = groupSaid(said, [], { named: true, early: false }, makeRandom(seed));
      expect(textsOf(groups)).toEqual([['the rooms were clean', 'they were on time and I liked that']]);
    }
  });

  it('gives a statement a sentence of its own in early drafts alone', () => {
    const said = ['the rooms were clean', 'they were on time'].map((text) => clause(text));
    const counts = (early: boolean) =>
      new Set(
        Array.from({ length: 40 }, (_, seed) => groupSaid(said, [], { named: false, early }, makeRandom(seed)).length),
      );
    expect(counts(false)).toEqual(new Set([1]));
    expect(counts(true)).toEqual(new Set([1, 2]));
  });

  it('says a wish last, which would take in what came after it', () => {
    const said = [clause('I wish it was bigger', 'mixed'), clause('it was hard to park', 'mixed')];
    for (let seed = 0; seed < 20; seed++) {
      const groups = groupSaid(said, [], { named: false, early: false }, makeRandom(seed));
      expect(textsOf(groups)).toEqual([['it was hard to park', 'I wish it was bigger']]);
    }
  });

  it('begins with nothing that has no subject, and says no such praise after what bothered', () => {
    const line = (text: string, tone: Tone = 'good'): Said => ({ tone, kind: 'line', text });
    const said = [line('friendly people'), clause('parking was hard', 'mixed'), clause('the rooms were clean')];
    for (let seed = 0; seed < 40; seed++) {
      const groups = groupSaid(
        [...said, line('limited menu', 'mixed')],
        [],
        { named: false, early: true },
        makeRandom(seed),
      );
      const texts = textsOf(groups).map((texts) => texts.join(' and '));
      expect(texts[0]).not.toMatch(/friendly people|limited menu/);
      if (texts.includes('the rooms were clean'))
        expect(texts.indexOf('friendly people')).toBe(texts.indexOf('the rooms were clean') + 1);
    }
  });

  it("begins with nothing of the customer's own where something else can begin", () => {
    const own: Said = { tone: 'own', kind: 'own', text: 'there was also the warm blanket' };
    for (let seed = 0; seed < 20; seed++) {
      const [first] = groupSaid(
        [own, clause('the rooms were clean')],
        [],
        { named: false, early: true },
        makeRandom(seed),
      );
      expect(first?.said.map(({ text }) => text)).toEqual(['the rooms were clean']);
    }
  });
});
