import { type FormEvent, useEffect, useId, useRef } from 'react';
import { customerTimings, sentimentMax } from '../../contract/constants.ts';
import { pickerText } from '../../contract/languages/en/customer.ts';
import { customSentiment, saysTheSame } from '../../contract/reviews/sentiment-selection.ts';
import { focusField } from '../lib/focus.ts';
import type { ChangeChoices, Choices, ShowToast } from './choices.ts';

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
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(() => focusField(field.current), customerTimings.otherInputFocus);
    return () => clearTimeout(timer);
  }, []);

  function add(event: FormEvent) {
    event.preventDefault();
    const label = customSentiment(typed);
    if (!label) return showToast(pickerText.emptyOwn, 'wrong');
    if (saysTheSame(picks, label)) return showToast(pickerText.twice, 'wrong');
    const listed = [...sentiments, ...own].find((one) => saysTheSame([one], label));
    close({ picks: [...picks, listed ?? label], own: listed ? own : [...own, label] });
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
        value={typed}
        onChange={({ target }) => change({ other: target.value })}
      />
      <div className="two">
        <button type="button" className="btn" onClick={() => close()}>
          {pickerText.cancel}
        </button>
        <button type="submit" className="btn">
          {pickerText.add}
        </button>
      </div>
    </form>
  );
}
