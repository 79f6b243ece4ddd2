import { useId } from 'react';
import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  /** For the focus when its form shows an error. */
  readonly name?: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, hint, name, isOn, disabled = false, error, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <div>
        <b id={`${id}-label`}>{label}</b>
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
        {error ? (
          <p className="err" id={`${id}-error`}>
            {error}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        name={name}
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        disabled={disabled}
        onClick={() => onChange(!isOn)}
      />
    </div>
  );
}
