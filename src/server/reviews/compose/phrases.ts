/*
 * What stands around the topics. {1} is a clause, {+1} one that a lead may precede, {^1} one that may open a sentence with a lead,
 * {~1} one with a lead that admits something, {1t} a clause that does not open with 'I', {1n} a thing, {1s} a thing that opens
 * with an article; in mixed pairs 1 is the mixed one and 2 the good one. {b} is the business, {p} the person to thank,
 * {s} a finished sentence.
 */
const liked = '[I liked|I appreciated|I valued|I enjoyed|I was happy with|I was pleased with]';
const alsoLiked = '[I also liked|I also appreciated|I appreciated|I liked|I was happy with|I was pleased with]';
const goodThat =
  '[I liked that|I appreciated that|I was glad that|it was good that|it was nice that|it helped that|I was happy that|I was pleased that]';
const tail =
  '[I appreciated|I liked|was nice|suited me|was good to see|I was glad about|mattered to me|was a plus|I valued|helped]';
const impressed = '[stood out|stood out to me|made a good impression|stayed with me]';

// A sentence of one choice keeps a lead and a tail, or stays under six words: else it would soon come again
export const goodSingles = [`{^1}`, `{^1}`, `{^1}, which ${tail}`, `${goodThat} {1t}`];

export const goodBriefs = ['{1}', '{1}', '{1}', `{1s} ${impressed}`, '[I liked|I appreciated|I enjoyed] {1n}'];

export const goodPairs = [
  `{^1}, and {+2}`,
  `{^1}, and {+2}`,
  `{^1}, and {+2}`,
  `{^1}, and {+2}`,
  `{^1}, and {+2}`,
  `{+1}, and {+2}`,
  `{^1}, [and also|plus|and on top of that] {2}`,
  `{^1}, and {+2}, which ${tail}`,
  `{^1}, which ${tail}, and {+2}`,
  `{^1}, and ${goodThat} {2t}`,
  `${goodThat} {1t}, and {+2}`,
  `${goodThat} {1t} and that {2t}`,
  `${liked} {1n}, and {+2}`,
  `{^1}, and {+2}`,
  `{^1}, and ${alsoLiked} {2n}`,
  `{+1}, and ${alsoLiked} {2n}`,
  `what I [liked|noticed|appreciated|remember] was {1n}, and {+2}`,
];

export const goodTrios = [
  `{^1}, {2}, and {+3}`,
  `{^1}, {2}, and {+3}`,
  `{+1}, and ${alsoLiked} {2n} and {3n}`,
  `{^1} and {2}, and {+3}`,
  `${liked} {1n} and {2n}, and {+3}`,
  `{+1}, {2}, and ${alsoLiked} {3n}`,
];

const turn = '[, but|, but|, yet|, though]';
const less =
  '[what I liked less was|one downside was|I was less happy with|one drawback was|I did not love|I was not fond of|a minus was]';
export const mixedPairs = [
  `{~1}${turn} {+2}`,
  `{~1}${turn} {+2}`,
  `{~1}${turn} {+2}`,
  `{^2}${turn} {~1}`,
  `{^2}${turn} {~1}`,
  `{^2}, [but|although|though|even if] {~1}`,
  `[while|although|even though|though] {1}, {+2}`,
  `[while|although|even though|though] {1}, {+2}`,
  `[while|although|even though|though] {1}, ${goodThat} {2t}`,
  `${less} {1n}, but {+2}`,
  `{~1}${turn} {+2}`,
  `{^2}${turn} {~1}`,
  `${liked} {2n}, [but|although|though] {~1}`,
  `${goodThat} {2t}, [but|although|though] {~1}`,
  `{~1}, but ${liked} {2n}`,
  `{1s} aside, {+2}`,
];

export const mixedSingles = [
  '{~1}',
  '{~1}',
  '{~1}, though',
  '[I should add|I should mention|I will say|I have to say|it is fair to say] that {1}',
  '[one|the one|a] [downside|drawback|minus] [for me|] was that {1t}',
  'what I liked less was that {1t}',
];

export const mixedBriefs = ['{1}', '{1}', '{1}, though'];

export const mixedDoubles = [
  `{~1}, and [|also|for me|I felt that|I found that|to be honest] {2}`,
  '{1} and {2}',
  'I was [less happy|less pleased|not so happy] with {1n} and {2n}',
  'what I liked less [there|] was {1n} and {2n}',
  '[I should add|I will say|I have to say] that {1}, and [|also|for me] {2}',
  `${less} {1n}, and [|also|for me|I felt that] {2}`,
  `{~1}, and I [also|] [did not love|was not fond of] {2n}`,
];

// A good and a mixed label that deny each other, both chosen: the visit had two sides
export const contradictions = [
  '[both are true|it went both ways|it varied|it had both sides]: {2}, and yet {1}',
  'part of the time {1}, and part of the time {2}',
  'at one point {1}, and at another {2}',
  '[at times|sometimes] {2}, and at other times {1}',
];

export const openers = {
  visited: [
    'at {b}, {s}',
    'at {b}, {s}',
    'I [visited|went to|came to|was at|stopped by] {b}, and {s}',
    'when I [went to|was at|visited|came to] {b}, {s}',
    'on my [visit|trip] to {b}, {s}',
    'during my [visit to|time at] {b}, {s}',
    'I [visited|went to|came to|was at] {b}, and {s}',
    'my experience at {b}: {s}',
  ],
  called: [
    'with {b}, {s}',
    'I [used|hired|chose|worked with|went with] {b}, and {s}',
    'when I [used|hired|worked with] {b}, {s}',
    'my experience with {b}: {s}',
  ],
};

export const places = ['{b} in {c}', '{b} in {c}', '{b} here in {c}', '{b} over in {c}'];

export const laterStarts = [
  'also, {s}',
  'beyond that, {s}',
  'apart from that, {s}',
  'on top of that, {s}',
  'one more thing: {s}',
];
export const turnToMixed = [
  'that said, {s}',
  'on the other hand, {s}',
  'still, {s}',
  'however, {s}',
  'on the downside, {s}',
];
export const turnToGood = [
  'on the plus side, {s}',
  'on the upside, {s}',
  'still, {s}',
  'even so, {s}',
  'all the same, {s}',
];

// Five words at most: sentences that short are nobody's own and may come again
export const closings = [
  'That was my [visit|experience].',
  'Just [my experience|how I saw it|sharing my experience].',
  '[Hope|I hope] [this|that] helps[| someone| others].',
  'That is how it went.',
  'That is all from me.',
  'Sharing this [for others|in case it helps].',
];

export const thanks = {
  short: [
    'thank you, {p}',
    'thanks, {p}',
    'thank you to {p}',
    'thanks to {p}',
    'my thanks to {p}',
    'thanks go to {p}',
    'a thank you to {p}',
    'I want to thank {p}',
    'many thanks to {p}',
    'thanks also to {p}',
  ],
  // only for names so long that the sentence would be remembered
  joined: [
    '{s}, and [I want|I would like] to thank {p}',
    '{s}, and my thanks go to {p}',
    '[I want|I would like] to thank {p}, and {s}',
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

/** What may stand before a clause: it breaks long runs, so that two reviews that share both clauses still differ. */
export const leads = {
  // before any clause
  any: [
    ['+', ['', '', '', '', 'I would say', 'I think']],
    ['^', ['', '', '', '', 'honestly,', 'I must say']],
    ['~', ['', '', '', 'I will say', 'I have to say', 'to be honest,', 'I would say']],
  ],
  // before a clause that does not open with 'I'
  others: [
    ['+', ['', 'I thought', 'I felt that', 'I noticed that', 'I found that', 'I saw that', 'for me', 'to me']],
    [
      '^',
      [
        '',
        'I thought',
        'I felt that',
        'in my view,',
        'I noticed that',
        'I found that',
        'from what I saw,',
        'I saw that',
        'in my experience,',
      ],
    ],
    ['~', ['', 'I felt that', 'I found that', 'for me,', 'in my case,', 'I noticed that', 'I thought']],
  ],
} as const;
