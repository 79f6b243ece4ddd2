import { useId } from 'react';
import { thankMax } from '../../contract/constants.ts';
import { pickerText } from '../../contract/languages/en/customer.ts';
import { type ChangeChoices, type Choices, isBadName } from './choices.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

export function ThankName({ choices, change }: { choices: Choices; change: ChangeChoices }) {
  const isBad = isBadName(choices);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {pickerText.thankLabel} <span>{pickerText.optional}</span>
      </label>
      <input
        id={id}
        name="thank"
        maxLength={thankMax}
        autoComplete="off"
        value={choices.thank}
        onChange={({ target }) => change({ thank: target.value })}
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}e` : undefined}
      />
      {isBad && <ErrorMessage id={`${id}e`}>{pickerText.badThanks.body}</ErrorMessage>}
    </div>
  );
}

export const focusThank = () => document.querySelector<HTMLElement>('[name=thank]')?.focus();
