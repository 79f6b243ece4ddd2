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
  /\b(?:i have to|i must|i'll|i'd|i would|i can|i should) (?:say|admit|add|call)\b|\bhonest(?:ly)?\b|\bjust so you know\b|\bheads up\b/g,
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
];
const bitsOfNumber = 32;
// and each of these no more than two times, and once in a sentence
const seldom = [/\b(?:easy|easily)\b/g, /\bhard\b/g, /\bclear\b/g, /\bthe place\b/g, /\bgood\b/g];

/** Which of the phrases that a review bears once stand in a text, as bits of two numbers. */
export function phrasesIn(text: string): [number, number] {
  const bitsOf = (phrases: readonly RegExp[]) =>
    phrases.reduce((bits, phrase, at) => (text.search(phrase) < 0 ? bits : bits | (1 << at)), 0);
  return [bitsOf(once.slice(0, bitsOfNumber)), bitsOf(once.slice(bitsOfNumber))];
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
