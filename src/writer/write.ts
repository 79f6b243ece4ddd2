import { type Draft, type ReviewRequest, textOf } from './draft.ts';
import { hashNumber, makeRandom, type Random } from './random.ts';
import { finish } from './say/finish.ts';
import { sayLine } from './say/first-line.ts';
import { sayList } from './say/list.ts';
import { glue, type Parts, wordsIn } from './say/part.ts';
import { saySentences } from './say/sentences.ts';
import { speakerOf } from './say/speaker.ts';
import { sayThanks } from './say/thanks.ts';
import { leads, sayTyped } from './say/typed.ts';
import { isSaid, unitsOf } from './say/unit.ts';
import { sayVerdicts } from './say/verdict.ts';
import { drawVoice } from './say/voice.ts';
import { hashDraft } from './text.ts';

const attempts = 16;
// How often a pair is taken; fewer make more different drafts.
const [pairsFirst, pairsAgain] = [0.9, 0.5];
// Between two attempts: a prime, so that no draft of another number returns.
const turnsApart = 7919;

/** Another draft when this business got the same one before. */
export function writeReview(request: ReviewRequest): Draft {
  const key = request.business === null ? '' : `${request.business.name}/${request.business.city}`;
  for (let attempt = 0; ; attempt++) {
    const number = request.number + attempt * turnsApart;
    const random = makeRandom(hashNumber(`${key}/${number}`));
    const draft = writeOnce({ ...request, number }, random, attempt === 0 ? pairsFirst : pairsAgain);
    if (draft.hash === null || !request.remembered.has(draft.hash) || attempt === attempts - 1) return draft;
  }
}

function writeOnce(request: ReviewRequest, random: Random, pairs: number): Draft {
  const said = request.choices.filter(isSaid);
  const voice = drawVoice(said, request, random);
  const speaker = speakerOf(request, random);
  const units = unitsOf(said, voice, { industry: request.industry, pairs }, random);
  const { detail, thanks: name, choices } = request;
  const beside = [detail, name].filter(Boolean).length + choices.length - said.length;
  const shape = { random, isTight: beside > 1 };
  const labels = voice === 'list' ? sayList(units, shape) : saySentences(units, voice, shape);
  const open = labels.findIndex((parts) => isOpenList(parts, units));
  const typed = sayTyped(request, voice === 'list' && open >= 0);
  const ours = labels.map((parts, at) =>
    at === open ? [...parts, ...typed.inList.flatMap((one) => [glue(', '), ...one])] : parts,
  );
  const verdicts = sayVerdicts(request, labels, speaker, random);
  const thanks = sayThanks(request, random);
  const own = leads(request, random) ? [...typed.sentences, ...ours] : [...ours, ...typed.sentences];
  const sentences = [...sayLine(request), ...verdicts.first, ...own, ...verdicts.last, ...thanks];
  const isGlad =
    said.every(({ sentiment }) => sentiment.tone === 'good') &&
    !request.choices.some(({ id }) => id === 'would-not-come-back');
  const cheers = [
    ...thanks,
    ...verdicts.first,
    ...verdicts.last,
    ...(sentences.length === 1 && voice !== 'list' ? ours : []),
  ];
  const cheer = isGlad && cheers.length > 0 && random.chance(0.35) ? random.pick(cheers) : null;
  const isOpen = random.chance(0.1);
  const segments = finish(sentences, { speaker, random, ending: { isOpen, cheer } });
  const text = textOf(segments);
  return { text, segments, voice, hash: hashDraft(text) };
}

/** A list of praise without "and" or "but" takes one more. */
function isOpenList(parts: Parts, units: ReturnType<typeof unitsOf>): boolean {
  const ids = new Set(parts.flatMap((part) => part.ids));
  return (
    parts.length > 1 &&
    units.every(({ tone, ids: own }) => tone === 'good' || !own.some((id) => ids.has(id))) &&
    !parts.some(({ text }) => / and | but /.test(text)) &&
    wordsIn(parts) < 10
  );
}
