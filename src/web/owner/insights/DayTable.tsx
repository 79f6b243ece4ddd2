import type { Insights } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { grouped, longDay } from '../../lib/days-in-words.ts';
import { useNotes } from './use-notes.ts';

const text = insightsText.byDay;

interface DayTableProps extends Pick<Insights, 'days' | 'notes'> {
  readonly businessId: number;
  readonly mayEdit: boolean;
}

export function DayTable({ businessId, mayEdit, days, notes }: DayTableProps) {
  const { remove } = useNotes(businessId);
  const noteOf = new Map(notes.map((note) => [note.day, note]));
  return (
    <table className="day-table">
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col" className="num">
            {text.people}
          </th>
          <th scope="col">{text.google}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, opened }) => {
          const note = noteOf.get(day);
          return (
            <tr key={day}>
              <th scope="row">{longDay(day)}</th>
              <td className="num">{grouped(opened)}</td>
              <td>
                {note ? (
                  <>
                    {text.note(note.reviews, note.stars)}{' '}
                    {mayEdit ? (
                      <button
                        type="button"
                        className="txt"
                        aria-label={text.removeOf(longDay(day))}
                        onClick={() => remove.mutate({ businessId, day })}
                      >
                        {text.remove}
                      </button>
                    ) : null}
                  </>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
