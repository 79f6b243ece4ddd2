/*
 * What stands around the topics: few words, so that two drafts have little in common but what was chosen. {b} is the business
 * with or without its city, {p} the person to thank, {s} a statement, {m} a mixed and {g} a good statement.
 */

const notes = [
  '[a quick|just a quick|quick] [note on|review of|take on|note about] {b}: {s}',
  '[a short|just a short|my short] [note about|review of|take on] {b}: {s}',
  '[some|just some] [thoughts on|notes about|notes on] {b}: {s}',
  '[a few|just a few] [thoughts about|notes on|words about|lines about|lines on] {b}: {s}',
  "[here's|here is] my [take on|review of|experience with|review for] {b}: {s}",
  '[my thoughts on|my notes on|just my take on|my review of|my experience with] {b}: {s}',
  '[sharing|just sharing] my [experience with|thoughts on|thoughts about|take on] {b}: {s}',
  '[leaving|just leaving|writing|just writing] a [review for|quick review of|short review of|note about] {b}: {s}',
  "[here's|here is] how [it|things] went with {b}: {s}",
  '[reviewing|about] {b}: {s}',
  'here are [my thoughts on|my notes on|some thoughts on|a few words about] {b}: {s}',
  '[wanted to leave|wanted to write|wanted to share] a [quick note about|short review of|quick take on] {b}: {s}',
];

/** What names a business before a statement; it can be said of anything. */
export const openers = {
  visited: [...notes, '[my visit to|my experience at] {b}: {s}', "[here's|here is] how [it|things] went at {b}: {s}"],
  called: notes,
};

/** Who 'they' are, where the business is named in their place; the first two bear a plural verb as well. */
export const people = ['the people at {b}', 'the folks at {b}', 'the team at {b}', 'the staff at {b}'];

export const pairs = ['{1} and {2}', '{1} and {2}', '{1} and {2}', '{1}, and {2}'];

export const mixedPairs = ['{m}, but {g}', '{m}, but {g}', '{g}, but {m}', '{g}, but {m}', '{g}, though {m}'];

const frankly = ['{s}, though', 'just so you know, {s}', 'to be honest, {s}', 'heads up: {s}'];

/** What leads to a sentence from another one, by what the two say; beside a colon or words that stand last it says one choice. */
export const leads = {
  more: ['also, {s}', 'plus, {s}', 'on top of that, {s}', '{s}, too', '{s} as well'],
  bright: ['{s}, though', 'on the plus side, {s}', 'on the bright side, {s}', 'that said, {s}', 'still, {s}'],
  downside: ['on the downside, {s}', 'one downside: {s}', ...frankly],
  // What bothered, where something else has bothered before the praise
  frankly,
  // One thing that bothered right after another
  again: ['also, {s}', 'plus, {s}', 'on top of that, {s}', '{s}, too'],
};

// Five words at most: sentences that short are nobody's own and may come again
export const greetings = [
  'wanted to leave a review',
  'just leaving a quick review',
  'writing a quick review here',
  'just a short review',
  'quick review from me',
  'short review from me',
  'quick review here',
  'just a few words',
  'a few words from me',
  "here's how it went",
  "here's how it was",
  "here's my experience",
  "here's my review",
  "here's my take",
  'wanted to share my experience',
  'just sharing my experience here',
  'sharing how it went',
  'sharing how things went',
  'wanted to share my thoughts',
  'sharing a few thoughts',
  'some quick thoughts',
  'just a few thoughts',
  'a few thoughts from me',
  'a few notes',
  'some notes from me',
  'keeping this one short',
  "I'll keep this short",
  "I'll keep it short",
  'short and simple review',
  'leaving my review here',
];

export const closings = [
  'hope this helps someone',
  'hope this helps somebody',
  'hope this helps',
  'hope that helps',
  'hope my review helps',
  'I hope this helps',
  'sharing in case it helps',
  'just my experience',
  'just my thoughts',
  'just my take',
  'that was my experience',
  "that's how it went",
  "that's how it was",
  "that's about it",
  "that's pretty much it",
  "that's my review",
  "that's my take",
  'those are my thoughts',
  "that's all from me",
  "that's all I've got",
  'that about covers it',
  'that about sums it up',
  'that pretty much covers it',
  'just wanted to share',
  'just wanted to share this',
  "just thought I'd share",
  'wanted to share',
  'wanted to share this',
  "thought I'd share",
  "thought I'd share this",
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
