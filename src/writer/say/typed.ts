import type { ReviewRequest } from '../draft.ts';
import type { Random } from '../random.ts';
import type { Parts } from './part.ts';

/** The spelling stays. */
export const asTyped = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const listed = /^\p{Ll}[\p{L}'’-]*(?: [\p{L}'’-]+)?$|^(?:my|our|the) [\p{L}'’ -]{1,30}$/u;
const verb = /\b(?:is|are|was|were|am|has|had|did|does|do|got|gave|made|took|came|went|felt|said|knew|will|can)\b/i;

export interface Typed {
  /** One or two words, or a phrase with my, our or the: they join a list. */
  readonly inList: readonly Parts[];
  readonly sentences: readonly Parts[];
}

export function sayTyped({ choices }: ReviewRequest, hasList: boolean): Typed {
  const parts = choices
    .filter(({ sentiment }) => sentiment === null)
    .map(({ id, label }) => ({ text: asTyped(label), ids: [id], isTyped: true }));
  const [one] = parts;
  const joins = hasList && parts.length === 1 && one !== undefined && listed.test(one.text) && !verb.test(one.text);
  return joins ? { inList: [[one]], sentences: [] } : { inList: [], sentences: parts.map((part) => [part]) };
}

/** In a quarter of the drafts typed words come before the labels. */
export const leads = ({ detail = '' }: ReviewRequest, random: Random): boolean =>
  detail.trim() === '' && random.chance(0.25);
