import { type ReactNode, useState } from 'react';
import type { BusinessKind, Offer } from '../../contract/customer-page.ts';
import { pickerText } from '../../contract/languages/en/customer.ts';
import { type ChangeChoices, type Choices, findProblem, type ShowToast } from './choices.ts';
import type { Doubt, DoubtAnswer } from './doubts.ts';
import { begun } from './draft-request.ts';
import { focusLine } from './FirstLine.tsx';
import { focusThank } from './ThankName.tsx';
import { useChecks } from './use-checks.ts';

interface DoubtsProps {
  readonly choices: Choices;
  readonly offer: Offer;
  readonly kind: BusinessKind;
  readonly change: ChangeChoices;
  readonly showToast: ShowToast;
  readonly generate: (choices: Choices) => void;
}

/** What Generate does: says what is missing, then asks about what can't be true together, one question at a time. */
export function useDoubts({ choices, offer, kind, change, showToast, generate }: DoubtsProps) {
  const checks = useChecks();
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const [doubt] = doubts;

  function submit() {
    const problem = findProblem(choices, kind);
    if (problem === pickerText.badThanks) focusThank();
    if (problem) return showToast(problem, 'wrong');
    if (choices.detail.trim() && checks?.judgeTyped(choices.detail)) return focusLine();
    ask(checks?.findDoubts(choices, offer) ?? []);
  }

  function ask(open: readonly Doubt[], part?: Partial<Choices>) {
    setDoubts(open);
    if (open.length === 0) generate(begun({ ...choices, ...part }, offer.line, checks));
  }

  function take({ part, leads }: DoubtAnswer) {
    if (leads === 'on') return ask(doubts.slice(1), part);
    setDoubts([]);
    if (part) change(part);
    // The dialog gives the focus back when it closes.
    if (leads === 'line') setTimeout(focusLine);
  }

  const button = (answer: DoubtAnswer) => ({ words: answer.words, choose: () => take(answer) });
  const question: ReactNode = doubt && checks && (
    <checks.Question
      key={doubts.length}
      {...doubt}
      answers={doubt.answers.map(button)}
      neither={doubt.neither && button(doubt.neither)}
      close={() => setDoubts([])}
    />
  );
  return { submit, question };
}
