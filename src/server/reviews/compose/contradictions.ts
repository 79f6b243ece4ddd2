import type { Sense } from '../sentiments/sets.ts';
import { type Frame, parseFrame } from './frame.ts';

/** Two labels that deny each other, or turn on one thing, and what a customer writes who means both: the two halves of one sentence. */
export type Contradiction = { first: Frame; second: Frame; turns: readonly string[] };

const but = [', but ', ', but ', ' but '];
const some = [', but ', ' and ', ', and ', ' while '];

// The labels as the pickers have them; the half of the label on the left stands first
const pairs: readonly (readonly [string, string, string, string, readonly string[]])[] = [
  [
    'Short wait',
    'Long wait',
    'I <had a [short|pretty short|really short] wait> at one point',
    'a <[long|pretty long|really long] wait> at another',
    but,
  ],
  [
    'On time',
    'Long wait',
    'they <were [on time|right on time]>',
    'the <wait still felt [long|pretty long|kind of long]> [to me|]',
    but,
  ],
  [
    'Quick service',
    'Long wait',
    'the <service was [quick|fast|really quick]> [when it was my turn|once it was my turn]',
    'the <wait before that was [long|pretty long|on the long side]>',
    but,
  ],
  [
    'Not rushed',
    'Felt rushed',
    'they <took their time [with me|]> for the most part',
    '[at times|now and then] I <felt [a bit|a little|kind of] rushed>',
    but,
  ],
  [
    'Relaxing visit',
    'Felt rushed',
    'my <visit was [relaxing|really relaxing]> for the most part',
    'at times I <felt [rushed|a bit rushed|kind of rushed]>',
    but,
  ],
  [
    'Fair prices',
    'A bit pricey',
    'the <price was [fair|reasonable]> [for what I got|]',
    'still <a [bit|little] more than I [wanted|hoped] to pay>',
    but,
  ],
  [
    'Clear prices',
    'A bit pricey',
    'the <pricing was [clear|very clear|really clear|easy to understand|simple to understand]>',
    'it was <[a bit|a little|kind of] expensive> [for me|]',
    but,
  ],
  [
    'Price as quoted',
    'A bit pricey',
    '[I paid|they charged me] <[what|exactly what|just what] they quoted>',
    'it was <[a bit|a little|kind of] expensive> [for me|]',
    but,
  ],
  [
    'Slow service',
    'Not rushed',
    'the <service was [slow|pretty slow|a bit slow|kind of slow]>',
    "[at least|] I <[never felt rushed|didn't feel rushed]>",
    but,
  ],
  [
    'Took longer than expected',
    'Not rushed',
    'the whole [process|thing] <took longer than [I expected|expected|I thought it would]>',
    "[at least|] I <[never felt rushed|didn't feel rushed]>",
    but,
  ],
  [
    'Quick replies',
    'Slow to reply',
    'some <[answers|replies|responses] came [quickly|fast|back fast]>',
    'others <[took a while|took quite a while|were slow to come]>',
    some,
  ],
  [
    'Kept me informed',
    'Slow to reply',
    'they <kept me [informed|posted|updated]> overall',
    'they <were [slow|pretty slow] to reply> when I [reached out|had a question|asked something]',
    but,
  ],
  [
    'Arrived on time',
    'Arrived late',
    'sometimes they <[arrived|showed up|got here] on time>',
    'sometimes they <were [late|a bit late|a little late]>',
    [', but ', ' but '],
  ],
  [
    'Cleaned up afterwards',
    'Left some mess',
    'they <cleaned up> [most of it|for the most part] [when they were done|before they left]',
    'there was still <[some|a bit of] mess> [left behind|]',
    but,
  ],
  [
    'Tidy work',
    'Left some mess',
    'the <work itself was [tidy|neat|neat and tidy]>',
    'they <left some mess> [behind|when they were done]',
    but,
  ],
  [
    'Quick service',
    'Took longer than expected',
    'the <service itself was [fast|quick|pretty quick]>',
    'the whole process <took longer than [expected|I expected|I thought it would]>',
    but,
  ],
  [
    'Ready on time',
    'Took longer than expected',
    'my <[car|vehicle] was ready on time>',
    'the work itself <took longer than [expected|I expected|I thought it would]>',
    but,
  ],
  [
    'Short line',
    'Slow checkout',
    'the <line was [short|pretty short|nice and short]>',
    'the <checkout itself was [slow|pretty slow|a bit slow]> [for me|]',
    but,
  ],
  [
    'Well stocked',
    'Limited stock',
    'some of the <[shelves|aisles] were well stocked>',
    'others <had [limited|pretty limited|kind of limited] stock>',
    but,
  ],
  [
    'Good selection',
    'Limited stock',
    'the <selection [overall|] was [good|really good|pretty good]>',
    'the <stock was [limited|pretty limited]> [on some things|]',
    but,
  ],
  [
    'Limited menu',
    'Good choice of dishes',
    'the <menu was [limited|pretty limited|kind of limited]> [overall|]',
    '[I still had|there was still] <a good choice of dishes>',
    but,
  ],
  [
    'Short wait',
    'Slow service',
    'the <wait was [short|pretty short]> [when I got there|at first]',
    'the <service was [slow|pretty slow|a bit slow]> after that',
    but,
  ],
  [
    'Attentive service',
    'Slow service',
    'the <service was [attentive|really attentive|so attentive]>',
    'things <moved [slowly|pretty slowly|kind of slowly]> [overall|]',
    but,
  ],
  [
    'Helpful staff',
    'Hard to find help',
    'the <staff was [helpful|really helpful]> once I found someone',
    'it was <[hard|tough|not easy] to find help> [at first|when I needed it|in the store]',
    but,
  ],
  [
    'Enough room',
    'Crowded',
    'I <[still had|had] [enough|plenty of] [room|space]>',
    'it was <[crowded|pretty crowded|kind of crowded]> [in there|when I was there]',
    [' even though ', ', even though '],
  ],
  [
    'Calm atmosphere',
    'Crowded',
    'it <[stayed|felt] calm> [in there|]',
    'it was <[crowded|pretty crowded|kind of crowded]> [in there|when I was there]',
    [' even though ', ', even though '],
  ],
  [
    'Calm atmosphere',
    'Loud music',
    'the <atmosphere was [calm|pretty calm]> overall',
    'the <music was [loud|pretty loud|too loud]> [for me|]',
    but,
  ],
  [
    'Noisy waiting room',
    'Calm atmosphere',
    'the <waiting [room|area] was [noisy|pretty noisy|kind of noisy]>',
    'the rest of the place <was [calm|pretty calm|nice and calm]>',
    but,
  ],
  [
    'Easy to book',
    'Hard to get an appointment',
    'the <booking itself was [easy|simple|pretty easy]>',
    'it was [still|] <[hard|tough] to get an appointment>',
    but,
  ],
];

const known = pairs.map(([one, other, first, second, turns]) => ({
  labels: [one, other],
  contradiction: { first: parseFrame(first), second: parseFrame(second), turns },
}));

/** Those that deny each other, two by two and each once, and how they are said together; 'Not rushed' denies 'Felt rushed' more than 'Relaxing visit' does. */
export function pairDenials<Item extends { sense: Sense | null }>(
  items: readonly Item[],
): { one: Item; other: Item; contradiction: Contradiction }[] {
  const left = new Map(items.map((item) => [item.sense?.key.split('/').at(-1) ?? '', item]));
  return known.flatMap(({ labels, contradiction }) => {
    const [one, other] = labels.map((label) => left.get(label ?? ''));
    if (one === undefined || other === undefined) return [];
    for (const label of labels) left.delete(label ?? '');
    return [{ one, other, contradiction }];
  });
}

/** How two labels that deny each other are said together; null where they do not. */
export function findContradiction(one: Sense | null, other: Sense | null): Contradiction | null {
  const [first, second] = [one, other].map((sense) => sense?.key.split('/').at(-1) ?? '');
  return known.find(({ labels }) => labels[0] === first && labels[1] === second)?.contradiction ?? null;
}
