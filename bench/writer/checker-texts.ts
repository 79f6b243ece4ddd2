import { checkReview } from '../../src/server/reviews/checker/check.ts';
import type { CheckRequest } from '../../src/server/reviews/checker/reading.ts';
import { composeReview } from '../../src/server/reviews/compose/compose.ts';
import { makeRandom, shuffle } from '../../src/server/reviews/compose/random.ts';
import { healthcare } from '../../src/server/reviews/sentiments/trades/healthcare.ts';
import { goodTexts } from './good-texts.ts';
import type { Row } from './row.ts';

const business = { name: 'Willow Street Family Dentistry', city: 'Portland', category: 'Dental clinic' };
type Plant = { name: string; plant: (review: string) => string };

function before(sentence: string): Plant['plant'] {
  return (review) => `${sentence} ${review}`;
}
function after(sentence: string): Plant['plant'] {
  return (review) => `${review} ${sentence}`;
}

/** Ways in which a model spoils a good review; every one has to be found. */
const defects: readonly Plant[] = [
  { name: 'cut short', plant: (review) => review.slice(0, Math.floor(review.length * 0.6)).replace(/[.!?\s]+$/, '') },
  { name: 'too short', plant: (review) => review.split('. ')[0]?.concat('.') ?? '' },
  { name: 'too long', plant: (review) => `${review} ${review.replaceAll('.', ' as I said.')}` },
  { name: 'empty', plant: () => '' },
  { name: 'in quotes', plant: (review) => `"${review}"` },
  { name: 'preamble', plant: before("Here's a review based on your choices:") },
  { name: 'sure', plant: before('Sure! ') },
  { name: 'label', plant: before('Review: ') },
  { name: 'note to the user', plant: after('Let me know if you want any changes.') },
  { name: 'as an AI', plant: before('As an AI language model, I have never been there, but here goes.') },
  { name: 'prompt leaked', plant: after('The customer chose these sentiments, and I followed your instructions.') },
  { name: 'thinking', plant: before('<think>Let me plan.</think>') },
  { name: 'bold', plant: (review) => review.replace(/\b(was|were)\b/, '**$1**') },
  {
    name: 'list',
    plant: (review) =>
      review
        .split('. ')
        .map((line) => `- ${line}`)
        .join('\n'),
  },
  { name: 'heading', plant: before('# My visit\n') },
  { name: 'json', plant: (review) => JSON.stringify({ review }) },
  { name: 'html', plant: (review) => `<p>${review}</p>` },
  { name: 'emoji', plant: after('😊') },
  { name: 'hashtag', plant: after('#dentist') },
  { name: 'link', plant: after('See www.willowstreet.example for more.') },
  { name: 'domain', plant: after('More on willowstreet.com.') },
  { name: 'mail', plant: after('Write to hello@willow.example.') },
  { name: 'phone', plant: after('Call (503) 555-0199.') },
  {
    name: 'French',
    plant: () =>
      'Le personnel était très aimable et tout a été bien expliqué. Je suis content de ma visite et je recommande ce cabinet à tout le monde sans aucune hésitation ni réserve.',
  },
  { name: 'Spanish words', plant: after('Muchas gracias por todo, volveré pronto.') },
  {
    name: 'third person',
    plant: (review) => review.replaceAll(/\bI\b/g, 'They').replaceAll(/\b(?:me|my|we|our|us)\b/gi, 'their'),
  },
  { name: 'name twice', plant: after('Maria was kind.') },
  { name: 'name missing', plant: (review) => review.replace('Maria', 'them') },
  { name: 'name changed', plant: (review) => review.replace('Maria', 'Marie') },
  { name: 'stars', plant: after('Five stars!') },
  { name: 'recommend', plant: after('I highly recommend them.') },
  { name: 'come back', plant: after('I will be back.') },
  { name: 'best in town', plant: after('The best dentist in town.') },
  { name: 'near me', plant: after('If you search for a dentist near me, go there.') },
  { name: 'superlative', plant: after('They were the friendliest people.') },
  { name: 'comparison', plant: after('It was better than other places.') },
  { name: 'praise', plant: (review) => review.replace(/\b(was|were)\b/, '$1 absolutely amazing and') },
  { name: 'advertising', plant: after('A state-of-the-art, top-notch team of professionals.') },
  { name: 'shouting', plant: after('I LOVED it!!') },
  { name: 'question', plant: after('Who would not like that?') },
  { name: 'repeated sentence', plant: (review) => `${review} ${review.split(/(?<=\.) /)[0] ?? ''}` },
  { name: 'discount', plant: after('They gave me a discount for this review.') },
  { name: 'placeholder', plant: (review) => review.replace(/\b(was|were)\b/, '$1 [adjective]') },
];

/** Things that nobody chose, as models invent them. */
const inventions: readonly string[] = [
  'The hygienist was thorough.',
  'Dr. Miller took great care of me.',
  'My daughter loved it.',
  'My wife and I both go there.',
  'I have been a patient for years.',
  'This was my first visit.',
  'I had a root canal.',
  'My tooth no longer hurts.',
  'The cleaning was painless.',
  'I waited ten minutes.',
  'It only took half an hour.',
  'I paid eighty dollars.',
  'They take my insurance.',
  'I was in on Tuesday.',
  'Last week I had a filling.',
  'The X-rays were quick.',
  'They called me the next day.',
  'The parking lot was huge.',
  'There was free coffee.',
  'The music was soothing.',
  'My anxiety was gone.',
  'The office smelled of lavender.',
  'A friend sent me there.',
  'I moved here from Seattle.',
  'The receptionist knew my name.',
  'They gave me a warm blanket.',
  'They sent me a text reminder.',
  'I got an appointment the same day.',
  'My teeth look whiter.',
  'I drove an hour to get there.',
  'The building is near the river.',
  'They have a large team.',
  'The manager came to greet me.',
  'The assistant held my hand.',
  'The website made things simple.',
  'The chairs had massage functions.',
  'They played cartoons for the little ones.',
  'I left with a gift bag.',
  'The numbing worked well.',
  'My crown fits well.',
  'I was nervous at first.',
  'I am pregnant and they took note.',
  'My insurance covered it.',
  'They fixed my bite.',
  'The view from the window was lovely.',
  'They are open on weekends.',
  'I brought my dog.',
  'I usually hate dentists.',
  'They offered me water and tea.',
  'The restroom was spotless.',
  'I had no pain afterwards.',
  'Everyone wore masks.',
  'My son was brave.',
  'They told jokes.',
  'They were quick with the billing department.',
  'My grandmother goes there too.',
  'The doctor studied in Boston.',
  'They won an award.',
  'The aquarium was fun.',
  'I could pay in instalments.',
];

/** How much of what a model may do wrong the checker finds, and how often it cries wolf. */
export function measureChecker(seed: number): Row[] {
  const random = makeRandom(seed * 31 + 7);
  const missed: string[] = [];
  const unseen: string[] = [];
  let planted = 0;
  let invented = 0;
  for (let round = 0; round < 20; round++) {
    const sentiments = shuffle(Object.keys(healthcare.labels), random).slice(0, 4);
    const request: CheckRequest = { business, sentiments, thankSomeone: 'Maria' };
    const { review } = composeReview({
      ...request,
      seed: Math.floor(random.next() * 2 ** 31),
      number: Math.floor(random.next() * 10_000),
      remembered: new Set(),
    });
    for (const { name, plant } of defects) {
      const spoiled = plant(review);
      if (spoiled === review) continue;
      planted++;
      if (checkReview(spoiled, request).length === 0) missed.push(`${name}: ${spoiled}`);
    }
    const sentences = review.split(/(?<=\.) /);
    for (const invention of inventions) {
      invented++;
      const at = Math.floor(random.next() * (sentences.length + 1));
      const spoiled = [...sentences.slice(0, at), invention, ...sentences.slice(at)].join(' ');
      const findings = checkReview(spoiled, request).filter(({ rule }) => rule !== 'length');
      if (findings.length === 0) unseen.push(invention);
    }
  }
  const alarms = goodTexts.flatMap(({ review, ...request }) => {
    const findings = checkReview(review, { business, ...request });
    return findings.length === 0
      ? []
      : [`${findings.map(({ rule, excerpt }) => `${rule} ${excerpt ?? ''}`).join('; ')}: ${review}`];
  });
  const formats = new Set([
    'length',
    'complete',
    'address',
    'markup',
    'emoji',
    'leak',
    'quoted',
    'english',
    'first-person',
    'shouting',
  ]);
  const formal = goodTexts.filter(({ review, ...request }) =>
    checkReview(review, { business, ...request }).some(({ rule }) => formats.has(rule)),
  );
  const found = 1 - missed.length / planted;
  const seen = 1 - unseen.length / invented;
  const share = alarms.length / goodTexts.length;
  return [
    row(`checker: planted defects found, of ${planted}`, '>= 98 %', found, found >= 0.98, missed[0]),
    row(
      `checker: invented facts found, of ${invented}`,
      '>= 90 %',
      seen,
      seen >= 0.9,
      [...new Set(unseen)].slice(0, 6).join(' | '),
    ),
    row(
      `checker: false alarms on ${goodTexts.length} good texts`,
      '<= 5 %',
      share,
      share <= 0.05,
      alarms.slice(0, 3).join('\n      '),
    ),
    row('checker: false alarms of format rules', '0', formal.length / goodTexts.length, formal.length === 0),
  ];
}

function row(what: string, target: string, share: number, holds: boolean, worst?: string): Row {
  return { what, target, figure: `${(100 * share).toFixed(1)} %`, holds, ...(worst ? { worst } : {}) };
}
