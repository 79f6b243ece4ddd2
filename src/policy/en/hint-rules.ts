import type { PolicyRule } from '../linter.ts';
import type { PolicyClause } from '../text.ts';
import { say } from './words.ts';

interface HintData {
  readonly patterns: readonly string[];
  readonly unlessWith?: RegExp;
  readonly unlessAfter?: RegExp;
  readonly examples: readonly string[];
  readonly counterexamples: readonly string[];
}

const hint = (id: string, clause: PolicyClause, { patterns, ...data }: HintData): PolicyRule => ({
  id,
  level: 'hint',
  clause,
  in: { en: { patterns: patterns.map(say), ...data } },
});

const ours = /(?:^| )(?:not|never|out|without) (?:[^ .]+ ){0,4}> /;

export const hintRules: readonly PolicyRule[] = [
  hint('condition', 'health', {
    patterns: [
      'diagnos[a-z]*|infection|infected|cavity|cavities|gum disease|diabetes|diabetic|asthma|cancer|tumou?r|depression|anxiety|anxious|pregnan[a-z]*|miscarriage|hiv|std|hepatitis|fracture|fractured|sprain|allerg[a-z]*|hypertension|blood pressure|cholesterol|arthritis|migraines?|seizures?|addiction|adhd|autism|dementia|stroke|heart (attack|disease|condition)|abscess|tooth decay|periodontitis|condition|disease|disorder|symptoms?|illness',
    ],
    unlessAfter: ours,
    unlessWith: /^condition of the (?:room|building|car|floor)/,
    examples: ['Your diabetes makes healing slower.'],
    counterexamples: ['The front desk will now call you when we run late.'],
  }),
  hint('treatment', 'health', {
    patterns: [
      'root canal|crowns?|fillings?|extractions?|implants?|braces|whitening|surgery|surgeries|surgical|operation on your|procedure|anesthe[a-z]*|sedation|injections?|vaccin[a-z]*|therapy|therapist|chemotherapy|radiation|biopsy|x ?rays?|mri|ct scan|ultrasound|physical therapy|stitches|treatment|treatments|treatment plan|dentures?|botox|laser|massage|adjustment|deep cleaning|cleaning visit|exam|examination|checkup',
    ],
    unlessAfter: ours,
    examples: ['Your root canal took longer than planned.'],
    counterexamples: ['We treat every message seriously.'],
  }),
  hint('medication', 'health', {
    patterns: [
      'medications?|medicines?|prescriptions?|prescribed|antibiotics?|pain ?killers?|opioids?|ibuprofen|insulin|dosage|doses?|refills?|pills?|tablets|anti ?depressants?|inhaler|pharmacy',
    ],
    unlessAfter: ours,
    examples: ['Please finish the antibiotics that we prescribed.'],
    counterexamples: ['We have moved the price list to the door.'],
  }),
  hint('results', 'health', {
    patterns: [
      '(test|lab|blood|scan|biopsy|x ?ray) (results?|work|tests?|values?)|your (chart|file|medical records?|records|history|results?|vitals)|medical (history|records?|details|chart)',
    ],
    unlessAfter: ours,
    examples: ['We looked at your chart and your lab results.'],
    counterexamples: ['Please leave out medical details.'],
  }),
  hint('body', 'health', {
    patterns: [
      'your ~2 (tooth|teeth|molars?|gums?|jaw|knees?|back|spine|neck|shoulder|hips?|ankle|wrist|heart|skin|eyes?|ears?|stomach|chest|blood|pain|swelling|bleeding|rash|weight|pregnancy)',
    ],
    unlessWith: / (?:come|coming|welcome|get|call|want|write) /,
    examples: ['We are sorry that your tooth still hurts.'],
    counterexamples: ['We will call you back today.'],
  }),
  hint('visit', 'identity', {
    patterns: [
      'your ~3 (visit|visits|appointments?|stay|consultation|session|booking|reservation|follow up)',
      '(when|since|while|after) you (came|come|were|visited|saw|left|arrived|sat|walked|called|checked)',
      '(you|your (son|daughter|child|mother|father|wife|husband)) (came in|came to|visited|were here|were seen|was seen|arrived|checked in|missed)',
      '(we|i|the doctor|our doctor) (saw|treated|examined|met|served) you',
    ],
    examples: ['After your visit on Tuesday we spoke with the team.'],
    counterexamples: ['Thank you for telling us. We now say so when we run late.'],
  }),
  hint('visit-date', 'identity', {
    patterns: [
      '(on|last|this past|for|since) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)( \\d+[a-z]*)?',
      '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec) \\d+[a-z]*',
      '\\d+ \\d+ (20)?\\d\\d|at \\d+( \\d\\d)? ?(am|pm|a m|p m)|(that|the other) (morning|afternoon|evening)',
    ],
    examples: ['You were due on March 3 at 2 pm.'],
    counterexamples: ['We open at eight every day from now on.'],
  }),
  hint('relation', 'identity', {
    patterns: [
      '(as|being) (a|our|one of our) ~3 (patient|client|customer|guest|member)',
      'you have been ~5 (patient|client|customer|guest|member|with us)',
      'your (insurance|insurer|policy|account|balance|copay|co pay|deductible|invoice|bill|claim|coverage)',
    ],
    examples: ['You have been our patient for six years.'],
    counterexamples: ['We want every customer to be told about delays.'],
  }),
  hint('staff', 'identity', {
    patterns: [
      '(dr|doctor|nurse|hygienist|receptionist|assistant|manager|technician|mechanic|stylist|therapist|server|waiter) (?!who|will|is|was|has|and|on|at|to|for|or|about|in|with|can|said|should|did|told|here|calls?|reads?|of|from|team|that|have|would|must|now|knows?|looked)[a-z]{3,}',
      '(fired|suspended|disciplined|dismissed|reprimanded|written up|let (her|him|them) go|no longer works?|put on leave)',
    ],
    examples: ['Our hygienist Maya was new that week.', 'She has been disciplined.'],
    counterexamples: ['Our manager will call the supplier.', 'We spoke with the team at the front desk.'],
  }),
  hint('family', 'identity', {
    patterns: [
      'your (son|daughter|child|kid|kids|children|baby|mother|father|mom|dad|wife|husband|partner|spouse|sister|brother|parent|parents|grandmother|grandfather|boyfriend|girlfriend)( name)?',
    ],
    examples: ['Your daughter waited in the wrong room.'],
    counterexamples: ['Children may wait in the play corner.'],
  }),
  hint('who-are-you', 'identity', {
    patterns: [
      '(who|which (patient|customer|client|guest)) (are you|is this|wrote|you are|am i|this is)',
      '(your|the) (full |real |last |first )?(name|names|phone number|date of birth|birth ?date|birthday|member number|patient number|order number|account number|contact details|contact information|identity|email|email address|phone|number)',
      '(tell|let) us (know )?~2 (who you are|your name)',
    ],
    unlessAfter: ours,
    examples: ['Could you tell us your name and date of birth?'],
    counterexamples: ['You can write back here without a name.'],
  }),
  hint('card-or-id', 'identity', {
    patterns: [
      '(credit|debit|bank) (card|account)|card number|social security|ssn|passport|driver license|drivers license|cvv|routing number|\\d{13,19}',
    ],
    unlessAfter: ours,
    examples: ['Send us your card number for the refund.'],
    counterexamples: ['The refund goes back the way you paid.'],
  }),
  hint('another-channel', 'identity', {
    patterns: [
      '(call|text|email|reach|contact|message|whatsapp) (me|us|our office|the office|my) ~4 [+(]?\\d[\\d-]{2,}|(my|private|personal) (cell|mobile|phone|number|email)',
    ],
    examples: ['Text me on my cell.'],
    counterexamples: ['Write back here whenever you like.'],
  }),
  hint('ask-for-review', 'solicitation', {
    patterns: [
      '(please|could you|would you|can you|hope you|love it if|appreciate|feel free to|like you to|ask you to|consider|invite you to|welcome to|you can|you may|grateful for) ~4 (leave|leaving|post|posting|write|writing|share|sharing|give|giving|drop) ~4 {review}',
      '(leave|drop|give|write) us (a|an|your)( [^ .]+){0,3} {review}|review us (on|at)',
      '(spread the word|tell your friends|recommend us|good word)',
    ],
    examples: ['Please leave us a review on Google.'],
    counterexamples: ['Please tell us here what else went wrong.'],
  }),
  hint('stars', 'solicitation', {
    patterns: [
      '(five|5|four|4|one|1|two|2|three|3) stars?|star rating|(good|great|positive|nice|kind) (review|rating)',
    ],
    examples: ['We try to earn 5 stars every day.'],
    counterexamples: ['We start the day at five.'],
  }),
  hint('public-review', 'publicReview', {
    patterns: [
      'your ({noun} )*(review|rating|post|comment)|(saw|read|found|noticed) ~5 (google|yelp|facebook|online|in public)',
    ],
    examples: ['We also saw your review on Google.'],
    counterexamples: ['Thank you for writing to us.'],
  }),
  hint('not-believed', 'tone', {
    patterns: [
      'sorry (you|if you|that you) (feel|felt|feels|were offended|took|see it)|(you|customer) (misunderstood|are mistaken|exaggerat[a-z]*|overreact[a-z]*|lied|are lying|made this up|should have|failed to|forgot to)|(no one|nobody) else ~3 (complain[a-z]*|said)|did not happen|never happened|no record of|as you (know|were told)|calm down|your fault|not our fault|to be (honest|fair)',
    ],
    examples: ['We are sorry you feel that way.', 'You should have called earlier.'],
    counterexamples: ['We are sorry that nobody explained the delay.'],
  }),
  hint('other-customers', 'identity', {
    patterns: [
      '(another|other|the|next|previous) (patient|customer|client|guest|family|person) (before|after|ahead of|next to|who)',
    ],
    examples: ['The patient before you needed surgery.'],
    counterexamples: ['Other patients are told about delays as well.'],
  }),
];
