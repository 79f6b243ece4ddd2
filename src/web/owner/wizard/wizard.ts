import { sentimentsRequired } from '../../../contract/constants.ts';
import type { Draft, ShownMark } from '../../../contract/customer-page.ts';
import { type Choices, noChoices } from '../../review/choices.ts';
import { strengthen } from '../../review/strengthen.ts';

export interface Wizard extends Choices {
  readonly step: 1 | 2 | 3;
  /** The idempotency key of the current generation; it survives a reload, so that the draft is counted once. */
  readonly key: string;
  readonly draft: Draft | null;
  readonly text: string;
  readonly editing: boolean;
  readonly isOwn: boolean;
  /** Marked words were tapped, so that their use is known. */
  readonly knowsMarks: boolean;
}

export type WizardAction =
  | { readonly type: 'choose'; readonly choices: Partial<Choices> }
  | { readonly type: 'confirm'; readonly key: string }
  | { readonly type: 'written'; readonly draft: Draft; readonly from: readonly string[] }
  | { readonly type: 'back' }
  | { readonly type: 'edit' }
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'save' }
  | { readonly type: 'strengthen'; readonly mark: ShownMark }
  | { readonly type: 'writeYourOwn' }
  | { readonly type: 'bringBack' };

export const startedWizard: Wizard = {
  ...noChoices,
  step: 1,
  key: '',
  draft: null,
  text: '',
  editing: false,
  isOwn: false,
  knowsMarks: false,
};

export function advance(wizard: Wizard, action: WizardAction): Wizard {
  switch (action.type) {
    case 'choose':
      return wizard.step === 1 ? { ...wizard, ...action.choices } : wizard;
    case 'confirm':
      return wizard.step === 1 && wizard.picks.length === sentimentsRequired
        ? { ...wizard, step: 2, key: action.key }
        : wizard;
    case 'written':
      // A draft of earlier choices is dropped.
      if (wizard.step !== 2 || action.from !== wizard.picks) return wizard;
      return { ...wizard, step: 3, draft: action.draft, text: action.draft.review };
    case 'back':
      if (wizard.step === 2) return { ...wizard, step: 1 };
      return wizard.step === 3 ? startedWizard : wizard;
    case 'edit':
      return wizard.step === 3 ? { ...wizard, editing: true } : wizard;
    case 'type':
      return wizard.editing ? { ...wizard, text: action.text } : wizard;
    case 'save':
      return { ...wizard, editing: false };
    case 'strengthen': {
      if (wizard.draft?.review !== wizard.text) return wizard;
      const draft = strengthen(wizard.draft, action.mark);
      return { ...wizard, draft, text: draft.review, knowsMarks: true };
    }
    case 'writeYourOwn':
      return wizard.step === 1 ? wizard : { ...wizard, step: 3, text: '', editing: true, isOwn: true };
    case 'bringBack':
      return wizard.draft ? { ...wizard, text: wizard.draft.review, editing: false, isOwn: false } : wizard;
  }
}

export function marksOf({ draft, text }: Wizard): readonly ShownMark[] {
  return draft && draft.review === text ? draft.marks : [];
}

/** This screen's call takes no name, so the thanks are added here and the name never leaves the browser. */
export function withThanks(draft: Draft, thanks: string): Draft {
  const name = thanks.trim();
  if (name === '') return draft;
  const thanksText = `Thank you, ${name}`;
  const start = draft.review.length + 1;
  return {
    ...draft,
    review: `${draft.review} ${thanksText}.`,
    marks: [...draft.marks, { start, end: start + thanksText.length, choice: name }],
  };
}
