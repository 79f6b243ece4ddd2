import { useId } from 'react';
import { cooldownRange, hasHours, invitationMax, reminderDays } from '../../../../contract/invitations/limits.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { invitationSettingsText as text } from '../settings-text.ts';
import { Part } from './Part.tsx';
import styles from './settings.module.css';
import { Tick } from './Tick.tsx';
import type { Settings } from './use-settings.ts';
import { Weekdays } from './Weekdays.tsx';

const days = [1, 2, 7] as const;
const hourName = (hour: number) => text.hour(hour);
const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: hourName(from + at) }));

interface WhenPartProps {
  readonly edited: Settings;
  readonly timeZone: string;
}

export function WhenPart({ edited: { values, errors, set, field }, timeZone }: WhenPartProps) {
  const hoursId = useId();
  const hoursError = errors.toHour ?? (hasHours(values) ? undefined : text.hours);
  return (
    <Part title={text.parts.when}>
      <div className={`field choice ${styles.times}`}>
        <Select
          label={text.when}
          value={String(values.afterDays)}
          onChange={(typed) => set('afterDays', days.find((count) => String(count) === typed) ?? 1)}
          options={days.map((count) => ({ value: String(count), label: text.days[count] }))}
        />
        <Select
          label={text.from}
          value={String(values.fromHour)}
          onChange={(typed) => set('fromHour', Number(typed))}
          options={hours(0, 23)}
        />
        <Select
          label={text.to}
          name="toHour"
          {...(hoursError ? { 'aria-invalid': true, 'aria-describedby': hoursId } : {})}
          value={String(values.toHour)}
          onChange={(typed) => set('toHour', Number(typed))}
          options={hours(1, 24)}
        />
        {hoursError ? (
          <p className="err" id={hoursId}>
            {hoursError}
          </p>
        ) : null}
        <p className="hint">{text.zone(timeZone.replaceAll('_', ' '))}</p>
      </div>
      <Weekdays chosen={values.weekdays} error={errors.weekdays} onChange={(chosen) => set('weekdays', chosen)} />
      <div className={`cols ${styles.numbers}`}>
        <Field
          {...field('dailyMax')}
          label={text.maxADay}
          hint={text.maxHint(invitationMax.daily)}
          inputMode="numeric"
        />
        <Field
          {...field('cooldownDays')}
          label={text.cooldown}
          hint={text.cooldownHint(cooldownRange.min, cooldownRange.max)}
          inputMode="numeric"
        />
      </div>
      <Tick
        label={text.reminder(reminderDays)}
        hint={text.reminderHint}
        isOn={values.sendsReminder}
        onChange={(isOn) => set('sendsReminder', isOn)}
      />
    </Part>
  );
}
