/*
 * A customer's own words that cannot stand in a review. Each refusal is a friendly sentence for the customer; the order is
 * that of the checks. Everything else is framed or quoted.
 */
const refusals: readonly { sentence: string; refuses: (words: string) => boolean }[] = [
  {
    sentence: 'Please use a word or two, such as "Warm blanket".',
    refuses: (words) => !/[\p{L}\p{N}]/u.test(words) || words.length > 40,
  },
  {
    sentence: 'Please leave out links, addresses and numbers to call.',
    refuses: (words) => /https?:|www\.|\S@\S|(?:^|\s)[@#]|\.[a-z]{2,}\b(?!\s)|\d[\d\s().-]{5,}\d/iu.test(words),
  },
  {
    sentence: 'Please use plain words without symbols.',
    refuses: (words) => /[<>{}[\]|`\\]|\*\*|--|;|\$[&\d]/u.test(words),
  },
  {
    sentence: 'Please describe your own experience in a few words.',
    refuses: (words) =>
      /\b(?:ignore|disregard|forget) (?:all|any|the|your|previous|these)\b|\b(?:system|assistant|user)\s*:|\byou are now\b|\b(?:your|the) prompt\b|\bwrite (?:in|a|me)\b|\binstructions?\b|\bnear me\b|\bopen now\b|\btop-rated\b/iu.test(
        words,
      ),
  },
  {
    sentence: 'Please choose words that a review page would print.',
    refuses: (words) =>
      /\b(?:fuck\w*|\w*shit\w*|cunt\w*|asshole\w*|bitch\w*|bastard\w*|dick(?:head)?|nigg\w+|fagg?ots?|retard\w*|whore\w*|slut\w*)\b/iu.test(
        words,
      ),
  },
];

/** Why a customer's own words cannot be used, as a sentence for the customer; null where they can. */
export function refuseWords(words: string): string | null {
  const plain = words.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim();
  return refusals.find((refusal) => refusal.refuses(plain))?.sentence ?? null;
}
