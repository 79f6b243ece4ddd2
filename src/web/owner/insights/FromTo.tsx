import { type FormEvent, useState } from 'react';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import type { Days } from './insights-view.ts';

interface FromToProps {
  readonly days: Days;
  /** Today in the business's time zone. */
  readonly today: string;
  /** The server's sentences about the days that were asked for. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onShow: (days: Days) => void;
}

export function FromTo({ days, today, errors, onShow }: FromToProps) {
  const [typed, setTyped] = useState(days);

  function submit(event: FormEvent) {
    event.preventDefault();
    onShow(typed);
  }

  return (
    <form className="from-to" noValidate aria-label={insightsText.periods.own} onSubmit={submit}>
      <Field
        type="date"
        max={today}
        label={insightsText.from}
        value={typed.from}
        error={errors.from}
        onChange={(from) => setTyped({ ...typed, from })}
      />
      <Field
        type="date"
        max={today}
        label={insightsText.to}
        value={typed.to}
        error={errors.to}
        onChange={(to) => setTyped({ ...typed, to })}
      />
      <Button small type="submit">
        {insightsText.show}
      </Button>
    </form>
  );
}
