import { useId } from 'react';
import styles from './settings.module.css';

interface TickProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A choice that is saved with the others; a switch would work at once. */
export function Tick({ label, hint, isOn, onChange }: TickProps) {
  const id = useId();
  return (
    <div>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <b>{label}</b>
      </label>
      <p className={`hint ${styles.tickHint}`} id={id}>
        {hint}
      </p>
    </div>
  );
}
