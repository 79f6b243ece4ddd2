import { useId } from 'react';
import { detailMax, thankMax } from '../../contract/constants.ts';
import { pickerText } from '../../contract/languages/en/customer.ts';
import { type ChangeChoices, type Choices, isBadName } from './choices.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

export function TypedChoices({ choices, change }: { choices: Choices; change: ChangeChoices }) {
  const { detail, thank } = choices;
  const isBad = isBadName(choices);
  const id = useId();
  return (
    <div className="stack duo">
      <div className="field">
        <label htmlFor={`${id}d`}>
          {pickerText.detailLabel} <span>{pickerText.optional}</span>
        </label>
        <textarea
          id={`${id}d`}
          maxLength={detailMax}
          rows={2}
          dir="auto"
          value={detail}
          onChange={({ target }) => change({ detail: target.value.replace(/\n/g, ' ') })}
          aria-describedby={`${id}h`}
        />
        <p className="hintline" id={`${id}h`}>
          <span>{pickerText.detailHint}</span>
          <span aria-hidden="true">{pickerText.detailCount(detail.length)}</span>
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}t`}>
          {pickerText.thankLabel} <span>{pickerText.optional}</span>
        </label>
        <input
          id={`${id}t`}
          name="thank"
          maxLength={thankMax}
          autoComplete="off"
          value={thank}
          onChange={({ target }) => change({ thank: target.value })}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}e` : undefined}
        />
        {isBad && <ErrorMessage id={`${id}e`}>{pickerText.badThanks.body}</ErrorMessage>}
      </div>
    </div>
  );
}

export const focusThank = () => document.querySelector<HTMLElement>('[name=thank]')?.focus();
