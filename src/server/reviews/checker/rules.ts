import { tidyName } from '../compose/name.ts';
import { hashSentence, splitWords } from '../sentence.ts';
import * as lexicon from './lexicon.ts';
import { findName, markReading } from './mark.ts';
import type { Reading } from './reading.ts';
import type { Rule } from './rule.ts';
import { listUnchosen } from './unchosen.ts';
import { isKnownWord, listLicensedWords } from './vocabulary.ts';

/** Excerpts of the drafted words (not of what was typed) that match a pattern. */
function matches(pattern: RegExp): (reading: Reading) => readonly string[] {
  return ({ drafted }) => [...drafted.matchAll(pattern)].map(([found]) => found.trim());
}

/** Words or phrases of a list that no chosen label brings with it. */
function unlicensed(list: readonly string[]): (reading: Reading) => readonly string[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${list.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (reading) => {
    const licensed = listLicensedWords(reading);
    return matches(pattern)(reading).filter((found) => !splitWords(found).every((word) => licensed.has(word)));
  };
}

/** To add a rule, add one entry: the test reads its examples. */
export const rules: readonly Rule[] = [
  {
    name: 'length',
    sentence: 'Write between 30 and 90 words.',
    examples: {
      bad: 'The staff were friendly.',
      good: 'I was glad of it was glad of it was glad of it was glad of it was glad of it was glad of it was glad of it was glad of it was glad of it.',
    },
    find: ({ review }) => {
      const words = splitWords(review).length;
      return words < 30 || words > 90 ? [''] : [];
    },
  },
  {
    name: 'complete',
    sentence: 'End the review with a finished sentence.',
    examples: { bad: 'The staff were friendly and the', good: 'The staff were friendly.' },
    find: ({ review }) => (/[.!?]["”’')]?\s*$/.test(review) ? [] : ['']),
  },
  {
    name: 'address',
    sentence: 'Leave out links, e-mail addresses, phone numbers, handles and hashtags.',
    examples: { bad: 'See www.example.com for more.', good: 'The staff were friendly.' },
    find: ({ review }) =>
      [
        ...review.matchAll(
          /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|biz|info|us|uk|de|ru|cn|xyz|app|shop|site|online)\b|[\w.+-]+@[\w-]+|(?:^|\s)[@#]\w+|\+?\(?\d[\d\s().-]{6,}\d/gi,
        ),
      ].map(([found]) => found.trim()),
  },
  {
    name: 'markup',
    sentence: 'Write plain sentences: no headings, lists, markdown, HTML, code, brackets or line breaks.',
    examples: { bad: '**Friendly** staff', good: 'Friendly staff.' },
    find: ({ review }) =>
      [...review.matchAll(/[<>{}[\]`*_~|\\^]|^\s*(?:#|-|•|\d+[.)])\s|\n|&\w+;/gm)].map(([found]) => found.trim()),
  },
  {
    name: 'emoji',
    sentence: 'Use no emoji, symbols or control characters.',
    examples: { bad: 'Friendly staff 😊', good: 'Friendly staff.' },
    find: ({ review }) =>
      review.match(/\p{Extended_Pictographic}|[\p{Co}\p{Cc}\p{Cf}]|[★☆✓✔♥→]/gu)?.filter((found) => found !== '\n') ??
      [],
  },
  {
    name: 'leak',
    sentence: 'Write only the review itself: nothing about instructions, drafts, models or the task.',
    examples: { bad: "Sure, here's a review:", good: 'The staff were friendly.' },
    find: matches(
      /\bas an? (?:ai|language model|assistant)\b|\bai\b|language model|\b(?:your|this|my) prompts?\b|\b(?:previous|above|your|system) instructions?\b|\bsystem (?:prompt|message)\b|\bassistant\b|sentiments?\b|placeholder|\bdrafts?\b|here(?:'s| is) (?:a|the|your)\b|(?<=^|[.!?:]\s)\s*(?:sure|certainly|absolutely|of course|understood|got it)(?:[,!.:]|$)|here (?:it is[.!,:]|you (?:go|are)\b)|feel free to|(?:i|we) (?:cannot|can't|am unable|won't) (?:help|assist|write|provide|comply)|i'?m sorry|as requested|let me know (?:if|whether|when you)|word count|^\s*(?:review|output|title|answer)\s*:|\bthink>|customer chose|\bjson\b|\bignore (?:all|any|the|previous)/gm,
    ),
  },
  {
    name: 'quoted',
    sentence: 'Do not put the review in quotation marks.',
    examples: { bad: '"The staff were friendly."', good: 'The staff were friendly.' },
    find: ({ review }) => (/^\s*["“'‘][\s\S]*["”'’]\s*$/.test(review) ? [''] : []),
  },
  {
    name: 'english',
    sentence: 'Write the review in English.',
    examples: { bad: 'Le personnel était très aimable.', good: 'The staff were very kind.' },
    find: ({ drafted, draftedWords }) => {
      const foreign = drafted.match(/[^\p{ASCII}\s–—“”‘’…]+/gu) ?? [];
      const known = draftedWords.filter(({ text }) => lexicon.functionWords.has(text)).length;
      return foreign.length > 0 ? foreign : draftedWords.length > 12 && known / draftedWords.length < 0.25 ? [''] : [];
    },
  },
  {
    name: 'first-person',
    sentence: 'Write in the first person, as the customer.',
    examples: { bad: 'The staff were friendly.', good: 'The staff were friendly to me.' },
    find: ({ draftedWords }) =>
      draftedWords.some(({ text }) => /^(?:i|me|my|mine|we|us|our)(?:'\w+)?$/.test(text)) ? [] : [''],
  },
  {
    name: 'choice-missing',
    sentence: 'Express every one of the chosen points in clear words.',
    examples: { bad: 'It was fine.', good: 'The staff were friendly.' },
    find: (reading) => {
      const found = new Set(markReading(reading).map((mark) => mark.choice));
      return reading.choices.filter(({ label }) => !found.has(label)).map(({ label }) => label);
    },
  },
  {
    name: 'name-once',
    sentence: 'Name the person to thank exactly once.',
    examples: { bad: 'Thanks, Maria. Maria was kind.', good: 'Thanks, Maria.' },
    find: ({ review, request }) => {
      const name = tidyName(request.thankSomeone ?? '');
      if (name === '') return [];
      const open = review.replaceAll(request.business.name, ' ');
      let times = 0;
      for (let at = findName(open, name); at >= 0; at = findName(open, name, at + name.length)) times++;
      return times === 1 || (times > 1 && lexicon.functionWords.has(name.toLowerCase())) ? [] : [name];
    },
  },
  {
    name: 'number',
    sentence: 'Give no numbers, dates, times, prices, ages or durations.',
    examples: { bad: 'I waited ten minutes.', good: 'I waited a while.' },
    find: unlicensed(lexicon.numbers),
  },
  {
    name: 'role',
    sentence: 'Name no job or role that was not chosen.',
    examples: { bad: 'The hygienist was friendly.', good: 'The staff were friendly.' },
    find: unlicensed(lexicon.roles),
  },
  {
    name: 'relative',
    sentence: 'Mention no family, friends, companions or pets of the customer.',
    examples: { bad: 'My son felt at ease.', good: 'I felt at ease.' },
    find: unlicensed(lexicon.relatives),
  },
  {
    name: 'medical',
    sentence: 'Make no statement about health, treatments, body parts, pain or results.',
    examples: { bad: 'My tooth pain is gone.', good: 'The care was gentle.' },
    find: unlicensed(lexicon.medical),
  },
  {
    name: 'history',
    sentence: 'Invent no history: no earlier or later visits, no dates, no regular custom, no plans to come back.',
    examples: { bad: 'I have been coming here for years.', good: 'I was there.' },
    find: unlicensed(lexicon.history),
  },
  {
    name: 'comparison',
    sentence: 'Use no comparison with others and no superlative.',
    examples: { bad: 'The best office in town.', good: 'A good office.' },
    find: unlicensed(lexicon.comparisons),
  },
  {
    name: 'marketing',
    sentence: 'Use no advertising words and no praise beyond what was chosen.',
    examples: { bad: 'Truly outstanding, state-of-the-art care!', good: 'The care was gentle.' },
    find: unlicensed(lexicon.marketing),
  },
  {
    name: 'recommend',
    sentence: 'Do not recommend, rate, advise others or promise anything.',
    examples: { bad: 'I highly recommend them. Five stars!', good: 'Hope this helps.' },
    find: unlicensed(lexicon.recommendations),
  },
  {
    name: 'search-phrase',
    sentence: 'Write no search phrases such as "near me" or "best ... in town".',
    examples: { bad: 'Best dentist near me.', good: 'I was there.' },
    find: matches(
      /\bnear me\b|\btop[- ]rated\b|\bopen now\b|\bbest [a-z]+(?: [a-z]+)? (?:in|near|around)\b|\bin town\b|\bnearby me\b/g,
    ),
  },
  {
    name: 'incentive',
    sentence: 'Mention no discount, gift or payment for the review.',
    examples: { bad: 'They gave me a discount for this review.', good: 'I was there.' },
    find: unlicensed(lexicon.incentives),
  },
  {
    name: 'other-name',
    sentence: 'Name no other person, place, brand or day.',
    examples: { bad: 'The staff and Peter were kind.', good: 'The staff were kind.' },
    find: ({ review, drafted }) =>
      [...review.matchAll(/(?<![.!?:]["”]?\s|^|["“])(?<=[\p{L}\p{N},;]\s)\p{Lu}[\p{L}'’-]+/gu)]
        .filter((found) => drafted.slice(found.index, found.index + 1) !== ' ' && !/^I(?:['’]\w+)?$/.test(found[0]))
        .map(([found]) => found),
  },
  {
    name: 'shouting',
    sentence: 'Use no exclamation marks in a row, no capitals for emphasis and no question.',
    examples: { bad: 'GREAT place!!', good: 'I liked the place.' },
    find: ({ review, drafted }) => [
      ...(review.match(/!{2,}|\?/g) ?? []),
      ...((review.match(/!/g) ?? []).length > 1 ? ['!'] : []),
      ...[...review.matchAll(/\b[A-Z]{3,}\b/g)]
        .filter((found) => drafted.slice(found.index, found.index + 1) !== ' ')
        .map(([found]) => found),
    ],
  },
  {
    name: 'remembered',
    sentence: 'Say it in new sentences: one of these stands in a recent review of this business.',
    examples: {
      bad: 'I was glad of it was glad of it was glad of it was glad of it was glad of it was glad of it was glad of it was glad of it was glad of it.',
      good: 'I was glad.',
    },
    find: ({ sentences, request }) =>
      sentences.filter((sentence) => {
        const hash = hashSentence(sentence);
        return hash !== null && request.remembered?.has(hash) === true;
      }),
  },
  {
    name: 'repeated',
    sentence: 'Say no sentence twice.',
    examples: { bad: 'The staff were kind. The staff were kind.', good: 'The staff were kind.' },
    find: ({ sentences }) => sentences.filter((sentence, at) => sentences.indexOf(sentence) < at),
  },
  {
    name: 'not-chosen',
    sentence: 'Say only what was chosen: every sentence is about a listed choice, or only opens, closes or thanks.',
    examples: { bad: 'They remembered me.', good: 'I hope this helps somebody who is deciding where to go.' },
    find: listUnchosen,
  },
  {
    name: 'vocabulary',
    sentence: 'State nothing that was not chosen; these words bring in something new.',
    examples: { bad: 'The parking was easy.', good: 'It was easy.' },
    find: (reading) => {
      const licensed = listLicensedWords(reading);
      const words = reading.draftedWords
        .map(({ text }) => text)
        .filter((word) => !/^\d/.test(word) && !isKnownWord(word, licensed));
      return [...new Set(words)];
    },
  },
];
