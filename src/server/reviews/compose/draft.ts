import { hashSentence, hashSentences, splitSentences, splitWords } from '../sentence.ts';
import { expandFrame, type Frame, markClose, markOpen, parseFrame } from './frame.ts';
import { dropCarriers, type Mark, takeMarks, tieMarks } from './marks.ts';
import * as phrases from './phrases.ts';
import type { Random } from './random.ts';
import { contract, finishSentence } from './tidy.ts';
import { groupItems, type Item, weaveSentence } from './weave.ts';

/** A finished review, what it says where, and the hashes to remember. */
export type Draft = { review: string; marks: Mark[]; sentenceHashes: string[] };

/** What one review is to contain; null is left out. */
export type Plan = {
  items: readonly Item[];
  /** What the marks of each position stand for; the thanked name comes last. */
  choices: readonly string[];
  name: string | null;
  business: string | null;
  city: string | null;
  visited: boolean;
  shorten: boolean;
  isRemembered: (hash: string) => boolean;
};

const drawsPerSentence = 40;
const closings = phrases.closings.map((template) => parseFrame(template));
const openers = {
  visited: phrases.openers.visited.map((template) => parseFrame(template)),
  called: phrases.openers.called.map((template) => parseFrame(template)),
};
const thanksJoined = phrases.thanks.joined.map((template) => parseFrame(template));

/** One attempt at a review; null where a sentence could not be drawn that is new to this business. */
export function writeDraft(plan: Plan, random: Random): Draft | null {
  const groups = groupItems(plan.items, random);
  const openerAt = plan.business === null ? -1 : groups.length > 1 && random.chance(0.15) ? 1 : 0;
  const short = plan.name === null ? null : finish(thankShort(plan, random), plan.shorten);
  // a thank-you of six words would be remembered and could not come again: then it joins a sentence
  const joinsAt =
    short === null || (hashSentence(dropCarriers(short)) === null && random.chance(0.75))
      ? -1
      : Math.floor(random.next() * groups.length);
  const used = new Set<string>();
  const sentences: string[] = [];
  let before = '';
  for (const [at, group] of groups.entries()) {
    const sentence = drawSentence(plan, sentences, () => {
      const woven = weaveSentence(group, used, random);
      if (woven === null) return null;
      let text = woven.text;
      if (woven.id.startsWith('brief')) return at === openerAt || at === joinsAt ? null : woven;
      if (at === openerAt) text = openWith(plan, at, text, random);
      else if (at > 0) text = startLater(text, before, group, random);
      if (at === joinsAt) text = joinThanks(plan, text, at === openerAt, random);
      return { text, id: woven.id };
    });
    if (sentence === null) return null;
    used.add(sentence.id);
    sentences.push(sentence.text);
    before = toneOf(group);
  }
  if (short !== null && joinsAt < 0) sentences.splice(random.chance(0.75) ? sentences.length : 0, 0, short);
  const words = splitWords(sentences.join(' ')).length;
  if (random.chance(words < 50 ? 0.85 : words < 58 ? 0.4 : 0.1))
    sentences.push(finish(expandFrame(random.pick(closings), random), plan.shorten));
  const { review, marks } = takeMarks(sentences.join(' '), plan.choices);
  return { review, marks, sentenceHashes: hashSentences(review) };
}

function toneOf(group: readonly Item[]): string {
  return group.some((item) => item.bank.tone === 'mixed') ? 'mixed' : (group[0]?.bank.tone ?? 'good');
}

function finish(text: string, shorten: boolean): string {
  const finished = finishSentence(text);
  return shorten ? contract(finished) : finished;
}

type Drawn = { text: string; id: string };

function drawSentence(plan: Plan, earlier: readonly string[], draw: () => Drawn | null): Drawn | null {
  const said = dropCarriers(earlier.join(' ')).toLowerCase();
  for (let tries = 0; tries < drawsPerSentence; tries++) {
    const drawn = draw();
    if (drawn === null) continue;
    if (repeatsAWord(said, dropCarriers(drawn.text).toLowerCase())) continue;
    const text = finish(drawn.text, plan.shorten);
    const plain = dropCarriers(text);
    if (drawn.id.startsWith('brief') && hashSentence(plain) !== null) continue;
    const remembered = splitSentences(plain).some((sentence) => {
      const hash = hashSentence(sentence);
      return hash !== null && plan.isRemembered(hash);
    });
    if (!remembered) return { text, id: drawn.id };
  }
  return null;
}

// Said twice in one review these sound like a form letter
const onceOnly =
  /\b(?:liked|appreciated|enjoyed|valued|noticed|remember|downside|drawback|minus|impression|stood out|got my attention|stayed with me|i (?:found|thought|felt|would say|can say|must say|have to say|will say)|i'd say|(?:for|to) me|in my|personally|honest|also|glad|happy|pleased|nice|good to|it helped|on top of|besides|mention|plus|from what i saw|as i saw it|then|still|even|say|treated|came across|struck|thing|the staff|the people|honestly|view|think|thought|felt|found|saw|seemed|all in all|feeling|it made|that helped|mattered)\b/g;

function repeatsAWord(said: string, sentence: string): boolean {
  const own = sentence.match(onceOnly) ?? [];
  if (new Set(own).size < own.length || sentence.split(':').length > 2) return true;
  const [first, second] = sentence.split(' ');
  return (
    own.some((word) => said.includes(word)) ||
    (said !== '' && first !== 'the' && ` ${said}`.includes(`. ${first} ${second} `))
  );
}

function startLater(text: string, before: string, group: readonly Item[], random: Random): string {
  const tone = toneOf(group);
  if (tone === 'own' || !random.chance(0.3)) return text;
  const starts =
    tone === 'mixed' && before === 'good' && group.length === 1
      ? phrases.turnToMixed
      : tone === 'good' && before === 'mixed'
        ? phrases.turnToGood
        : phrases.laterStarts;
  return random.pick(starts).replace('{s}', () => text);
}

function openWith(plan: Plan, at: number, text: string, random: Random): string {
  const frames: readonly Frame[] = plan.visited ? openers.visited : openers.called;
  const opener = at === 0 ? expandFrame(random.pick(frames), random) : plan.visited ? 'at {b}, {s}' : 'with {b}, {s}';
  const place = plan.city === null ? '{b}' : random.pick(phrases.places);
  return opener
    .replace('{b}', place)
    .replace('{b}', () => plan.business ?? '')
    .replace('{c}', () => plan.city ?? '')
    .replace('{s}', () => text);
}

function joinThanks(plan: Plan, text: string, opened: boolean, random: Random): string {
  const joined = opened ? '{s}, and thank you, {p}' : expandFrame(random.pick(thanksJoined), random);
  return joined.replace('{p}', () => markedName(plan)).replace('{s}', () => text);
}

function thankShort(plan: Plan, random: Random): string {
  return random.pick(phrases.thanks.short).replace('{p}', () => markedName(plan));
}

function markedName(plan: Plan): string {
  return tieMarks(`${markOpen}${plan.name ?? ''}${markClose}`, plan.choices.length - 1);
}
