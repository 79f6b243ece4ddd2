/*
 * What stands around the topics: few words, so that two drafts have little in common but what was chosen. {b} is the business
 * with or without its city, {p} the person to thank, {s} a
 * statement, {m} a mixed and {g} a good statement.
 */

const notes = [
  '[a quick|a short|just a quick|just a short|quick|short|my quick|my short] [note on|note about|review of|take on] {b}: {s}',
  '[some|a few|just a few|just some] [thoughts on|thoughts about|notes on|notes about|words about] {b}: {s}',
  "[here's|here is] my [take on|review of|experience with] {b}: {s}",
  '[my|just my] [thoughts on|take on|notes on|review of|experience with] {b}: {s}',
  '[sharing|just sharing] my [experience with|thoughts on] {b}: {s}',
];

/** What names a business before a statement; it can be said of anything. */
export const openers = {
  visited: [
    ...notes,
    '[went to|I went to|I was at|stopped by|I stopped by|I visited|came to|I came to|stopped in at] {b} and {s}',
    'my visit to {b}: {s}',
  ],
  called: [
    ...notes,
    '[dealt with|I dealt with|contacted|I contacted|was in touch with|I was in touch with] {b} and {s}',
  ],
};

/** Who 'they' are, where the business is named in their place; the first two bear a plural verb as well. */
export const people = ['the people at {b}', 'the folks at {b}', 'the team at {b}', 'the staff at {b}'];

export const pairs = ['{1} and {2}', '{1} and {2}', '{1} and {2}', '{1}, and {2}'];

export const mixedPairs = ['{m}, but {g}', '{m}, but {g}', '{g}, but {m}', '{g}, but {m}', '{g}, though {m}'];

/** What a sentence of good things may open with after another one. */
export const turns = ['{s}', '{s}', '{s}', '{s}', 'also, {s}', 'plus, {s}', 'on top of that, {s}', 'besides that, {s}'];

// Five words at most: sentences that short are nobody's own and may come again
export const greetings = [
  "thought I'd leave a review",
  "figured I'd leave a review",
  'wanted to leave a review',
  'just leaving a quick review',
  'just writing a quick review',
  'leaving a quick review',
  'writing a quick review',
  'quick review',
  'short review',
  'quick review from me',
  'quick review here',
  'short review from me',
  'short review here',
  "here's how it went",
  "here's how it was",
  "here's my experience",
  "here's my review",
  'wanted to share my experience',
  'just sharing my experience here',
  'just sharing my experience',
  'sharing my experience here',
  'sharing my experience',
  'just a few thoughts',
  'a few thoughts',
  'a few quick thoughts',
  'a few words from me',
  "I'll keep this short",
];

export const closings = [
  'hope this helps someone',
  'hope this helps somebody',
  'hope this helps',
  'I hope this helps someone',
  'I hope this helps somebody',
  'I hope this helps',
  'just my experience',
  'that was my experience',
  "that's about it",
  "that's my review",
  "that's my take",
  "that's all from me",
  'that about covers it',
  'that about sums it up',
  'just wanted to share',
  "just thought I'd share",
  'wanted to share',
  "thought I'd share",
  'thanks for reading',
];

export const thanks = {
  short: [
    'thanks, {p}!',
    'thanks, {p}!',
    'thank you, {p}!',
    'thank you, {p}!',
    'thanks, {p}',
    'thank you, {p}',
    'thanks to {p}',
    'thank you to {p}',
    'big thanks to {p}',
    'special thanks to {p}',
    'thanks so much, {p}!',
    'thank you so much, {p}',
    'shout out to {p}',
  ],
  // for names so long that the sentence would be remembered
  joined: ['{s}, and [thanks|thank you|many thanks] to {p}', '{s}, [and|with] a big thank you to {p}'],
};

/** A customer's own words may praise or blame: nothing around them takes a side. */
export const own = {
  statement: ['<#>', '<#>', 'I [will|should] add that <#>', '[one more thing|also]: <#>'],
  thing: [
    'I [noticed|remember|want to mention] <#>',
    '[one thing|something] I [noticed|remember|want to mention] was <#>',
    'what [I remember|I noticed|stuck with me] was <#>',
    'there was also <#>',
    '[also worth mentioning|one more thing]: <#>',
  ],
  absence: ['there was <#>', 'I [found|noticed] there was <#>', '[one more thing|also]: <#>'],
  feeling: ['I felt <#>', 'I felt <#> [there|while I was there]', 'I [also|] felt <#>'],
  quality: [
    'it was <#>',
    'I found it <#>',
    "I'd call it <#>",
    'to me it was <#>',
    '<#> is how I would [put|describe] it',
  ],
  quote: [
    'in my own words: <"#">',
    '[I\'d|I would] [put it|say it] like this: <"#">',
    '<"#"> is how I would [put|describe] it',
    '<"#"> is what I would [say|write]',
    'what I [want to|would] add: <"#">',
  ],
};
