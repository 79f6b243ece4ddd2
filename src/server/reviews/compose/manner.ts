import { dropCarriers } from './marks.ts';

/*
 * How a statement reads, which decides what may stand beside it. Each takes it with or without its marks.
 */

/** It names one thing before it says it: so begins no item of a list, and nothing that another sentence has led to. */
export const announces = reads(
  /^(?:(?:I'd|I would|I have to|I must|I'll|I can) (?:say|admit|add|call)|what|(?:one|another) [a-z]+|an? (?:big )?(?:plus|downside)|the (?:downside|drawback|(?:hard|tricky|tough) part))\b/,
);

/** 'they were on time and I appreciated that' says no more after it. */
export const isTagged = reads(
  /\b(?:and (?:i (?:really )?(?:liked|loved|appreciated|enjoyed|respected|noticed|could tell)|i was (?:really )?(?:glad|happy|impressed|pleased|thankful)|it (?:really )?(?:meant|showed)|that was (?:nice|great|good))\b.*|which (?:i|was) .*)$/i,
);

const tag =
  /,? (?:and (?:I (?:really )?(?:liked|loved|appreciated|enjoyed|respected|noticed)(?: (?:it|that|this))?|I was (?:really )?(?:glad|happy|impressed|pleased|thankful)(?: about (?:it|that))?|that was (?:nice|great|good)|it (?:really )?(?:showed|meant a lot(?: to me)?))|which (?:I (?:really )?(?:liked|loved|appreciated|enjoyed)|was (?:nice|great|good)))$/;

/** A statement without what is said after it: 'the rooms were clean, and they were kind and I liked that' has an 'and' too many. */
export const withoutTag = (text: string): string => text.replace(tag, '');

/** 'they were so kind, I was happy' reads as 'so kind that I was happy'. */
export const isIntensified = reads(/\b(?:so|such) /);

/** 'To be honest, I wish it was quieter' is hedged twice, and 'I wish it was bigger and it was loud' reads as one wish. */
export const isHedged = reads(
  /^(?:I (?:just |really )?(?:wish|would|was hoping|had hoped)|I'd |I've |(?:to|for) me\b|unfortunately\b)/,
);

/** 'Heads up: I thought parking was hard' warns of a thought. */
export const isOpinion = reads(
  /^I (?:thought|found|felt|noticed|(?:just|really) |(?:didn't|did not) (?:really )?(?:like|love|care|enjoy|think|find)|(?:wasn't|was not) (?:really )?(?:a fan|happy|crazy|into|sold|thrilled)|could have done)\b/,
);

/** 'I wish it was bigger and it was loud' reads as one wish, so what is wished, or has words after it, stands last. */
export function trailingLast<Text>(texts: readonly Text[], textOf: (one: Text) => string): Text[] {
  const trails = (one: Text) => Number(isTagged(textOf(one)) || isHedged(textOf(one)));
  return texts.toSorted((one, other) => trails(one) - trails(other));
}

/** A no takes 'either', not 'too'. */
export const isDenied = reads(/\b(?:not|no|never|nobody|none|nothing|no one|hardly|barely)\b|n't\b/);

/** A line that can be joined to a statement: 'very gentle, and they were on time' is none. */
export const hasSubject = reads(
  /^(?:they|I|it|everyone|everybody|nobody|no one|there|we)\b|^(?:the|my|their|our) .*\b(?:was|were|is|are|had|[a-z]+ed)\b|^[a-z]+ (?:was|were|felt|took|went|ran|seemed)\b/,
);

/** A line that nothing can lead to: 'Also, felt welcome.' */
export const beginsWithVerb = reads(
  /^(?:felt|found|got|had|handled|kept|made|never|not|struggled|took|treated|waited|was|were)\b/,
);

function reads(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(dropCarriers(text).trim());
}
