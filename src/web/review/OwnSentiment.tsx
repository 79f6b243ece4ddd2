import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { customerTimings, sentimentMax } from '../../contract/constants.ts';
import { pickerText } from '../../contract/languages/en/customer.ts';
import { customSentiment, saysTheSame } from '../../contract/reviews/sentiment-selection.ts';
import { focusField } from '../lib/focus.ts';
import type { ChangeChoices, Choices, ShowToast } from './choices.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useChecks } from './use-checks.ts';

interface OwnSentimentProps {
  readonly choices: Choices;
  readonly sentiments: readonly string[];
  readonly change: ChangeChoices;
  readonly showToast: ShowToast;
  readonly close: (part?: Partial<Choices>) => void;
}

export function OwnSentiment({ choices, sentiments, change, showToast, close }: OwnSentimentProps) {
  const { picks, own, other } = choices;
  const typed = other ?? '';
  const checks = useChecks();
  const [refused, setRefused] = useState<{ typed: string; message: string } | null>(null);
  const reason = refused?.typed === typed ? refused.message : null;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(() => focusField(field.current), customerTimings.otherInputFocus);
    return () => clearTimeout(timer);
  }, []);

  function add(event: FormEvent) {
    event.preventDefault();
    const words = typed.trim();
    const problem = words ? checks?.judgeTyped(words) : null;
    if (problem) {
      field.current?.focus();
      return setRefused({ typed, message: problem.message });
    }
    const label = customSentiment(words);
    if (!label) return showToast(pickerText.emptyOwn, 'wrong');
    if (saysTheSame(picks, label)) return showToast(pickerText.twice, 'wrong');
    const listed = sentiments.find((one) => saysTheSame([one], label));
    const others = own.filter((one) => customSentiment(one) !== label);
    close({ picks: [...picks, listed ?? label], own: listed ? own : [...others, words] });
  }

  return (
    <form className="field" onSubmit={add}>
      <label htmlFor={id}>
        {pickerText.ownLabel} <span>{pickerText.ownHint}</span>
      </label>
      <input
        ref={field}
        id={id}
        maxLength={sentimentMax}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        value={typed}
        onChange={({ target }) => change({ other: target.value })}
        aria-invalid={reason !== null}
        aria-describedby={reason === null ? undefined : `${id}e`}
      />
      <div role="alert">{reason && <ErrorMessage id={`${id}e`}>{reason}</ErrorMessage>}</div>
      <div className="two">
        <button type="button" className="link" onClick={() => close()}>
          {pickerText.cancel}
        </button>
        <button type="submit" className="btn pri">
          {pickerText.add}
        </button>
      </div>
    </form>
  );
}
