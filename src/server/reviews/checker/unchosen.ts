import * as phrases from '../compose/phrases.ts';
import { splitWords } from '../sentence.ts';
import { saysAChoice } from './mark.ts';
import type { Reading } from './reading.ts';
import type { Word } from './words.ts';

// What may stand in a sentence that only opens, closes or thanks: nothing here tells of the visit, its people or what they did
const framing = `
a about account add adding again all also am an and any anybody anyone anything appreciate appreciated are as at aware away be been begin beginning
big both brief but call can care case choose choosing comments concerned considering could covers customer day decide deciding did do easy
else end enough everybody everyone experience experiences fair far feedback feelings few find finds first folks for from full gave general
gives glad go goes going good had happy has have having he hear help helped helpful helping helps here honest honestly hope hoping how
however i idea if impression in interested is it its just keep keeping kept know last leave leaving less let like liked line lines little
look looking lot made main make many matter mattered may me mean mention mind mine mixed more most much my myself need negative no not
note notes notice noticed now of okay on one only opinion or other others out overall own part pass passing people person personal picture
place point points possible post posting pretty put putting quick quickly quite read reader reading really reply rest review reviewing
reviews right same say saying see sense share shared sharing short should side simple simply so some somebody someone something special
start started stay stayed still story sum sums take taking tell telling thank thankful thanks that the their then there these they thing
things think thinking this those though thought thoughts time to today too took treat treated tried trip truth try trying two up use
useful very view visit visited visiting want wanted was way we well were what when where whether which who whoever whole why will wish
with wondering words work worth would write writing yes you your yourself
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
  /^(?:they|he|she|you|no|nobody|everyone|everybody|do|all|everything|nothing|it (?:was|did|helped|has)|i (?:am|was|feel|did|do|go|have|know|need|see|started|stayed)|we)\b/;
const closing =
  /^(?:that|those|these|this|it) (?:is|was|'s|are|about|pretty|covers|sums|helps)\b|^i (?:am|was) (?:so |very |really )?(?:glad|happy)\b|\b(?:hope|share|sharing|thank|thanks|review|experience|thoughts?|to add)\b/;

// 'it was not good', but not 'I do not have anything to add'
const denying = /\bnot (?!(?:add|have|leave|mention|much|say)\b)/;

/** The sentences that neither speak of a choice nor only open, close or thank. */
export function listUnchosen(reading: Reading): readonly string[] {
  return groupBySentence(reading.draftedWords)
    .filter((words) => words.length > 0 && !saysAChoice(reading, words) && !isFrame(words.map(({ text }) => text)))
    .map((words) => reading.review.slice(words[0]?.start, words.at(-1)?.end));
}

function isFrame(words: readonly string[]): boolean {
  const text = words.join(' ');
  if ((claiming.test(text) && !closing.test(text)) || denying.test(text)) return false;
  return words.every((word) => word.split(/['-]/).every((part) => framed.has(part) || shortened.has(part)));
}

const shortened: ReadonlySet<string> = new Set(['s', 't', 'd', 'll', 've', 're', 'm', 'i']);

function groupBySentence(words: readonly Word[]): readonly (readonly Word[])[] {
  return [...Map.groupBy(words, ({ sentence }) => sentence).values()];
}
