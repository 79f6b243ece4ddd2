import { checkReview, keepSound } from '../../src/writer/check.ts';
import { resolveChoices, resolveIndustries } from '../../src/writer/choices.ts';
import type { ReviewRequest } from '../../src/writer/draft.ts';
import { industries } from '../../src/writer/industries.ts';
import { readAnswer } from '../../src/writer/model/answer.ts';
import { goodTexts } from './good-texts.ts';
import { type JudgedText, judgedTexts } from './judged-texts.ts';
import { atMost, type Row, share } from './row.ts';

/** Claims that the customer did not choose, as models invent them. */
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

/** Inventions in neutral words next to a choice. Without the second call most of them pass. */
const neutralInventions: readonly string[] = [
  'I expected friendly staff and clean rooms and I did not get that.',
  'The staff was friendly to everybody but me.',
  'The staff was friendly, not like the other place.',
  'The rooms were clean except mine.',
  'They explained everything clearly after I asked a second time.',
  'The wait was short because nobody else was there.',
  'They were friendly once I raised my voice.',
  'The staff was friendly until I paid.',
];

const request = (sentiments: readonly string[]): ReviewRequest => ({
  business: { name: 'Willow Street Family Dentistry', city: 'Portland' },
  industry: industries.healthcare,
  choices: resolveChoices(sentiments, Object.values(industries)),
  number: 1,
  remembered: new Set(),
});

const four = ['Friendly staff', 'Clean rooms', 'Clear explanations', 'Short wait'];
const honest =
  'The staff was friendly and the rooms were clean. They explained everything clearly. I had a short wait.';

/** Whether the invention is kept from the customer. */
const isCaught = (review: string, invention: string): boolean => {
  const sound = keepSound(readAnswer(review), request(four));
  return (
    sound === null ||
    !sound
      .map(({ text }) => text)
      .join(' ')
      .includes(invention)
  );
};

function measureJudged(): Row[] {
  const known = resolveIndustries(['Dentist']);
  // An honest text must pass whole; an invention must not reach the customer
  const isWrong = ({ business, choices, review, invented }: JudgedText): boolean => {
    const sentences = readAnswer(review);
    const sound = keepSound(sentences, {
      business: { name: business, city: 'Portland' },
      industry: known[0],
      choices: resolveChoices(choices, [...known, ...Object.values(industries)]),
      number: 1,
      remembered: new Set(),
    });
    if (invented === null) return sound?.length !== sentences.length;
    return sound?.some(({ text }) => text.includes(invented)) === true;
  };
  const of = (kind: JudgedText['kind']) => {
    const texts = judgedTexts.filter((one) => one.kind === kind);
    const wrong = texts.filter(isWrong);
    return { part: wrong.length / texts.length, worst: wrong.map(({ review }) => review).join('\n      ') };
  };
  const [honestOnes, plain, neutral] = [of('honest'), of('plain'), of('neutral')];
  return [
    atMost('honest texts of a stranger refused', honestOnes.part, 0.1, honestOnes.worst),
    share('their plain inventions caught', 1 - plain.part, [0.95, 1], plain.worst),
    share('their neutral inventions caught, first call alone', 1 - neutral.part, [0.5, 1], neutral.worst),
  ];
}

export function measureChecker(): Row[] {
  const refused = goodTexts.filter(
    ({ sentiments, review }) => checkReview(readAnswer(review), request(sentiments)).length > 0,
  );
  const plain = inventions.filter((one) => isCaught(`${honest} ${one}`, one));
  const inside = inventions.filter((one) => {
    const joined = honest.replace('wait.', `wait and ${one.charAt(0).toLowerCase()}${one.slice(1)}`);
    return isCaught(joined, one.slice(1));
  });
  const neutral = neutralInventions.filter((one) => isCaught(`${honest} ${one}`, one));
  return [
    atMost(
      'honest model drafts refused',
      refused.length / goodTexts.length,
      0.1,
      refused
        .slice(0, 12)
        .map(
          ({ review, sentiments }) =>
            `${checkReview(readAnswer(review), request(sentiments))
              .map(({ rule, excerpt }) => `${rule}: ${excerpt}`)
              .join('; ')}\n        ${review}`,
        )
        .join('\n      '),
    ),
    share(
      'plain inventions caught, as a sentence',
      plain.length / inventions.length,
      [0.95, 1],
      inventions.filter((one) => !plain.includes(one)).join(' / '),
    ),
    share(
      'plain inventions caught, joined to a choice',
      inside.length / inventions.length,
      [0.8, 1],
      inventions.filter((one) => !inside.includes(one)).join(' / '),
    ),
    share(
      'inventions in neutral words caught, first call alone',
      neutral.length / neutralInventions.length,
      [0.5, 1],
      neutralInventions.filter((one) => !neutral.includes(one)).join(' / '),
    ),
    ...measureJudged(),
  ];
}
