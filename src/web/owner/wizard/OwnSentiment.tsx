import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sentimentMax, timings } from '../../../contract/constants.ts';
import { pickerText } from '../../../contract/customer-text.ts';
import { customSentiment, saysTheSame } from '../../../contract/sentiment-selection.ts';
import { focusField } from '../../lib/focus-field.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';

interface OwnSentimentProps {
  readonly offered: readonly string[];
  readonly picked: readonly string[];
  readonly onAdd: (label: string) => void;
  readonly onCancel: () => void;
}

/** The field behind 'Other'. Enter adds, Cancel closes. */
export function OwnSentiment({ offered, picked, onAdd, onCancel }: OwnSentimentProps) {
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      focusField(form.current?.querySelector('input'));
      // Its buttons too, which the dock would cover.
      form.current?.scrollIntoView({ block: 'center' });
    }, timings.otherInputFocus);
    return () => clearTimeout(timer);
  }, []);

  function add(event: FormEvent) {
    event.preventDefault();
    const label = customSentiment(typed);
    if (label === '') return toast({ ...pickerText.emptyOwn, destructive: true });
    if (saysTheSame(picked, label)) return toast({ ...pickerText.twice, destructive: true });
    onAdd(offered.find((one) => saysTheSame([one], label)) ?? label);
  }

  return (
    <form ref={form} className="form" onSubmit={add}>
      <Field
        label={pickerText.ownLabel}
        hint={pickerText.ownHint}
        maxLength={sentimentMax}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={setTyped}
      />
      <div className="two">
        <Button onClick={onCancel}>{pickerText.cancel}</Button>
        <Button type="submit">{pickerText.add}</Button>
      </div>
    </form>
  );
}
