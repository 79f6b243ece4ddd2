import { useId } from 'react';
import { invitationSettingsText as text } from '../settings-text.ts';
import styles from './settings.module.css';

interface WeekdaysProps {
  /** From 0 for Sunday. */
  readonly chosen: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (chosen: number[]) => void;
}

export function Weekdays({ chosen, error, onChange }: WeekdaysProps) {
  const id = useId();
  const shown = error ?? (chosen.length === 0 ? text.noWeekday : undefined);
  const toggle = (day: number) =>
    onChange((chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day]).sort());
  return (
    <fieldset aria-describedby={shown ? id : undefined}>
      <legend className="label">{text.weekdays}</legend>
      <div className={styles.days}>
        {text.weekdayNames.map(({ day, short, long }) => (
          <label key={day}>
            <input
              className="sr"
              name="weekdays"
              type="checkbox"
              aria-label={long}
              checked={chosen.includes(day)}
              onChange={() => toggle(day)}
            />
            {short}
          </label>
        ))}
      </div>
      {shown ? (
        <p className="err" id={id}>
          {shown}
        </p>
      ) : null}
    </fieldset>
  );
}
