import { useEffect, useId, useState } from 'react';
import { customerTimings, detailMax } from '../../contract/constants.ts';
import { pickerText } from '../../contract/languages/en/customer.ts';
import type { FirstLine as Line } from '../../contract/reviews/calls.ts';
import type { ChangeChoices, Choices } from './choices.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useChecks } from './use-checks.ts';

interface FirstLineProps {
  readonly choices: Choices;
  readonly line: Line;
  readonly change: ChangeChoices;
}

/** The optional line. It is judged when the typing rests, so that nothing moves under the hand. */
export function FirstLine({ choices: { detail, beginning }, line: { example, beginnings }, change }: FirstLineProps) {
  const checks = useChecks();
  const rested = useRested(detail);
  const id = useId();
  const problem = rested.trim() ? checks?.judgeTyped(rested) : null;
  const needsBeginning = !problem && beginnings.length > 0 && checks?.isBare(rested);
  return (
    <div className="field">
      <label htmlFor={id}>
        {pickerText.lineLabel} <span>{pickerText.optional}</span>
      </label>
      <div className="line">
        {needsBeginning && (
          <select
            aria-label={pickerText.beginning}
            value={beginning === null ? asTyped : beginnings.includes(beginning) ? beginning : beginnings[0]}
            onChange={({ target }) => change({ beginning: target.value === asTyped ? null : target.value })}
          >
            {beginnings.map((words) => (
              <option key={words}>{words}</option>
            ))}
            <option>{asTyped}</option>
          </select>
        )}
        <input
          id={id}
          name="line"
          maxLength={detailMax}
          autoComplete="off"
          dir="auto"
          value={detail}
          onChange={({ target }) => change({ detail: target.value })}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}e ${id}h` : `${id}h`}
        />
      </div>
      <div role="alert">{problem && <ErrorMessage id={`${id}e`}>{problem.message}</ErrorMessage>}</div>
      <p className="hintline" id={`${id}h`}>
        <span>{detail ? pickerText.lineHint : example && pickerText.lineExample(example)}</span>
        {detail && <span aria-hidden="true">{pickerText.lineCount(detail.length)}</span>}
      </p>
    </div>
  );
}

const asTyped = pickerText.asTyped;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text ? customerTimings.lineSettles : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export const focusLine = () => document.querySelector<HTMLElement>('[name=line]')?.focus();
