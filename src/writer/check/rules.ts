import * as lexicon from './lexicon.ts';

/** Forbidden in every model draft; `sentence` is sent to the model. */
interface Rule {
  readonly name: string;
  readonly sentence: string;
  readonly pattern: RegExp;
  /** Allowed when a choice contains the word. */
  readonly isLicensable: boolean;
}

const words = (list: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${list.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
const listed = (name: string, sentence: string, list: readonly string[]): Rule => ({
  name,
  sentence,
  pattern: words(list),
  isLicensable: true,
});
const fixed = (name: string, sentence: string, pattern: RegExp): Rule => ({
  name,
  sentence,
  pattern,
  isLicensable: false,
});

export const rules: readonly Rule[] = [
  fixed(
    'address',
    'Leave out links, email addresses, phone numbers, handles and hashtags.',
    /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|biz|info|us|uk|de|xyz|app|shop|site|online|example)\b|[\w.+-]+@[\w-]+|(?:^|\s)[@#]\w+|\+?\(?\d[\d\s().-]{6,}\d/gi,
  ),
  fixed(
    'markup',
    'Write plain sentences: no headings, lists, markdown, HTML, code or brackets.',
    /[<>{}[\]`*_~|\\^]|^\s*(?:#|-|•|\d+[.)])\s|\n|&\w+;/gm,
  ),
  fixed(
    'emoji',
    'Use no emoji, symbols or control characters.',
    /\p{Extended_Pictographic}|[\p{Co}\p{Cc}\p{Cf}]|[★☆✓✔♥→]/gu,
  ),
  fixed(
    'leak',
    'Write only the review itself: nothing about instructions, drafts, models or the task.',
    /\bas an? (?:ai|language model|assistant)\b|\bai\b|language model|\b(?:your|this|my) prompts?\b|\b(?:previous|above|your|system) instructions?\b|\bassistant\b|\bsentiments?\b|placeholder|\bdrafts?\b|\bhere(?:'s| is) (?:a|the|your)\b|^\s*(?:sure|certainly|absolutely|of course|understood|got it)(?:[,!.:]|$)|feel free to|\b(?:i|we) (?:cannot|can't|am unable) (?:help|assist|write|provide|comply)|i'?m sorry|as requested|let me know (?:if|whether|when you)|word count|^\s*(?:review|output|title|answer)\s*:|\bthink>|customer chose|\bjson\b/gi,
  ),
  fixed('quoted', 'Do not put the review in quotation marks.', /^\s*["“][\s\S]*["”]\s*$/g),
  fixed(
    'shouting',
    'Use no capitals for emphasis, no row of exclamation marks and no question.',
    /!{2,}|\?|\b(?!MRI\b|TV\b|HVAC\b|ATM\b|USB\b|BBQ\b)[A-Z]{3,}\b/g,
  ),
  fixed(
    'search-phrase',
    'Write no search phrases such as "near me" or "best ... in town".',
    /\bnear me\b|\btop[- ]rated\b|\bopen now\b|\bbest [a-z]+(?: [a-z]+)? (?:in|near|around)\b|\bin town\b/gi,
  ),
  fixed(
    'denied',
    'Do not take back or limit a choice.',
    /\bexcept\b|\buntil (?:i|we)\b|\bonly (?:after|when|if|once)\b|\bafter i (?:asked|complained|paid|insisted)\b|\b(?:did not|didn't|never) (?:get|see|have) (?:that|any of (?:that|it)|it)\b|\b(?:everybody|everyone|all) (?:but|except) me\b|\bnot (?:to|with|for) me\b|\bnot like (?:the|other|at)\b|\bthe other (?:place|one)s?\b|\bwished? (?:they|it|the staff) (?:had been|were|was) (?!(?:a bit |a little )?(?:shorter|less|lower|easier|quicker|faster|bigger|quieter|cheaper|more))\b|\bif only\b|\banything but\b|\bfar from\b|\bnot one of them\b|\bat least (?:most|some|for)\b|\b(?:most|some) of (?:them|the time)\b|\bfor the most part\b|\buntil (?:the|they|it)\b|\bfor once\b|\bonce i (?:spoke|asked|complained|insisted|raised|paid)\b|\b(?:apart|aside) from\b|\bworth (?:it|every)\b|\bif you (?:don't|do not|can|get|ask|are)\b|\b(?:shorter|better|nicer|cleaner|quicker|faster|friendlier|kinder) than\b|\bmore so than\b|\bfor what you (?:get|pay)\b|\balmost too\b|\btoo much so\b|\bgot better\b|\bthough it took\b/gi,
  ),
  listed('number', 'Give no numbers, dates, times, prices, ages or durations.', lexicon.numbers),
  listed('role', 'Name no job or role that was not chosen.', lexicon.roles),
  listed('amenity', 'Name no amenity or device that was not chosen.', lexicon.amenities),
  listed('relative', 'Mention no family, friends, companions or pets of the customer.', lexicon.relatives),
  listed('medical', 'Make no statement about health, treatments, body parts, pain or results.', lexicon.medical),
  listed('history', 'Invent no history: no earlier or later visits, no dates, no plans to come back.', lexicon.history),
  listed('comparison', 'Use no comparison with others and no superlative.', lexicon.comparisons),
  listed('marketing', 'Use no advertising words and no praise beyond what was chosen.', lexicon.marketing),
  listed('recommend', 'Do not recommend, rate, advise others or promise anything.', lexicon.recommendations),
  listed('incentive', 'Mention no discount, gift or payment for the review.', lexicon.incentives),
];
