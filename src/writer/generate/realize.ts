import type { ReviewRequest, Segment } from '../draft.ts';
import { textOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { inTurn } from './deck.ts';
import { nameBusiness } from './name-business.ts';
import { dropSubject } from './opening.ts';
import { type Phrase, parsePhrase } from './phrase.ts';
import type { Item, Opening, Plan } from './plan.ts';
import { stemsOf } from './stems.ts';
import { fillWords, templatesOf } from './templates.ts';

interface Said {
  readonly stems: Set<string>;
  isNamed: boolean;
  isReferred: boolean;
}

interface Decks {
  readonly key: string;
  readonly turn: number;
}

// How many templates of a deck are tried.
const window = { opening: 60, usual: 14 };
// After 'they', another word for the same people confuses
const newAgent = /^(?:the (?:people|team|crew|workers)|everyone|everybody)\b/;
const bareShare = 0.2;

export function realize(plan: Plan, request: ReviewRequest, decks: Decks, random: Random): Phrase[][] {
  const typed = request.choices.filter(({ sentiment }) => sentiment === null).map(({ label }) => label);
  const said: Said = {
    stems: new Set(stemsOf(typed.join(' '))),
    isNamed: plan.naming === 'none',
    isReferred: false,
  };
  return plan.groups.map((group, groupAt) =>
    group.map((item, at) => {
      const { form } = item;
      const isFirst = at === 0 && groupAt === 0;
      const whole = pickTemplate(item, plan, said, isFirst, { ...decks, words: request.industry.words });
      const mayBeBare = form === 'clause' && at === 0 && !isFirst && plan.shape !== 'told' && whole.startsWith('the ');
      const template = (mayBeBare && random.chance(bareShare) ? dropSubject(whole) : null) ?? whole;
      const segments = dropPlace(
        place(
          parsePhrase(template, item.choice.id),
          { ...item, isListEnd: at === group.length - 1 && group.every((one) => one.form === 'noun') },
          plan,
          request,
          said,
        ),
      );
      for (const stem of stemsOf(textOf(segments))) said.stems.add(stem);
      said.isReferred ||= /\b(?:they|them|their)\b/.test(textOf(segments));
      const stage = item.choice.sentiment?.phrases.stage ?? 9;
      return {
        kind: form,
        stage,
        isMixed: item.choice.sentiment?.phrases.tone === 'mixed',
        segments,
      };
    }),
  );
}

function pickTemplate(
  item: Item,
  plan: Plan,
  said: Said,
  isFirst: boolean,
  from: Decks & { words: Readonly<Record<string, string>> },
): string {
  const { choice, form } = item;
  if (choice.sentiment === null) return choice.label;
  const { phrases } = choice.sentiment;
  const words = { ...from.words, ...choice.sentiment.words };
  const length = plan.shape === 'plain' ? 'any' : plan.shape === 'short' ? 'short' : plan.isLong ? 'long' : 'any';
  const templates = templatesOf(phrases, form, length);
  const deck = inTurn(templates, `${from.key}/${choice.id}/${form}/${length}`, from.turn);
  const all = deck.slice(0, isFirst ? window.opening : window.usual).map((one) => fillWords(one, words));
  const fresh = all.filter(
    (one) => !stemsOf(one).some((stem) => said.stems.has(stem)) && !(said.isReferred && newAgent.test(one)),
  );
  const opening = isFirst && form === 'clause' ? pickOpening(fresh, plan.openings) : undefined;
  const named = said.isNamed ? [] : fresh.filter((one) => one.includes('@'));
  return opening ?? named[0] ?? fresh[0] ?? all[0] ?? choice.label;
}

function pickOpening(templates: readonly string[], openings: readonly Opening[]): string | undefined {
  for (const opening of openings)
    for (const template of templates) {
      if (opening === 'bare') {
        const bare = dropSubject(template);
        if (bare !== null) return bare;
      } else if ((/^(?:the|they|their|I|it|there|everyone)\b/.exec(template)?.[0] ?? 'other') === opening)
        return template;
    }
  return undefined;
}

function place(
  segments: readonly Segment[],
  { choice, form, ...where }: Item & { isListEnd: boolean },
  plan: Plan,
  request: ReviewRequest,
  said: Said,
): readonly Segment[] {
  if (said.isNamed) return segments;
  const named = nameBusiness(segments, {
    kind: form,
    ...where,
    isReferred: said.isReferred,
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
