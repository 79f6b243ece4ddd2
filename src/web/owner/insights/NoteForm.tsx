import { type FormEvent, useState } from 'react';
import type { GoogleNote } from '../../../contract/insights.ts';
import { insightsText } from '../../../contract/insights-text.ts';
import { ApiError } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useNotes } from './use-notes.ts';

const text = insightsText.note;

interface NoteFormProps {
  readonly businessId: number;
  readonly today: string;
  /** Of today. */
  readonly note: GoogleNote | null;
}

/** "1,204" and "4,6" are numbers too. */
const readCount = (typed: string): number => Number(typed.replace(/[\s,.]/g, '') || 'nothing');
const readStars = (typed: string): number | null => (typed.trim() ? Number(typed.replace(',', '.')) : null);

export function NoteForm({ businessId, today, note }: NoteFormProps) {
  const [reviews, setReviews] = useState(note ? String(note.reviews) : '');
  const [stars, setStars] = useState(note?.stars ? note.stars.toFixed(1) : '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { save } = useNotes(businessId, (error) => {
    const fields = error instanceof ApiError ? error.fields : {};
    setErrors(fields.reviews || fields.stars ? fields : { stars: errorMessage(error) });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    save.mutate({ businessId, day: today, reviews: readCount(reviews), stars: readStars(stars) });
  }

  return (
    <form className="note-form" noValidate aria-label={text.title} onSubmit={submit}>
      <p className="label">{text.title}</p>
      <div className="note-fields">
        <Field
          label={text.reviews}
          inputMode="numeric"
          autoComplete="off"
          value={reviews}
          error={errors.reviews}
          onChange={setReviews}
        />
        <Field
          label={text.stars}
          inputMode="decimal"
          autoComplete="off"
          value={stars}
          error={errors.stars}
          onChange={setStars}
        />
      </div>
      <div className="row">
        <Button small type="submit" busy={save.isPending}>
          {note ? text.change : text.add}
        </Button>
      </div>
      <p className="cap">{text.why}</p>
    </form>
  );
}
