import { describe, expect, it } from 'vitest';
import { beginsAlike, phrasesIn, repeatsAPhrase, wordsIn } from './repeats.ts';

function share([one, other]: [number, number], [third, fourth]: [number, number]): boolean {
  return (one & third) !== 0 || (other & fourth) !== 0;
}

describe('repeatsAPhrase', () => {
  it.each([
    ['the staff was really kind', 'the rooms were really clean'],
    ['i liked the staff', 'the rooms were clean and i liked that'],
    ['i loved the rooms', 'what i liked was the staff'],
    ['one thing i noticed was the staff', 'i appreciated the clean rooms'],
    ['just so you know, parking was hard', 'i have to say the wait was long'],
    ['', 'to be honest, the cost was a bit steep in my opinion'],
    ['they came prepared for my appointment', 'my appointment started on time'],
    ["i didn't like the tight changing room", "i didn't like waiting for a machine"],
    ['it was an easy place to find', 'it was a pretty limited menu'],
    ['', 'the phone was not easy to reach, but booking was easy'],
    ['i was pleased with the friendly staff', 'the staff did listen to me'],
    ['the front desk people were helpful', 'they were such friendly people'],
  ])('bars in one review: "%s" and "%s"', (said, sentence) => {
    expect(repeatsAPhrase(said, sentence)).toBe(true);
  });

  it.each([
    ['i liked the staff', 'i loved the rooms'],
    ['i told them what i wanted', 'i liked the rooms'],
    ['the staff was kind', 'the rooms were clean'],
  ])('allows in one review: "%s" and "%s"', (said, sentence) => {
    expect(repeatsAPhrase(said, sentence)).toBe(false);
  });
});

describe('phrasesIn', () => {
  it('has a bit in common for two texts that repeat a phrase, and none otherwise', () => {
    expect(share(phrasesIn('really kind'), phrasesIn('really clean'))).toBe(true);
    expect(share(phrasesIn('the staff was kind'), phrasesIn('the staff was on time'))).toBe(true);
    expect(share(phrasesIn('everyone was kind'), phrasesIn('nobody rushed me'))).toBe(true);
    expect(share(phrasesIn('really kind'), phrasesIn('very clean'))).toBe(false);
  });
});

describe('wordsIn', () => {
  it('has a bit in common for two texts that say one word, in any of its forms', () => {
    expect(share(wordsIn('the shelves were tidy'), wordsIn('each shelf was full'))).toBe(true);
    expect(share(wordsIn('i was helped quickly'), wordsIn('the service was fast'))).toBe(true);
    expect(share(wordsIn('they were slow to reply'), wordsIn('i got quick replies'))).toBe(true);
    expect(share(wordsIn('the rooms were clean'), wordsIn('the staff was kind'))).toBe(false);
  });
});

describe('beginsAlike', () => {
  it('is true of two sentences with the same first two words', () => {
    expect(beginsAlike('they were kind. parking was hard.', 'they were on time.')).toBe(true);
    expect(beginsAlike('they were kind.', 'they did well.')).toBe(false);
  });
});
