import { evidenceIn, type ModelSentence } from '../check.ts';
import { type Draft, type ReviewRequest, type Segment, textOf } from '../draft.ts';
import { makeRandom } from '../random.ts';
import { finish, merge } from '../say/finish.ts';
import { sayLine } from '../say/first-line.ts';
import { speakerOf } from '../say/speaker.ts';
import { sayThanks } from '../say/thanks.ts';
import { sayTyped } from '../say/typed.ts';
import { hashDraft } from '../text.ts';

export function finishModelDraft(sentences: readonly ModelSentence[], request: ReviewRequest): Draft {
  const random = makeRandom(request.number);
  const speaker = speakerOf(request, random);
  const own = [...sayLine(request)];
  const after = [...sayTyped(request, false).sentences, ...sayThanks(request, random)];
  const ending = { isOpen: false, cheer: null };
  const [before, behind] = [own, after].map((said) => finish(said, { speaker, random, ending }));
  const ours = sentences.flatMap((sentence, at) => [...(at === 0 ? [] : [joint(' ')]), ...mark(sentence, request)]);
  const all = [before ?? [], ours, behind ?? []].filter((some) => some.length > 0);
  const segments = merge(all.flatMap((some, at) => [...(at === 0 ? [] : [joint(' ')]), ...some]));
  const text = textOf(segments);
  return { text, segments, hash: hashDraft(text) };
}

const joint = (text: string): Segment => ({ text, choiceIds: [] });

function mark(sentence: ModelSentence, { choices }: ReviewRequest): Segment[] {
  const { text } = sentence;
  const places = evidenceIn(sentence, choices)
    .map(({ label, quote }) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length, label }))
    .sort((one, other) => one.start - other.start);
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, label } of places) {
    if (start < at) continue;
    segments.push({ text: text.slice(at, start), choiceIds: [] });
    segments.push({
      text: text.slice(start, end),
      choiceIds: choices.flatMap((one) => (one.label === label ? [one.id] : [])),
    });
    at = end;
  }
  return [...segments, { text: text.slice(at), choiceIds: [] }].filter((segment) => segment.text !== '');
}
