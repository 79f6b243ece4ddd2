import * as phrases from '../compose/phrases.ts';
import { splitWords } from '../sentence.ts';
import { saysAChoice } from './mark.ts';
import type { Reading } from './reading.ts';
import type { Word } from './words.ts';

// What may stand in a sentence that only opens, closes or thanks: nothing here tells of the visit, its people or what they did
const framing = `
a about account add adding aware away big call feelings find finds first however like liked made make mean negative notice noticed okay possible putting
put points right taking took tried wanted wish were been gives gave again all also an and any anybody anyone appreciate appreciated are as at be been both brief but can care case
choose choosing comments considering could covers customer day decide deciding did do else enough experience experiences fair far feedback
few find first folks for from full gave general glad go going good goes had happy has have having he hear help helped helpful helping helps here
honest honestly hope hoping how i idea if impression in interested is it its just keep keeping kept know last leave leaving less let line
lines little look looking lot main many may me mention mind mine mixed more most much my myself need no note notes now of on one only opinion or other
others out overall own part pass passing people person personal picture place point points post posting pretty put quick quickly read reader reading
really reply rest review reviews reviewing same say saying see sense share shared sharing short should side simple simply so some somebody someone something
special story sum sums take tell telling thank thankful thanks that the their then there these they thing things think thinking this those though
thought thoughts time to today too trip truth try trying two up use useful very view visit visited visiting want wanted was way we well were what
when where whether which who whoever whole why will with wondering words work worth would write writing yes you your yourself
`;
const framed: ReadonlySet<string> = new Set([
  ...splitWords(framing),
  ...splitWords(
    [...phrases.openers.visited, ...phrases.greetings, ...phrases.closings, ...phrases.thanks.short]
      .join(' ')
      .toLowerCase(),
  ),
]);
// Of these words alone much can be claimed: 'they were good', 'do go there', 'it helped me a lot'
const claiming =
  /^(?:they|he|she|you|no|nobody|do|all|everything|nothing|it (?:was|did|helped|has)|i (?:am|was|feel|did|go|have|know|need|see)|we)\b/;
const closing =
  /^(?:that|those|these|this|it) (?:is|was|'s|are|about|pretty|covers|sums|helps)\b|\b(?:hope|share|sharing|thank|thanks|review|experience|thoughts?)\b/;

/** The sentences that neither speak of a choice nor only open, close or thank. */
export function listUnchosen(reading: Reading): readonly string[] {
  return groupBySentence(reading.draftedWords)
    .filter((words) => words.length > 0 && !saysAChoice(reading, words) && !isFrame(words.map(({ text }) => text)))
    .map((words) => reading.review.slice(words[0]?.start, words.at(-1)?.end));
}

function isFrame(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (claiming.test(text) && !closing.test(text)) return false;
  return words.every((word) => word.split(/['-]/).every((part) => framed.has(part) || shortened.has(part)));
}

const shortened: ReadonlySet<string> = new Set(['s', 't', 'd', 'll', 've', 're', 'm', 'i']);

function groupBySentence(words: readonly Word[]): readonly (readonly Word[])[] {
  return [...Map.groupBy(words, ({ sentence }) => sentence).values()];
}
