/** Why typed words cannot stand in a review. */
export type WordsProblem = 'nothing' | 'address' | 'symbols' | 'orders' | 'swearing';

const problems: readonly (readonly [WordsProblem, (words: string) => boolean])[] = [
  ['nothing', (words) => !/[\p{L}\p{N}]/u.test(words)],
  ['address', (words) => /https?:|www\.|\S@\S|(?:^|\s)[@#]|\.[a-z]{2,}\b(?!\s)|\d[\d\s().-]{5,}\d/iu.test(words)],
  ['symbols', (words) => /[<>{}[\]|`\\]|\*\*|--|;|\$&/u.test(words)],
  [
    'orders',
    (words) =>
      /\b(?:ignore|disregard|forget) (?:all|any|the|your|previous|these)\b|\b(?:system|assistant|user)\s*:|\byou are now\b|\b(?:your|the) prompt\b|\binstructions? (?:above|below|before)\b|\bnear me\b|\bopen now\b|\btop-rated\b/iu.test(
        words,
      ),
  ],
  [
    'swearing',
    (words) =>
      /\b(?:fuck\w*|\w*shit\w*|cunt\w*|asshole\w*|bitch\w*|bastard\w*|dick(?:head)?|nigg\w+|fagg?ots?|retard\w*|whore\w*|slut\w*)\b/iu.test(
        words,
      ),
  ],
];

/** Why a customer's own words cannot be printed; null where they can. */
export function findProblem(words: string): WordsProblem | null {
  const plain = words.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim();
  return problems.find(([, has]) => has(plain))?.[0] ?? null;
}

const health =
  /\b(?:diabet\w+|cancer|melanoma|tumou?rs?|hiv|aids|std|herpes|anxiety|depress\w+|bipolar|adhd|autis\w+|ptsd|addict\w*|alcoholic|pregnan\w+|miscarriage|abortion|epilep\w+|asthma|arthritis|dementia|alzheimer\w*|stroke|heart (?:attack|disease)|infection|hepatitis|crohn\w*|root canal|surgery|biopsy|chemo\w*|vasectomy|hysterectomy|rehab|overdose|disabled|disability|implants?|infertil\w+|ivf|my (?:condition|diagnosis|medication|meds))\b/iu;
const crime =
  /\b(?:crooks?|thie(?:f|ves)|stole|steal(?:s|ing)?|fraud\w*|scam\w*|criminals?|illegal\w*|assault\w*|harass\w*|molest\w*|rap(?:e|ed|ist)|drunk|on drugs|malpractice|forged?|brib\w+|embezzl\w+|con (?:artist|man)|ripped (?:me|us) off|rip-?off|robbed|racist|abus(?:e|ed|ive))\b/iu;

/** Whether words name a health condition or accuse somebody of a crime. */
export const isSensitive = (words: string): boolean => health.test(words) || crime.test(words);
