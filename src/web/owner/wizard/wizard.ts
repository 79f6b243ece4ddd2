import { sentimentsRequired } from '../../../contract/constants.ts';
import type { Draft } from '../../../contract/customer-page.ts';
import type { Mark } from '../../../contract/reviews.ts';

/** The three steps: 1 Select, 2 Generate, 3 Copy & Share. */
export interface Wizard {
  readonly step: 1 | 2 | 3;
  readonly picked: readonly string[];
  readonly thanks: string;
  /** Of the generation under way: repeated after a reload it is the same one and counts once. */
  readonly key: string;
  readonly draft: Draft | null;
  /** The review as it stands in step 3, edited or not. */
  readonly text: string;
  readonly editing: boolean;
  /** The customer began without the draft. */
  readonly isOwn: boolean;
}

export type WizardAct =
  | { readonly type: 'pick'; readonly picked: readonly string[] }
  | { readonly type: 'thank'; readonly thanks: string }
  | { readonly type: 'confirm'; readonly key: string }
  | { readonly type: 'written'; readonly draft: Draft; readonly from: readonly string[] }
  | { readonly type: 'back' }
  | { readonly type: 'edit' }
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'save' }
  | { readonly type: 'writeYourOwn' }
  | { readonly type: 'bringBack' };

export const startedWizard: Wizard = {
  step: 1,
  picked: [],
  thanks: '',
  key: '',
  draft: null,
  text: '',
  editing: false,
  isOwn: false,
};

/** One act of the customer, or a draft that arrived. An act that does not belong to the step changes nothing. */
export function advance(wizard: Wizard, act: WizardAct): Wizard {
  switch (act.type) {
    case 'pick':
      return wizard.step === 1 ? { ...wizard, picked: act.picked } : wizard;
    case 'thank':
      return wizard.step === 1 ? { ...wizard, thanks: act.thanks } : wizard;
    case 'confirm':
      return wizard.step === 1 && wizard.picked.length === sentimentsRequired
        ? { ...wizard, step: 2, key: act.key }
        : wizard;
    case 'written':
      // A draft of other choices, given back before it came, is nobody's.
      if (wizard.step !== 2 || act.from !== wizard.picked) return wizard;
      return { ...wizard, step: 3, draft: act.draft, text: act.draft.review };
    case 'back':
      if (wizard.step === 2) return { ...wizard, step: 1 };
      return wizard.step === 3 ? startedWizard : wizard;
    case 'edit':
      return wizard.step === 3 ? { ...wizard, editing: true } : wizard;
    case 'type':
      return wizard.editing ? { ...wizard, text: act.text } : wizard;
    case 'save':
      return { ...wizard, editing: false };
    case 'writeYourOwn':
      return wizard.step === 1 ? wizard : { ...wizard, step: 3, text: '', editing: true, isOwn: true };
    case 'bringBack':
      return wizard.draft ? { ...wizard, text: wizard.draft.review, editing: false, isOwn: false } : wizard;
  }
}

/** The places to mark: none once the customer has changed a word, because they no longer fit. */
export function marksOf({ draft, text }: Wizard): readonly Mark[] {
  return draft && draft.review === text ? draft.marks : [];
}

/** The call of this screen takes no name (spec 7), so the thanks are added here; the name never leaves the browser. */
export function withThanks(draft: Draft, thanks: string): Draft {
  const name = thanks.trim();
  if (name === '') return draft;
  const said = `Thank you, ${name}`;
  const start = draft.review.length + 1;
  return {
    review: `${draft.review} ${said}.`,
    marks: [...draft.marks, { start, end: start + said.length, choice: name }],
  };
}
