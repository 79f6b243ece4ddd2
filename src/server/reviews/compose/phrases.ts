/*
 * What stands around the topics: few words, so that two drafts have little in common but what was chosen. {b} is the business
 * with or without its city, {p} the person to thank, {s} a
 * statement, {n} a thing, {m} a mixed and {g} a good statement.
 */

/** How a business is named where no statement has a place for it. */
export const openers = {
  visited: [
    '[went to|I went to|stopped by|I stopped by|I visited|I was at|came to|I came to|stopped in at] {b} and {s}',
  ],
  called: ['[dealt with|I dealt with|contacted|I contacted|was in touch with|I was in touch with] {b} and {s}'],
};

/** Who 'they' are, where the business is named in their place; the first two bear a plural verb as well. */
export const people = ['the people at {b}', 'the folks at {b}', 'the team at {b}', 'the staff at {b}'];

export const pairs = ['{1} and {2}', '{1} and {2}', '{1} and {2}', '{1}, and {2}'];

export const mixedPairs = ['{m}, but {g}', '{m}, but {g}', '{g}, but {m}', '{g}, but {m}', '{g}, though {m}'];

/** What a sentence of good things may open with after another one. */
export const turns = ['{s}', '{s}', '{s}', '{s}', '{s}', '{s}', 'also, {s}', 'plus, {s}'];

/** A statement around a thing. */
export const liking = { good: 'I liked {n}', mixed: "I [wasn't crazy about|didn't love|wasn't a fan of] {n}" };

// Five words at most: sentences that short are nobody's own and may come again
export const closings = [
  '[hope|I hope] this helps',
  'just my experience',
  'that was my experience',
  'hope this helps someone',
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
