// Each of these at most once in a review: said twice they sound like a form letter
const once = [
  /\b(?:really|super|pretty|kind of)\b/g,
  /\b(?:a bit|a little)\b/g,
  /\bso (?!that\b|i\b|they\b|it\b|no\b|thank)/g,
  /\bliked\b/g,
  /\bappreciated\b/g,
  /\benjoyed\b/g,
  /\bhappy\b/g,
  /\bnoticed\b/g,
  /\bcould (?:tell|see)\b/g,
  /\bglad\b/g,
  /\bnice\b/g,
  /\ba fan of\b/g,
  /\b(?:when|while) i was there\b|\bfrom what i\b|\b(?:on|during) my visit\b/g,
  /\bwhen i (?:got there|walked in|came in|asked|looked|called|tried|reached out)\b/g,
  /\b(?:also|plus|too|either)\b/g,
  /\bthough\b/g,
  /\band it showed\b/g,
  /\band i noticed\b/g,
  /\bthe (?:people|folks)\b/g,
  /\bthe staff\b/g,
  /\bthe team\b/g,
];
// and each of these no more than two times
const seldom = [
  /\b(?:everyone|everybody|nobody|no one)\b/g,
  /\b(?:easy|easily)\b/g,
  /\bhard\b/g,
  /\bbecause\b/g,
  /\b(?:for me|at all)\b/g,
  /\bthe place\b/g,
  /\bgood\b/g,
];

/** Whether a sentence says a phrase too often, counting what was said before it. */
export function repeatsAPhrase(said: string, sentence: string): boolean {
  return (
    once.some((phrase) => exceeds(phrase, said, sentence, 1)) ||
    seldom.some((phrase) => exceeds(phrase, said, sentence, 2))
  );
}

function exceeds(phrase: RegExp, said: string, sentence: string, most: number): boolean {
  const own = sentence.match(phrase)?.length ?? 0;
  return own > 0 && own + (said.match(phrase)?.length ?? 0) > most;
}

/** Whether a sentence begins like one before it. */
export function beginsAlike(said: string, sentence: string): boolean {
  const [first, second] = sentence.split(' ');
  return said !== '' && `. ${said}`.includes(`. ${first} ${second} `);
}
