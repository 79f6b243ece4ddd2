import { type FormEvent, useState } from 'react';
import type { GoogleNote } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { ApiError } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
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
  const draft = useDraft(`note ${businessId} ${today}`, {
    reviews: note ? String(note.reviews) : '',
    stars: note?.stars ? note.stars.toFixed(1) : '',
  });
  const { reviews, stars } = draft.values;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { save } = useNotes(businessId, (error) => {
    const fields = error instanceof ApiError ? error.fields : {};
    setErrors(fields.reviews || fields.stars ? fields : { stars: errorMessage(error) });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    const sent = { businessId, day: today, reviews: readCount(reviews), stars: readStars(stars) };
    void save.mutateAsync(sent).then(draft.forget, () => undefined);
  }

  return (
    <form className="note-form" noValidate aria-label={text.title} onSubmit={submit}>
      <p className="label">{text.title}</p>
      <KeptDraft draft={draft} />
      <div className="note-fields">
        <Field
          label={text.reviews}
          inputMode="numeric"
          autoComplete="off"
          value={reviews}
          error={errors.reviews}
          onChange={(typed) => draft.set({ reviews: typed })}
        />
        <Field
          label={text.stars}
          inputMode="decimal"
          autoComplete="off"
          value={stars}
          error={errors.stars}
          onChange={(typed) => draft.set({ stars: typed })}
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
