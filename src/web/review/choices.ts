import { sentimentsRequired } from '../../contract/constants.ts';
import type { BusinessKind } from '../../contract/customer-page.ts';
import { pickerText, type ToastMessage } from '../../contract/languages/en/customer.ts';
import { isThankable } from '../../contract/reviews/sentiment-selection.ts';

export interface Choices {
  readonly picks: readonly string[];
  /** Custom sentiments as typed; their chips stay when they are taken back. */
  readonly own: readonly string[];
  /** The text of the Other field; null while it is closed. */
  readonly other: string | null;
  readonly thank: string;
  /** The line below the choices. */
  readonly detail: string;
  /** The beginning chosen for a line that is no sentence: empty for the first, null for none. */
  readonly beginning: string | null;
}

export const noChoices: Choices = { picks: [], own: [], other: null, thank: '', detail: '', beginning: '' };

export type ChangeChoices = (part: Partial<Choices>) => void;

export type ToastKind = 'done' | 'info' | 'wrong';
export type ShowToast = (message: ToastMessage, kind?: ToastKind, milliseconds?: number) => void;

export const isBadName = ({ thank }: Choices) => thank.trim() !== '' && !isThankable(thank.trim());

export function findProblem(choices: Choices, kind: BusinessKind): ToastMessage | null {
  const { length } = choices.picks;
  if (length === 0) return pickerText.none(kind);
  if (length !== sentimentsRequired) return pickerText.four(length);
  return isBadName(choices) ? pickerText.badThanks : null;
}
