import { wordsRules } from '../text.ts';

const group =
  '(?:(?:black|white|jewish|muslim|arab|asian|chinese|indian|mexican|hispanic|african|gay|trans(?:gender)?|foreign|brown|disabled|old|fat) people|mexicans|blacks|whites|jews|muslims|arabs|asians|indians|immigrants|foreigners|gays|lesbians|illegals|hispanics|latinos|africans|haitians|somalis|gypsies|refugees)';
const person =
  '(?:receptionist|nurse|hygienist|waitress|waiter|server|bartender|barista|girls?|guys?|chicks?|ladies|women|men|doctor|dentist|trainer|stylist|teacher|cashier|staff|mechanic)';

/** The first that matches decides the sentence that the customer reads. */
const problems: readonly (readonly [keyof typeof wordsRules, RegExp])[] = [
  ['address', /https?:|www\.|\S@\S|(?:^|\s)[@#]|\.[a-z]{2,}\b(?!\s)|\d[\d\s().-]{5,}\d/iu],
  ['symbols', /[<>{}[\]|`\\]|\*\*|--|;|\$&/u],
  [
    'orders',
    /\b(?:ignore|disregard|forget) (?:all|any|the|your|previous|these)\b|\b(?:system|assistant|user)\s*:|\byou are now\b|\b(?:your|the) prompt\b|\binstructions? (?:above|below|before)\b|\bnear me\b|\bopen now\b|\btop-rated\b/iu,
  ],
  [
    'swearing',
    /\b(?:f[u*@#]+c?k\w*|f\*+\w*|\w*sh[i!1*]t\w*|c[u*]nt\w*|a(?:ss|\$\$)hole\w*|b[i!1*]tch\w*|bastard\w*|dick(?:head)?|whore\w*|slut\w*)/iu,
  ],
  [
    'unfit',
    /\b(?:nigg\w+|fagg?ots?|retard\w*|kikes?|wetbacks?|ragheads?|towelheads?|gooks?|beaners?|trann(?:y|ies)|go back to (?:your|their|where))\b/iu,
  ],
  [
    'unfit',
    new RegExp(
      `\\b(?:too many|no more|no|hate|dirty|lazy|greedy|typical|stupid|full of|those|these|all the|only) (?:\\w+ )?${group}\\b`,
      'iu',
    ),
  ],
  [
    'unfit',
    new RegExp(
      `\\b${group}\\b.{0,20}\\b(?:are|is|always) (?:\\w+ )?(?:greedy|dirty|lazy|stupid|cheap|rude|liars|thieves|criminals|animals|disgusting|gross)\\b`,
      'iu',
    ),
  ],
  [
    'unfit',
    new RegExp(
      `\\b(?:boobs?|tits|titties|horny|blow ?jobs?|hand ?jobs?|happy ending|porn\\w*|penis|vagina|pussy|orgasms?|milfs?|masturbat\\w*|(?:nice|great|big|hot) (?:ass|butt|rack|legs|body)|(?:hot|sexy) ${person}|${person} (?:is|was|are|were) (?:so |really |super )?(?:hot|sexy))\\b`,
      'iu',
    ),
  ],
  [
    'unfit',
    /\b(?:kys|kill (?:you|yourself|him|her|them|myself)|(?:i'?ll|i will|gonna|going to) (?:hurt|beat|shoot|burn|stab|punch|find) (?:you|him|her|them|this|the|it|your)|burn (?:it|this|the \w+) (?:\w+ )?down|shoot up|bomb (?:this|the|your)|watch your back|where you live|(?:hope|deserves?) (?:\w+ )?(?:to )?die)\b/iu,
  ],
  [
    'paid',
    /\b(?:pa(?:id|ys?|ying) (?:me|us|you|people|customers)\b(?! back)|paid reviews?|(?:in exchange|in return) for (?:\w+ ){0,3}(?:reviews?|stars|rating))|(?:gift ?cards?|discount|coupon|refund|[$€£] ?\d+|\d+ ?%|money|cash|free \w+|reward|bonus|credit|raffle|prize|drawing).{0,40}\b(?:for|to write|to leave|to post|to give|if)\b.{0,25}\b(?:reviews?|stars?|ratings?)\b|\breviews?\b.{0,20}\b(?:for|get|got)\b.{0,20}(?:\b(?:discount|gift|free|money|cash|coupon|refund|reward|credit)\b|\$|%)/iu,
  ],
];

/** `null` for words that may be drafted. */
export function judgeTyped(words: string): { readonly message: string } | null {
  const plain = words
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll('’', "'")
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return { message: wordsRules.nothing };
  const found = problems.find(([, pattern]) => pattern.test(plain));
  return found === undefined ? null : { message: wordsRules[found[0]] };
}

// Endings of conditions, then names. A false match is better than a miss.
const health =
  /\b(?:\w{3,}(?:itis|osis|emia|algia|oma|phobia|orrhea)|diabet\w+|cancer\w*|tumou?rs?|lumps?|hiv|aids|st[di]s?|uti|herpes|panic attacks?|anxiety|depress\w+|bipolar|adhd|ocd|autis\w+|ptsd|insomnia|anorexi\w*|bulimi\w*|eating disorder|addict\w*|alcoholi\w+|sober|withdrawal|pregnan\w+|post ?partum|miscarriage|abortion|menopaus\w*|epilep\w+|seizures?|asthma|eczema|acne|allerg\w+|migraines?|alzheimer\w*|parkinson\w*|dementia|strokes?|heart (?:attack|disease)|blood pressure|cholesterol|thyroid|prostate|kidney stones?|hernia|ulcers?|gout|lupus|infections?|crohn\w*|root canal|surgery|biopsy|pap smear|mammogram|colonoscopy|chemo\w*|vasectomy|hysterectomy|rehab|overdose|disab\w+|hearing loss|implants?|infertil\w+|ivf|broken (?:bone|arm|leg|wrist|ankle|hip|foot|nose|rib)s?|my (?:condition|diagnosis|medication|meds)|diagnosed)\b/iu;
const crime =
  /\b(?:crooks?|thie(?:f|ves)|stole|steal(?:s|ing)?|fraud\w*|scam\w*|criminals?|illegal\w*|assault\w*|harass\w*|molest\w*|rap(?:e|ed|ist)|drunk|on drugs|malpractice|forged?|brib\w+|embezzl\w+|con (?:artist|man)|ripp?ed (?:me|us) off|rip-?off|robbed|racists?|racism|abus(?:e|ed|ive)|lied|liars?|hit me|tax (?:evasion|evaders?)|sold me drugs|overcharged)\b/iu;
const relative =
  /\b(?:my|our) (?:\w+ )?(?:wife|husband|son|daughter|kids?|child|children|mom|mother|dad|father|brother|sister|friend|boss|neighbor|coworker|girlfriend|boyfriend|partner|baby|grand\w+|aunt|uncle|cousin|niece|nephew)\b/iu;
const other =
  /\b(?:he|she|him|his|her|the (?:owner|doctor|dentist|nurse|manager|receptionist|hygienist|waiter|waitress|server|mechanic|lawyer|teacher|guy|lady|man|woman))\b/iu;
const named =
  /\b(?:Dr|Mrs?|Ms)\b|(?<=\p{L} )(?!I\b|I')\p{Lu}\p{Ll}+|^(?!They|It|We|This|The|My|Our|I)\p{Lu}\p{Ll}+ (?:had|has|is|was|stole|lied|hit|robbed|took)\b/u;

/** The part that names an illness or accuses someone of a crime, without the rest. */
export function sensitiveWords(text: string): { readonly words: string; readonly aboutAnother: boolean } | null {
  const parts = text.replaceAll('’', "'").split(/(?<!\b(?:Dr|Mrs?|Ms))[.!?;,]+\s+|\s+(?=but |because )/u);
  const words = parts.find((part) => health.test(part) || crime.test(part))?.trim();
  if (words === undefined) return null;
  return { words, aboutAnother: relative.test(words) || other.test(words) || named.test(words) };
}
