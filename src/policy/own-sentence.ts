import { lint, type PolicyMatch } from './linter.ts';
import { policyClauses } from './text.ts';

const sentences = {
  incentive: 'You can’t offer anything for a review or ask for stars.',
  suppression: 'You can’t ask only happy customers.',
} as const;

/** An invitation asks for a review by itself, so here these words alone are enough. */
const rules: readonly {
  readonly rule: string;
  readonly clause: 'incentive' | 'suppression';
  readonly pattern: RegExp;
}[] = [
  {
    rule: 'own-reward',
    clause: 'incentive',
    pattern:
      /\b(?:discounts?|gifts?|gift cards?|vouchers?|coupons?|raffles?|prizes?|rewards?|lottery|sweepstakes?|giveaways?|bonus(?:es)?|cashback|refunds?|(?:you )?(?:can|could|may|will) win|chance to win|\d+ ?(?:%|percent)|(?<!feel |toll[- ]|parking is |parking's )free(?! (?:parking|of|to)\b)|on the house|complimentary)|[$€£] ?\d/i,
  },
  {
    rule: 'own-stars',
    clause: 'incentive',
    pattern:
      /(?:\b(?:[1-5]|one|two|three|four|five)[ -]?stars?\b|⭐|★|\bstars?\b|\b(?:great|good|positive|nice|top|best) (?:reviews?|ratings?)\b)/i,
  },
  {
    rule: 'own-selection',
    clause: 'suppression',
    pattern:
      /\b(?:if you(?:'re|’re| are| were| had| enjoyed| liked| loved)\b.{0,40}\b(?:un)?(?:happy|satisfied|good|great|pleased|visit|it)|only (?:if|when)|(?:happy|satisfied|unhappy|unsatisfied) (?:customers?|patients?|clients?|guests?))\b/i,
  },
];

/** What keeps the own sentence of invitations from being saved; the rules for replies block too. */
export function lintOwnSentence(text: string): PolicyMatch[] {
  const own = rules.flatMap(({ rule, clause, pattern }): PolicyMatch[] => {
    const found = pattern.exec(text);
    if (!found) return [];
    const { source, link } = policyClauses[clause];
    const sentence = sentences[clause];
    const [quote] = found;
    return [
      {
        rule,
        level: 'block',
        clause,
        sentence,
        source,
        link,
        quote,
        start: found.index,
        end: found.index + quote.length,
      },
    ];
  });
  return [...own, ...lint(text).filter(({ level }) => level === 'block')];
}
