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
  /** How readily this customer writes "didn't". */
  shorten: number;
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
  const short = plan.name === null ? null : finish(thankShort(plan, random), false);
  // a thank-you of six words would be remembered and could not come again: then it joins a sentence
  const joinsAt =
    short === null || hashSentence(dropCarriers(short)) === null ? -1 : Math.floor(random.next() * groups.length);
  const used = new Set<string>();
  const sentences: string[] = [];
  let before = '';
  for (const [at, group] of groups.entries()) {
    const sentence = drawSentence(plan, sentences, random, () => {
      const startsLater = at > 0 && at !== openerAt && toneOf(group) !== 'own' && random.chance(0.22);
      const woven = weaveSentence(group, used, at === openerAt || startsLater, random);
      if (woven === null) return null;
      let text = woven.text;
      // 'though' needs something before it
      if (before !== 'good' && woven.text.endsWith(', though')) return null;
      if (woven.id.startsWith('brief')) return at === openerAt || at === joinsAt ? null : woven;
      if (at === openerAt) {
        const opened = openWith(plan, at, text, random);
        if (opened === null) return null;
        text = opened;
      } else if (startsLater) text = startLater(text, before, group, random);
      if (at === joinsAt) text = joinThanks(plan, text, at === openerAt, random);
      return { text, id: woven.id };
    });
    if (sentence === null) return null;
    used.add(sentence.id);
    sentences.push(sentence.text);
    before = toneOf(group);
  }
  const words = splitWords(sentences.join(' ')).length;
  if (random.chance(words < 48 ? 0.75 : words < 56 ? 0.25 : 0.05))
    sentences.push(finish(expandFrame(random.pick(closings), random), random.chance(plan.shorten)));
  // thanks stand in a sentence of their own, mostly last
  if (short !== null && joinsAt < 0) sentences.splice(random.chance(0.85) ? sentences.length : groups.length, 0, short);
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

function drawSentence(plan: Plan, earlier: readonly string[], random: Random, draw: () => Drawn | null): Drawn | null {
  const said = dropCarriers(earlier.join(' ')).toLowerCase();
  for (let tries = 0; tries < drawsPerSentence; tries++) {
    const drawn = draw();
    if (drawn === null) continue;
    if (repeatsAWord(said, dropCarriers(drawn.text).toLowerCase())) continue;
    const text = finish(drawn.text, random.chance(plan.shorten));
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

// Each of these at most once in a review: said twice they sound like a form letter
const onceOnly = [
  /\b(?:from what i saw|as far as i could tell|in my (?:view|book|case|experience)|the way i saw it|as i saw it|it seemed to me|to be honest|honestly|personally|all in all|had the feeling)/g,
  /\b(?:for|to) me\b/g,
  /\b(?:say|mention|must admit)\b|i'd say/g,
  /\bi (?:think|thought|felt that|found that|noticed that|saw that)\b/g,
  /\b(?:liked|like)\b/g,
  /\bappreciated\b/g,
  /\b(?:enjoyed|valued)\b/g,
  /\b(?:happy|pleased|glad)\b/g,
  /\bwhich\b[^.]{0,22}\./g,
  /\b(?:nice|good to see|it helped|it was good)\b/g,
  /\b(?:downside|drawback|minus|complaint|fond|did not love|didn't love)\b/g,
  /\b(?:stood out|impression|stayed with me|remember)\b/g,
  /\b(?:also|on top of|beyond that|apart from that|one more|plus)\b/g,
  /\b(?:came across|struck|seemed)\b/g,
  /\bthe (?:staff|people there|workers|people they sent)\b/g,
  /\bthe team\b/g,
  /\b(?:treated|looked after|took care)\b/g,
  /\beveryone\b/g,
  /\bmade me\b/g,
];

function repeatsAWord(said: string, sentence: string): boolean {
  if (sentence.split(':').length > 2) return true;
  for (const once of onceOnly) {
    const own = sentence.match(once)?.length ?? 0;
    if (own > 1 || (own === 1 && said.search(once) >= 0)) return true;
  }
  const [first, second] = sentence.split(' ');
  return said !== '' && first !== 'the' && ` ${said}`.includes(`. ${first} ${second} `);
}

function startLater(text: string, before: string, group: readonly Item[], random: Random): string {
  const tone = toneOf(group);
  const starts =
    tone === 'mixed' && before === 'good' && group.length === 1
      ? phrases.turnToMixed
      : tone === 'good' && before === 'mixed'
        ? phrases.turnToGood
        : phrases.laterStarts;
  return random.pick(starts).replace('{s}', () => text);
}

function openWith(plan: Plan, at: number, text: string, random: Random): string | null {
  const frames: readonly Frame[] = plan.visited ? openers.visited : openers.called;
  const opener = at === 0 ? expandFrame(random.pick(frames), random) : plan.visited ? 'at {b}, {s}' : 'with {b}, {s}';
  // 'I went to X, and the rooms were clean, and they listened' is one 'and' too many
  if (opener.includes(', and {s}') && text.includes(', and ')) return null;
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
