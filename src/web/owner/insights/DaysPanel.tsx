import type { Insights } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { may } from '../../../contract/permissions.ts';
import { dayRange, shortDay } from '../../lib/days-in-words.ts';
import { DayChart } from './DayChart.tsx';
import { DayTable } from './DayTable.tsx';
import { NoteForm } from './NoteForm.tsx';
import { Panel } from './Panel.tsx';

const text = insightsText.byDay;

interface DaysPanelProps {
  readonly business: Pick<Business, 'id' | 'role'>;
  readonly insights: Insights;
}

export function DaysPanel({ business, insights }: DaysPanelProps) {
  const { days, notes, today, period } = insights;
  const mayEdit = may(business.role, 'editNotes');
  const counts = days.map(({ opened }) => opened);
  const said = notes.map(({ reviews, day }) => text.noteOn(reviews, shortDay(day)));
  const sentence =
    text.sentence(dayRange(period), Math.min(...counts), Math.max(...counts)) +
    (said.length > 0 ? text.notes(said) : '');
  return (
    <Panel className="full" title={text.title} caption={text.caption}>
      <div className="days-row">
        <div>
          <DayChart sentence={sentence} days={days} notes={notes} />
          <details>
            <summary className="unfold">{text.table}</summary>
            <DayTable businessId={business.id} mayEdit={mayEdit} days={days} notes={notes} />
          </details>
        </div>
        {mayEdit ? (
          <NoteForm businessId={business.id} today={today} note={notes.find(({ day }) => day === today) ?? null} />
        ) : null}
      </div>
    </Panel>
  );
}
