import { sharesFrom } from '../../contract/constants.ts';
import { labels } from '../../writer/forms.ts';
import { tellApart } from './counted-days.ts';
import {
  type countMessages,
  type FigureStep,
  figureSteps,
  type listPlaceNames,
  type ReadersBusiness,
  type sumPlaces,
  type sumSentiments,
  type sumSteps,
} from './monday-store.ts';

type Found<Read extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>;

interface Rows {
  readonly steps: Found<typeof sumSteps>;
  readonly visited: Found<typeof sumPlaces>;
  readonly sentiments: Found<typeof sumSentiments>;
  readonly places: Found<typeof listPlaceNames>;
  readonly messages: Found<typeof countMessages>;
}

/** Keyed by business. */
export const groupRows = ({ steps, visited, sentiments, places, messages }: Rows) => ({
  steps: Map.groupBy(steps, ({ businessId }) => businessId),
  visited: Map.groupBy(visited, ({ businessId }) => businessId),
  sentiments: Map.groupBy(sentiments, ({ businessId }) => businessId),
  places: Map.groupBy(places, ({ businessId }) => businessId),
  messages: Map.groupBy(messages, ({ businessId }) => businessId),
});
type GroupedRows = ReturnType<typeof groupRows>;

export type Figures = Readonly<Record<FigureStep, number>>;

interface Share {
  readonly name: string;
  readonly n: number;
  readonly of: number;
}

export interface BusinessWeek extends ReadersBusiness {
  readonly now: Figures;
  readonly before: Figures;
  readonly said: Share | null;
  /** `name` is empty for visits without a place. */
  readonly bestPlace: Share | null;
  readonly unusedPlace: string | null;
}

export interface Week {
  /** Those with visitors, the busiest first. */
  readonly busy: readonly BusinessWeek[];
  readonly businesses: number;
  readonly waiting: number;
  readonly oldest: Date | null;
  readonly received: number;
}

export function weekOf(businesses: readonly ReadersBusiness[], rows: GroupedRows): Week {
  const weeks = businesses.map((business) => businessWeek(business, rows));
  const messages = businesses.flatMap(({ id, readsMessages }) => (readsMessages ? (rows.messages.get(id) ?? []) : []));
  const oldest = messages.flatMap((one) => one.oldest ?? []).sort((one, other) => Number(one) - Number(other));
  return {
    busy: weeks.filter(({ now }) => now.opened > 0).sort((one, other) => other.now.opened - one.now.opened),
    businesses: businesses.length,
    waiting: messages.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest: oldest[0] ?? null,
    received: messages.reduce((sum, { received }) => sum + received, 0),
  };
}

function businessWeek(business: ReadersBusiness, rows: GroupedRows): BusinessWeek {
  const steps = rows.steps.get(business.id) ?? [];
  const places = rows.places.get(business.id) ?? [];
  const now = figuresOf(steps, 'now');
  return {
    ...business,
    now,
    before: figuresOf(steps, 'before'),
    said: mostSaid(rows.sentiments.get(business.id) ?? []),
    bestPlace: places.length === 0 ? null : bestPlace(rows.visited.get(business.id) ?? [], places, now.opened),
    unusedPlace: places.find(({ isUnused }) => isUnused)?.name ?? null,
  };
}

function figuresOf(steps: Rows['steps'], when: 'now' | 'before'): Figures {
  const figures = Object.fromEntries(figureSteps.map((step) => [step, 0])) as Record<FigureStep, number>;
  for (const row of steps) figures[row.step] += row[when];
  return figures;
}

const isLabel = (id: string): id is keyof typeof labels => Object.hasOwn(labels, id);

function mostSaid(sentiments: Rows['sentiments']): Share | null {
  const drafts = sentiments.find(({ id }) => id === 'drafts')?.n ?? 0;
  if (drafts < sharesFrom) return null;
  for (const { id, n } of sentiments) if (isLabel(id)) return { name: labels[id], n, of: drafts };
  return null;
}

function bestPlace(visited: Rows['visited'], places: Rows['places'], opened: number): Share | null {
  if (opened < sharesFrom) return null;
  const [best] = tellApart(visited).told;
  return best ? { name: places.find(({ id }) => id === best.placeId)?.name ?? '', n: best.people, of: opened } : null;
}
