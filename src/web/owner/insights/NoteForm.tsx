import type { GoogleNote } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { ApiError } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useNotes } from './use-notes.ts';

const text = insightsText.note;

interface NoteFormProps {
  readonly businessId: number;
  readonly today: string;
  /** Today's date. */
  readonly note: GoogleNote | null;
}

/** "1,204" and "4,6" are numbers too. */
const readCount = (typed: string): number => Number(typed.replace(/[\s,.]/g, '') || 'nothing');
const readStars = (typed: string): number | null => (typed.trim() ? Number(typed.replace(',', '.')) : null);

export function NoteForm({ businessId, today, note }: NoteFormProps) {
  const { save } = useNotes(businessId, (error) => {
    const fields = error instanceof ApiError ? error.fields : {};
    form.showErrors(fields.reviews || fields.stars ? fields : { stars: errorMessage(error) });
  });

  const form = useForm({
    initial: {
      reviews: note ? String(note.reviews) : '',
      stars: note?.stars ? note.stars.toFixed(1) : '',
    },
    draft: `note ${businessId} ${today}`,
    onSubmit: ({ reviews, stars }) => {
      const sent = { businessId, day: today, reviews: readCount(reviews), stars: readStars(stars) };
      void save.mutateAsync(sent).then(form.kept.forget, () => undefined);
    },
  });

  return (
    <form className="note-form" aria-label={text.title} {...form.props}>
      <p className="label">{text.title}</p>
      <KeptDraft draft={form.kept} />
      <div className="note-fields">
        <Field {...form.field('reviews')} label={text.reviews} inputMode="numeric" autoComplete="off" />
        <Field {...form.field('stars')} label={text.stars} inputMode="decimal" autoComplete="off" />
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
