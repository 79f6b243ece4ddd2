// What singles one thing out stands beside nothing else that was liked
const singling =
  '\\b(?:what|one thing) (?:(?:that )?(?:really )?stood|i (?:really )?(?:liked|loved|enjoyed|appreciated|noticed|did))';
const liking = (phrases: string) => new RegExp(`\\b(?:${phrases})\\b|${singling}`, 'g');

// Each of these at most once in a review: said twice they sound like a form letter. At most 64: they are bits of two numbers
const once = [
  /\breally\b/g,
  /\b(?:super|pretty|kind of)\b/g,
  /\bvery\b/g,
  /\bso (?!that\b|i\b|they\b|it\b|no\b|thank)/g,
  /\b(?:a bit|a little)\b/g,
  liking('liked|like that'),
  liking('appreciated?'),
  liking('enjoyed|loved?'),
  liking('happy|glad|pleased'),
  /\b(?:grateful|thankful)\b/g,
  /\bimpressed\b/g,
  // 'and I liked that'
  /\b(?:and|which) i (?:really )?(?:liked|loved|appreciated|respected|enjoyed) (?:it|that)(?=$|[.,]| and| but)|\bwhich (?:i|was)\b|\bhappy about that\b/g,
  /\bwarm(?:ly|th)?\b/g,
  /\ba (?:good |long |little )?while\b/g,
  /\bgave me\b/g,
  /\bcared about\b/g,
  /\bhelpful\b/g,
  /\bsuch\b/g,
  /\bmy (?:appointment|class|job|lesson|meeting|session|visit)s?\b/g,
  /\bnoticed?\b/g,
  /\bcould (?:tell|see)\b/g,
  /\b(?:nice|it was (?:good|great))\b/g,
  /\b(?:talked|spoke|met|dealt with|dealing with)\b/g,
  /\b(?:when|while) i was there\b|\bfrom what i\b|\b(?:on|during) my visit\b/g,
  /\bwhen i (?:got|walked|came|asked|looked|called|tried|reached|arrived)\b/g,
  /\b(?:also|plus|too|as well|either|besides|on top|add)\b/g,
  /\bthough\b|\bthat said\b|\bstill,/g,
  // 'to be honest' and 'they were honest' sound alike
  /\b(?:i have to|i must|i'll|i'd|i would|i can|i should) (?:say|admit|add|call)\b|\bhonest(?:ly)?\b|\bin my opinion\b|\bjust so you know\b|\bheads up\b/g,
  /\b(?:complain|complaints?|faults?|downsides?|drawbacks?)\b|\bthe (?:hard|tough|tricky) part\b/g,
  /\b(?:stood|stands) out\b|\bi remember\b|\b(?:sticks?|stuck) with me\b/g,
  /\bi (?:thought|found|felt)\b/g,
  /\b(?:what i|one thing)\b/g,
  /\b(?:for|to|with) me\b/g,
  /\b(?:at all|because)\b/g,
  /\bin there\b|\binside\b/g,
  /\battention\b|\btime (?:finding|booking|parking|getting|reaching)\b/g,
  /\b(?:trouble|problems?|issues?)\b/g,
  /\b(?:mention|worth|a fan of)\b/g,
  /\b(?:everyone|everybody|nobody|no one)\b/g,
  /\b(?:people|folks|team|crew|staff)\b/g,
  /\beverything\b/g,
  /\bclearly\b/g,
  /\b(?:not|[a-z]+n't) (?:(?:very|that|all that|so|too) )?easy\b/g,
  /\beasy to find\b/g,
  /\b(?:didn't|did not) (?:really )?(?:like|love|care for|enjoy)\b/g,
  /\bkept\b/g,
  /\bit was an? /g,
  /\bjust\b/g,
];
const bitsOfNumber = 32;
// and each of these no more than two times, and once in a sentence
const seldom = [/\b(?:easy|easily)\b/g, /\bhard\b/g, /\bclear\b/g, /\bthe place\b/g, /\bgood\b/g];

// Nothing is wrong with any of these twice, and still the second is heard. At most 64: they are bits of two numbers
const echoing = [
  /\b(?:easy|easily|easier|simple)\b/,
  /\bplace\b/,
  /\b(?:find|finding|found)\b/,
  /\bwait(?:ed|ing|s)?\b/,
  /\b(?:prices?|pricing|priced|pricey|costs?)\b/,
  /\b(?:quick(?:ly|er)?|fast(?:er)?)\b/,
  /\bhelp(?:ed|ing|ful)?\b/,
  /\bgood\b/,
  /\bgreat\b/,
  /\bclear\b/,
  /\blessons?\b/,
  /\bclass(?:es)?\b/,
  /\b(?:food|meal)\b/,
  /\bdish(?:es)?\b/,
  /\bmenu\b/,
  /\bshel(?:f|ves)\b/,
  /\btables?\b/,
  /\brooms?\b/,
  /\b(?:shop|store|office|salon|clinic|practice|studio|building)\b/,
  /\b(?:teachers?|instructors?|trainers?)\b/,
  /\b(?:questions?|answers?|answered)\b/,
  /\badvice\b/,
  /\btime\b/,
  /\bfe(?:el|lt|eling)\b/,
  /\brespect(?:ed|ful|fully)?\b/,
  /\b(?:plenty|lots?)\b/,
  /\bequipment\b/,
  /\b(?:work(?:ed)?|job)\b/,
  /\bwhole\b/,
  /\b(?:rush(?:ed|ing)?|relax(?:ed|ing)?)\b/,
  /\b(?:explain(?:ed|ing)?|explanations?)\b/,
  /\b(?:looked|looks)\b/,
  /\bcalm\b/,
  /\bpet\b/,
  /\bspace\b/,
  /\bhassle\b/,
  /\btough\b/,
  /\bhow\b/,
  /\bcars?\b/,
  /\b(?:home|house)\b/,
  /\b(?:kids|children|little ones)\b/,
  /\bbook(?:ed|ing)?\b/,
  /\b(?:repl(?:y|ies|ied)|respond(?:ed)?|responses?|hear(?:d|ing)? back)\b/,
  /\bslow(?:ly|er)?\b/,
  /\bclean\b/,
  /\bdesk\b/,
  /\bexpected\b/,
  /\bhigh(?:er)?\b/,
];

/** Which of the phrases that a review bears once stand in a text, as bits of two numbers. */
export function phrasesIn(text: string): [number, number] {
  return [bitsOf(once.slice(0, bitsOfNumber), text), bitsOf(once.slice(bitsOfNumber), text)];
}

/** Which of the words that are better not heard twice stand in a text, as bits of two numbers. */
export const wordsIn = (text: string): [number, number] => [
  bitsOf(echoing.slice(0, bitsOfNumber), text),
  bitsOf(echoing.slice(bitsOfNumber), text),
];

function bitsOf(phrases: readonly RegExp[], text: string): number {
  return phrases.reduce((bits, phrase, at) => (text.search(phrase) < 0 ? bits : bits | (1 << at)), 0);
}

/** Whether a sentence says a phrase too often, counting what was said before it. */
export function repeatsAPhrase(said: string, sentence: string): boolean {
  return (
    once.some((phrase) => exceeds(phrase, said, sentence, 1)) ||
    seldom.some((phrase) => exceeds(phrase, '', sentence, 1) || exceeds(phrase, said, sentence, 2))
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
