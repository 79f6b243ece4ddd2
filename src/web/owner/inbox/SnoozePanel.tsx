import { snoozeDaysMax } from '../../../contract/constants.ts';
import { inboxErrors } from '../../../contract/feedback/errors.ts';
import { addDays, weekdayOf } from '../../../contract/time/days.ts';
import { formatTime, localDate, monthDay } from '../../../contract/time/zones.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from './message.module.css';
import { snoozeText } from './snooze-text.ts';

interface SnoozePanelProps {
  /** Time zone of the business, whose days count. */
  readonly timeZone: string;
  readonly onSnooze: (day: string) => void;
}

export function SnoozePanel({ timeZone, onSnooze }: SnoozePanelProps) {
  const today = localDate(Date.now(), timeZone);
  const [min, max] = [addDays(today, 1), addDays(today, snoozeDaysMax)];
  const form = useForm({
    initial: { day: '' },
    draft: null,
    onSubmit: ({ day }) => {
      if (day >= min && day <= max) onSnooze(day);
      else form.showErrors({ day: inboxErrors.snooze });
    },
  });
  const monday = addDays(today, 8 - (weekdayOf(today) || 7));
  const offered = new Map([
    [min, snoozeText.tomorrow],
    [monday, snoozeText.monday],
    [addDays(today, 14), snoozeText.twoWeeks],
  ]);
  return (
    <div className={styles.snooze}>
      <p className="soft">{snoozeText.hint}</p>
      <div className={styles.acts}>
        {[...offered].map(([day, label], index) => (
          <Button key={day} small autoFocus={index === 0} onClick={() => onSnooze(day)}>
            {label}, {formatTime(`${day}T12:00Z`, 'UTC', monthDay)}
          </Button>
        ))}
      </div>
      <form {...form.props} className={styles.day}>
        <Field type="date" label={snoozeText.day} min={min} max={max} {...form.field('day')} />
        <Button small type="submit">
          {snoozeText.snooze}
        </Button>
      </form>
    </div>
  );
}
