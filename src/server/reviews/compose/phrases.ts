/*
 * What stands around the topics. {1} is a clause, {1t} one that does not open with 'I', {1n} a thing, {1s} a thing that opens
 * with an article; in mixed pairs 1 is the mixed one and 2 the good one. {b} is the business, {p} the person to thank,
 * {s} a finished sentence.
 */
const liked = '[I liked|I appreciated|I valued|I was glad of|I was pleased with]';
const goodThat = '[I liked that|I appreciated that|I was glad that|it was good that|it was nice that|it helped that]';

export const goodSingles = [
  '{1}',
  '{1}',
  '{1}, which [I appreciated|I liked|was nice|suited me|was good to see]',
  '{1}, and [I noticed|that counts|that mattered|I liked that]',
  `${liked} {1n}`,
  `${goodThat} {1t}`,
  '[what|one thing] I [liked|noticed|remember|appreciated] was {1n}',
  '[for me|personally|from my side|in my case], {1}',
  'I [can|would|want to|should] [say|add|mention] that {1}',
  '{1s} [stood out|left a good impression|made a good impression|got my attention] [to me|]',
  'I [want|would like] to mention {1n}',
  'I [noticed|remember|would point out] that {1t}',
  '[thumbs up|a plus|points] for {1n}',
  'a [plus|good point|bonus] [for me|in my book|] was {1n}',
  'I [was happy|was pleased|felt good] about {1n}',
  'something [I liked|I appreciated|worth saying|to mention] is that {1}',
];

export const goodPairs = [
  '{1}, and {2}',
  '{1}, and {2}',
  '{1}, and {2}',
  '{1} and {2}',
  `${liked} {1n}, and {2}`,
  '{1}, and I [also|] [liked|appreciated|valued|noticed] {2n}',
  `${liked} {1n} [and|as well as|along with] {2n}`,
  '[what|the things] I [liked|noticed|appreciated]: {1n} and {2n}',
  `${goodThat} {1t} and that {2t}`,
  'besides {1n}, [I also liked|I appreciated|I noticed] {2n}',
  '{1}, [plus|and on top of that] {2}',
  'I [noticed|would say|can say] that {1}, and {2}',
  '{1s} [stood out|left a good impression], and {2}',
  '{1}, and {2s} [stood out|left a good impression] [too|as well]',
  '[for me|personally|from my side], {1} and {2}',
  'I [was happy|was pleased|felt good] about {1n}, and {2}',
  '{1}; {2}',
  '{1}, which [I liked|I appreciated|was nice], and {2}',
  '{1}, and [it was nice that|I was glad that|it helped that|I liked that] {2t}',
  'both {1s} and {2s} [stood out|left a good impression|made a good impression] [to me|]',
];

export const goodTrios = [
  '{1}, {2}, and {3}',
  `${liked} {1n}, {2n}, and {3n}`,
  '{1}, and I [liked|appreciated|noticed] {2n} and {3n}',
  '{1} and {2}, and {3}',
  `${liked} {1n} and {2n}, and {3}`,
  '{1}, {2}, and I [liked|appreciated] {3n}',
];

export const mixedPairs = [
  '{1}, but {2}',
  '{1}, but {2}',
  '{2}, but {1}',
  'while {1}, {2}',
  'although {1}, {2}',
  '{2}, although {1}',
  '{2}, though {1}',
  'even though {1}, {2}',
  '[what I liked less was|one downside was|less good was|I was less happy with|one drawback was] {1n}, but {2}',
  `${liked} {2n}, but {1}`,
  `${liked} {2n}, less so {1n}`,
  'on the one hand {2}, on the other {1}',
  '{2}; on the other hand, {1}',
  '{1s} aside, {2}',
  'I [did not love|was not fond of|could do without] {1n}, but {2}',
  `{1}, but ${liked} {2n}`,
  '{2}; [even so|all the same], {1}',
  `while {1}, ${liked} {2n}`,
  '{2}, and still {1}',
];

export const mixedSingles = [
  '{1}',
  '{1}, though',
  '[I should add|I will say|I have to say|I must add|it is fair to say] that {1}',
  '[one|a] [downside|drawback|minus] was {1n}',
  '[one|a] [downside|drawback|minus] was that {1t}',
  'what I liked less was {1n}',
  'I was [less happy|less pleased|not so happy] with {1n}',
  'I [did not love|was not fond of|could do without] {1n}',
  '{1}, which [I did not love|I liked less|I noticed|could be better]',
  '[less good|not so good] [for me|] was {1n}',
  '[for me|from my side|in my case], {1}',
  'I [noticed|found|want to mention] that {1t}',
  '{1}, and [I noticed|that could be better|I did not love that]',
];

export const mixedDoubles = [
  '{1}, and {2}',
  '{1} and {2}',
  'I was [less happy|less pleased|not so happy] with {1n} and {2n}',
  'what I liked less was {1n} and {2n}',
  '[I should add|I will say|I have to say] that {1}, and {2}',
  '[one|a] [downside|drawback] was {1n}, and {2}',
  '{1}, and I [also|] [did not love|was not fond of] {2n}',
  'the [downsides|drawbacks] [for me|] were {1n} and {2n}',
];

// A good and a mixed label that deny each other, both chosen: the visit had two sides
export const contradictions = [
  '[both are true|it went both ways|it varied|it had both sides]: {2}, and [yet|then again|still] {1}',
  'part of the time {1}, and part of the time {2}',
  'at one point {1}, and at another {2}',
  '[at times|sometimes] {2}, and [at other times|then again] {1}',
];

export const openers = {
  visited: [
    'at {b}, {s}',
    'at {b}, {s}',
    'I [visited|went to|came to|was at|stopped by] {b}, and {s}',
    'I [visited|went to|came to|was at] {b}: {s}',
    'went to {b}: {s}',
    'my [visit to|time at] {b}: {s}',
    'after [my visit to|going to|my time at] {b}, I [can say|would say] that {s}',
    'a [few words|note|word] [about|on] {b}: {s}',
    '[my take on|my view of|this is about] {b}: {s}',
    'what I can [say|tell you] about {b}: {s}',
    'about {b}, I [can|would|want to] [say|add] that {s}',
    'when I [went to|was at|visited|came to] {b}, {s}',
    'on my visit to {b}, {s}',
    '{b} from my side: {s}',
  ],
  called: [
    'with {b}, {s}',
    'I [used|hired|chose|worked with|went with] {b}, and {s}',
    'I [used|hired|chose|went with] {b}: {s}',
    'my experience with {b}: {s}',
    'after [using|hiring|working with] {b}, I [can say|would say] that {s}',
    'a [few words|note|word] [about|on] {b}: {s}',
    '[my take on|my view of|this is about] {b}: {s}',
    'what I can [say|tell you] about {b}: {s}',
    'about {b}, I [can|would|want to] [say|add] that {s}',
    'when I [used|hired|worked with] {b}, {s}',
    '{b} from my side: {s}',
  ],
};

export const laterStarts = [
  'also, {s}',
  'beyond that, {s}',
  'another thing: {s}',
  'and {s}',
  'as well, {s}',
  'then: {s}',
];
export const turnToMixed = [
  'that said, {s}',
  'on the other hand, {s}',
  'then again, {s}',
  'still, {s}',
  'however, {s}',
];
export const turnToGood = ['on the plus side, {s}', 'on the good side, {s}', 'still, {s}', 'even so, {s}'];

// Five words at most: sentences that short are nobody's own and may come again
export const closings = [
  '[That was|So much for] my [visit|experience].',
  '[That is|That was] [how it went|it from me|my experience|my view|how I saw it].',
  'Just [my view|my experience|how I saw it|my own take].',
  '[Hope|I hope] [this|that] helps[| someone| others].',
  '[My|Just my] honest [view|take|experience].',
  'That [sums it up|covers it] [for me|].',
  'That is [all|it] from me.',
  '[Sharing|I share] this [for others|in case it helps].',
  'Speaking [only|just] for [myself|me].',
];

export const thanks = {
  short: ['thank you, {p}', 'thanks, {p}', 'thank you to {p}', 'thanks to {p}', 'my thanks to {p}', 'thanks go to {p}'],
  joined: [
    '{s}, and [I want|I would like] to thank {p}',
    '{s}, and [my thanks go to|a thank you to] {p}',
    '[I want|I would like|I wish] to thank {p}, and {s}',
    '[my thanks|thanks|a thank you] to {p}, and {s}',
    '{s}, and [thank you|thanks], {p}',
  ],
};

export const contractions: readonly (readonly [string, string])[] = [
  ['did not', "didn't"],
  ['was not', "wasn't"],
  ['were not', "weren't"],
  ['could not', "couldn't"],
  ['is not', "isn't"],
  ['had not', "hadn't"],
  ['I would', "I'd"],
  ['I will', "I'll"],
  ['it is', "it's"],
  ['that is', "that's"],
];

// A customer's own words may praise or blame: nothing around them takes a side
export const ownSingles = [
  '{1}',
  '{1}',
  '[for me|from my side|in my case|personally], {1}',
  '[I would say|I can say|I should mention|I want to add|I will add]: {1}',
  '[one more thing|another thing|one thing to add|also worth saying]: {1}',
];
