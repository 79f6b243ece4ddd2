import type { Choice } from '../choices.ts';
import { type ReviewRequest, type Shape, shapes } from '../draft.ts';
import { hashNumber, type Random, shuffle } from '../random.ts';

export type Form = 'noun' | 'fragment' | 'clause';
export interface Item {
  readonly choice: Choice;
  readonly form: Form;
}

export interface Plan {
  readonly shape: Shape;
  readonly groups: readonly (readonly Item[])[];
  readonly naming: 'none' | 'business' | 'city';
  /** In order of preference: the next applies where no phrase begins with the first. */
  readonly openings: readonly Opening[];
  readonly isLong: boolean;
  readonly isDetailFirst: boolean;
}

const rarer = ['bare', 'it', 'they', 'there', 'their', 'everyone'] as const;
const openings = ['other', 'the', 'I', 'bare', 'it', 'they', 'there', 'their', 'everyone'] as const;
export type Opening = (typeof openings)[number];

// Most words that can begin a sentence are rare.
const otherOpening = 0.6;

// No two neighbors are alike, so that Regenerate changes the shape first.
const shapeCycle = [2, 0, 2, 1, 2, 0, 2, 1].map((at): Shape => shapes[at] ?? 'plain');

export function planReview(request: ReviewRequest, key: string, turn: number, random: Random): Plan {
  const drawn = shapeCycle[(turn + hashNumber(key)) % shapeCycle.length] ?? 'plain';
  const shape = request.length === 'shorter' ? 'short' : request.length === 'longer' ? 'told' : drawn;
  const spoken = request.choices.filter(({ sentiment }) => sentiment !== null);
  const isNamed = request.business !== null && random.chance(shape === 'short' ? 0.12 : shape === 'plain' ? 0.7 : 0.9);
  return {
    shape,
    groups: shape === 'short' ? groupShort(spoken, random) : groupClauses(spoken, shape, random),
    naming: !isNamed ? 'none' : random.chance(0.2) ? 'city' : 'business',
    openings: random.chance(otherOpening)
      ? ['other', ...shuffle(rarer, random), ...openings]
      : shuffle(openings, random),
    isLong: shape === 'told',
    isDetailFirst: random.chance(0.3),
  };
}

const isMixed = ({ sentiment }: Choice): boolean => sentiment?.phrases.tone === 'mixed';

function groupShort(choices: readonly Choice[], random: Random): Item[][] {
  const ordered = shuffle(choices, random);
  const runs = [ordered.filter((one) => !isMixed(one)), ordered.filter(isMixed)].filter((run) => run.length > 0);
  if (random.chance(0.3)) runs.reverse();
  const split = runs.flatMap((run) =>
    run.length > 3 || (run.length === 3 && random.chance(0.4)) ? halve(run, random) : [run],
  );
  const clauseAt = split.length > 1 && random.chance(0.6) ? split.findLastIndex((run) => run.length === 1) : -1;
  return split.flatMap((run, at) => (at === clauseAt ? [asClauses(run)] : asList(run, random)));
}

function asList(run: readonly Choice[], random: Random): Item[][] {
  const items = run.map((choice): Item => ({ choice, form: formInList(choice, random) }));
  const listed = items.filter(({ form }) => form !== 'clause');
  const others = items.filter(({ form }) => form === 'clause');
  // Praise of two words alone is abrupt: 'Good updates.'
  const [only, ...more] = listed;
  if (only && more.length === 0 && !isMixed(only.choice) && random.chance(0.7)) return [asClauses(run)];
  return [listed, others].filter((group) => group.length > 0);
}

function formInList({ sentiment }: Choice, random: Random): Form {
  if (sentiment === null) return 'clause';
  const { nouns, fragments } = sentiment.phrases;
  if (nouns.length > 0 && (fragments.length === 0 || random.chance(0.75))) return 'noun';
  return fragments.length > 0 ? 'fragment' : 'clause';
}

const asClauses = (run: readonly Choice[]): Item[] => run.map((choice) => ({ choice, form: 'clause' }));

const halve = <T>(run: readonly T[], random: Random): T[][] => {
  const at = random.chance(0.5) ? Math.floor(run.length / 2) : Math.ceil(run.length / 2);
  return [run.slice(0, at), run.slice(at)];
};

const sizes = {
  plain: [
    [2, 1, 1],
    [1, 2, 1],
    [1, 1, 2],
    [2, 2],
    [2, 2],
    [1, 3],
    [3, 1],
  ],
  told: [
    [2, 2],
    [2, 2],
    [1, 2, 1],
    [2, 1, 1],
    [1, 1, 2],
  ],
} as const;

function groupClauses(choices: readonly Choice[], shape: 'plain' | 'told', random: Random): Item[][] {
  const shuffled = shuffle(choices, random);
  const ordered = shape === 'told' ? shuffled.toSorted((one, other) => stageOf(one) - stageOf(other)) : shuffled;
  const left = [...ordered];
  const groups = random.pick(sizes[shape]).flatMap((size) => {
    const group = left.splice(0, size);
    return group.length > 0 ? [group] : [];
  });
  const nounsAt = shape === 'told' || random.chance(0.35) ? -1 : random.pick([0, 0, 1]);
  return groups.flatMap((group, at) => {
    const isAlike = group.every((one) => isMixed(one) === isMixed(group[0] as Choice));
    return isAlike && (group.length > 2 || at === nounsAt) ? asList(group, random) : [asClauses(group)];
  });
}

const stageOf = ({ sentiment }: Choice): number => sentiment?.phrases.stage ?? 9;
