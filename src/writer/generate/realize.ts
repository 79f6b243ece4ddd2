import type { ReviewRequest, Segment } from '../draft.ts';
import { textOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { inTurn } from './deck.ts';
import { nameBusiness } from './name-business.ts';
import { dropSubject, isAlone } from './opening.ts';
import { type Phrase, parsePhrase } from './phrase.ts';
import type { Form, Item, Opening, Plan } from './plan.ts';
import { stemsOf } from './stems.ts';
import { fillWords, templatesOf } from './templates.ts';

/** What a draft has said so far. */
interface Said {
  readonly stems: Set<string>;
  isNamed: boolean;
}

/** Which decks are drawn from. */
interface Decks {
  readonly key: string;
  readonly turn: number;
}

// So many of a deck are looked through for one that fits
const window = { opening: 30, usual: 8 };
const bareShare = 0.2;

/** The words of a plan, group by group. */
export function realize(plan: Plan, request: ReviewRequest, decks: Decks, random: Random): Phrase[][] {
  const typed = request.choices.filter(({ sentiment }) => sentiment === null).map(({ label }) => label);
  const said: Said = {
    stems: new Set(stemsOf(typed.join(' '))),
    isNamed: plan.naming === 'none',
  };
  return plan.groups.map((group, groupAt) =>
    group.map((item, at) => {
      const form = formOf(item);
      const isFirst = at === 0 && groupAt === 0;
      const whole = pickTemplate(item, plan, said, isFirst, { ...decks, words: request.industry.words });
      const mayBeBare = isFirst
        ? plan.opening === 'bare' || (plan.opening === 'other' && !opensWith(whole, 'other'))
        : at === 0 && plan.shape !== 'told' && random.chance(bareShare);
      const isWhole = form !== 'clause' || !mayBeBare || (isAlone(whole) && group.length > 1);
      const template = (isWhole ? null : dropSubject(whole)) ?? whole;
      const segments = dropPlace(
        place(parsePhrase(template, item.choice.id), { ...item, form, isFirst }, plan, request, said),
      );
      for (const stem of stemsOf(textOf(segments))) said.stems.add(stem);
      const stage = item.choice.sentiment?.phrases.stage ?? 9;
      return {
        kind: form,
        stage,
        isBare: template !== whole,
        isMixed: item.choice.sentiment?.phrases.tone === 'mixed',
        segments,
      };
    }),
  );
}

// Some sentiments have no noun phrase that a customer would write
const formOf = ({ choice, form }: Item): Form =>
  form === 'noun' && (choice.sentiment?.phrases.nouns.length ?? 0) < 2 ? 'fragment' : form;

/** The first of the deck that says nothing twice, and that begins as planned. */
function pickTemplate(
  item: Item,
  plan: Plan,
  said: Said,
  isFirst: boolean,
  from: Decks & { words: Readonly<Record<string, string>> },
): string {
  const { choice } = item;
  const form = formOf(item);
  if (choice.sentiment === null) return choice.label;
  const { phrases } = choice.sentiment;
  const words = { ...from.words, ...choice.sentiment.words };
  const length = plan.shape === 'plain' ? 'any' : plan.shape === 'short' ? 'short' : plan.isLong ? 'long' : 'any';
  const templates = templatesOf(phrases, form, length);
  const deck = inTurn(templates, `${from.key}/${choice.id}/${form}/${length}`, from.turn);
  const all = deck.slice(0, isFirst ? window.opening : window.usual).map((one) => fillWords(one, words));
  const fresh = all.filter((one) => !stemsOf(one).some((stem) => said.stems.has(stem)));
  const opening = isFirst && form === 'clause' ? fresh.filter((one) => opensWith(one, plan.opening)) : fresh;
  // Where no phrase begins as planned, one that can lose its subject
  const bare = isFirst && form === 'clause' ? fresh.filter((one) => dropSubject(one) !== null) : [];
  return opening[0] ?? bare[0] ?? fresh[0] ?? all[0] ?? choice.label;
}

function opensWith(template: string, opening: Opening): boolean {
  if (opening === 'bare') return dropSubject(template) !== null;
  const first = /^(the|they|I|it|there|everyone)\b/.exec(template)?.[0] ?? 'other';
  return first === opening;
}

function place(
  segments: readonly Segment[],
  { choice, form, isFirst }: Item & { isFirst: boolean },
  plan: Plan,
  request: ReviewRequest,
  said: Said,
): readonly Segment[] {
  if (said.isNamed) return segments;
  const named = nameBusiness(segments, {
    kind: form,
    isFirst,
    stage: choice.sentiment?.phrases.stage ?? 9,
    plan,
    request,
  });
  if (named === null) return segments;
  said.isNamed = true;
  return named;
}

const dropPlace = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment) => ({
    ...segment,
    text: segment.text
      .replace(/ ?@ ?$/, (found) => (found.startsWith(' ') && found.endsWith(' ') ? ' ' : ''))
      .replace(' @ ', ' '),
  }));
