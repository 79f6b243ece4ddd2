/** Typed words that contradict a chosen sentiment, by its id. */
const against: readonly (readonly [string, RegExp])[] = [
  [
    'short-wait short-line',
    /\b(?:waited|wait(?:ing)?|line) (?:was |is |way |so |a )*(?:forever|too long|long|hours?|ages)\b|\blong (?:wait|line)\b|\b(?:an )?hours? (?:wait|late)\b/iu,
  ],
  [
    'long-wait long-line slow-service slow-check-in slow-checkout',
    /\b(?:no|short|quick) (?:wait|line)\b|\b(?:didn't|did not) wait\b|\bright away\b|\b(?:super|so|really|very) (?:fast|quick)\b/iu,
  ],
  [
    'on-time arrived-on-time ready-on-time order-ready-on-time',
    /\b(?:late|behind schedule|not on time|running behind|no show)\b/iu,
  ],
  ['arrived-late took-longer-than-expected', /\b(?:on time|early|same day|right away|ahead of schedule)\b/iu],
  ['quick-service quick-replies easy-check-in quick-paperwork', /\b(?:slow|forever|took (?:too )?long|ages|hours)\b/iu],
  [
    'slow-to-reply hard-to-reach-by-phone',
    /\b(?:answered right away|quick to (?:reply|answer)|replied fast|called (?:me )?right back)\b/iu,
  ],
  [
    'not-rushed relaxing-visit put-me-at-ease felt-listened-to',
    /\b(?:rushed|in a hurry|hurried)\b(?<!(?:not|n't|never|no) (?:\w+ )?(?:rushed|hurried))/iu,
  ],
  ['felt-rushed', /\b(?:took their time|took the time|not rushed|no rush|never rushed|didn't rush)\b/iu],
  [
    'friendly-staff welcoming helpful-staff helpful-front-desk friendly-crew professional treated-with-respect',
    /\b(?:rude|mean|unfriendly|disrespectful|attitude|unprofessional)\b/iu,
  ],
  [
    'fair-prices good-value price-as-quoted clear-prices',
    /\b(?:expensive|overpriced|overcharged?|pricey|rip ?off|hidden fees?|costs? too much)\b/iu,
  ],
  ['a-bit-pricey', /\b(?:cheap|affordable|good prices?|fair prices?|inexpensive|great prices?)\b/iu],
  [
    'clean-rooms clean-place clean-room clean-tables clean-store clean-shop clean-space clean-car',
    /\b(?:dirty|filthy|messy|gross|sticky|smelly|bugs?|roach\w*)\b/iu,
  ],
  [
    'tasty-food fresh-ingredients good-coffee good-drinks fresh-pastries good-breakfast',
    /\b(?:cold food|bland|stale|tasteless|undercooked|overcooked|burnt|gross|(?:food|coffee|breakfast) (?:was|is) (?:bad|cold|awful|terrible))\b/iu,
  ],
  ['gentle-care gentle-touch', /\b(?:rough|painful|hurt)\b(?<!(?:not|n't|never) (?:\w+ )?(?:rough|painful|hurt))/iu],
  ['easy-to-book easy-to-book-a-table', /\bhard to (?:book|get in|get an appointment|get a table)\b/iu],
  ['hard-to-park', /\b(?:free|easy|plenty of|lots of|good) parking\b|\beasy to park\b/iu],
  [
    'problem-fixed good-workmanship tidy-work cleaned-up-afterwards',
    /\b(?:still (?:broken|leaks|leaking)|didn't fix|not fixed|broke again|sloppy|left a mess)\b/iu,
  ],
  ['quiet-room calm-atmosphere', /\b(?:loud|noisy)\b/iu],
  ['noisy noisy-room loud-music', /\b(?:quiet|peaceful)\b/iu],
  [
    'no-pressure no-pressure-to-buy',
    /\b(?:pushy|pressured?|upsell\w*|upsold)\b(?<!(?:not|n't|never|no) (?:\w+ )?(?:pushy|pressured?|upsell\w*))/iu,
  ],
  ['honest-advice', /\b(?:lied|dishonest|scam\w*|liars?)\b/iu],
  [
    'great-experience would-come-back',
    /\b(?:never (?:again|going back|coming back)|won't (?:be|go|come) back|worst|terrible|awful|avoid)\b/iu,
  ],
  [
    'would-not-come-back',
    /\b(?:will (?:be|go|come) back|can't wait to (?:go|come) back|best|love (?:it|this|them)|loved it)\b/iu,
  ],
];

/** What the page asks about: "You chose Short wait and wrote 'waited forever'. Which is it?" */
export const typedConflicts = (
  typed: readonly string[],
  ids: readonly string[],
): { readonly id: string; readonly words: string }[] =>
  typed.flatMap((words) =>
    against.flatMap(([known, pattern]) => {
      const id = known.split(' ').find((one) => ids.includes(one));
      const found = id === undefined ? null : pattern.exec(words.replaceAll('’', "'"));
      return id === undefined || found === null ? [] : [{ id, words: found[0] }];
    }),
  );
