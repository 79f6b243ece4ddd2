type WordsProblem = 'nothing' | 'address' | 'symbols' | 'orders' | 'swearing';

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

export function findProblem(words: string): WordsProblem | null {
  const plain = words.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim();
  return problems.find(([, has]) => has(plain))?.[0] ?? null;
}

// Endings of conditions, then names. A false match is better than a miss.
const health =
  /\b(?:\w{3,}(?:itis|osis|emia|algia|oma|phobia|orrhea)|diabet\w+|cancer\w*|tumou?rs?|lumps?|hiv|aids|st[di]s?|uti|herpes|panic attacks?|anxiety|depress\w+|bipolar|adhd|ocd|autis\w+|ptsd|insomnia|anorexi\w*|bulimi\w*|eating disorder|addict\w*|alcoholi\w+|sober|withdrawal|pregnan\w+|post ?partum|miscarriage|abortion|menopaus\w*|epilep\w+|seizures?|asthma|eczema|acne|allerg\w+|migraines?|alzheimer\w*|parkinson\w*|dementia|strokes?|heart (?:attack|disease)|blood pressure|cholesterol|thyroid|prostate|kidney stones?|hernia|ulcers?|gout|lupus|infections?|crohn\w*|root canal|surgery|biopsy|pap smear|mammogram|colonoscopy|chemo\w*|vasectomy|hysterectomy|rehab|overdose|disab\w+|hearing loss|implants?|infertil\w+|ivf|broken (?:bone|arm|leg|wrist|ankle|hip|foot|nose|rib)s?|my (?:condition|diagnosis|medication|meds)|diagnosed)\b/iu;
const crime =
  /\b(?:crooks?|thie(?:f|ves)|stole|steal(?:s|ing)?|fraud\w*|scam\w*|criminals?|illegal\w*|assault\w*|harass\w*|molest\w*|rap(?:e|ed|ist)|drunk|on drugs|malpractice|forged?|brib\w+|embezzl\w+|con (?:artist|man)|ripp?ed (?:me|us) off|rip-?off|robbed|racists?|racism|abus(?:e|ed|ive)|lied|liars?|hit me|tax (?:evasion|evaders?)|sold me drugs|overcharged)\b/iu;

export const isSensitive = (words: string): boolean => health.test(words) || crime.test(words);
