import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './team.module.css';

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string; readonly body: string }[];
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Cards for decisions that need a reason. */
export function Choices({ legend, name, value, options, error, onChange }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <b>
            <bdi>{option.label}</bdi>
          </b>
          <span className="soft">{option.body}</span>
        </label>
      ))}
      {error ? (
        <p className="err" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
