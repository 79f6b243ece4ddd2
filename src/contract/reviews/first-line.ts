const opensSentence =
  /^(?:i|i'm|i've|we|we're|we've|he|she|it|it's|they|you|this|that|my first|our first|there|these|been|stopped|came|went|had|got|took|needed|called|used to|found|love|loved|first (?:time|visit|appointment)|second (?:time|visit)|third|new (?:patient|client|customer|member)|just|always|finally|moved|recently|when|if|thank|thanks|great|best|would|will (?=\w)|don't|do|can't|not|no|highly)\b/iu;
const verb =
  /\b(?:is|are|was|were|am|be|been|has|have|had|did|does|do|didn't|doesn't|don't|isn't|wasn't|aren't|weren't|can|can't|could|(?<!\b(?:a|the|my|our) )will(?= \w)|won't|would|came|went|got|took|made|fixed|helped|said|told|felt|gave|knew|needed|wanted|broke|saw|found|called|brought|stopped|stayed|ordered|bought|tried|loved|love|loves|liked|likes|works|worked|looks|looked|takes|gets|goes|know|knows|recommend)\b/iu;

const remark =
  /\b(?:friendly|nice|good|great|kind|clean|fast|quick|slow|bad|rude|easy|hard|fair|cheap|gentle|honest|helpful|beautiful|perfect|amazing|awesome|fun|pricey|loud|welcoming|professional|ever|tbh|ngl|meh|obsessed|at all|on time|with)\b/iu;

/** True for words such as 'a cleaning' and 'oil change', which need a beginning such as 'I came in for'. */
export function isBare(line: string): boolean {
  const words = line.trim().replaceAll('’', "'");
  if (words === '' || /[.!?…]$/u.test(words) || /\d/.test(words) || words.split(/\s+/).length > 7) return false;
  return /^[a-z][a-z' &-]*$/i.test(words) && !remark.test(words) && !opensSentence.test(words) && !verb.test(words);
}
