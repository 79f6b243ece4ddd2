import { usageText } from './text.ts';

interface DayBarsProps {
  readonly label: string;
  /** Oldest first. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly most: number;
}

const height = 40;

export function DayBars({ label, days, most }: DayBarsProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const first = days.at(0);
  const last = days.at(-1);
  return (
    <figure>
      <figcaption>
        <b>{total.toLocaleString('en-US')}</b> {label}
      </figcaption>
      <svg
        className="bars"
        viewBox={`0 0 ${Math.max(1, days.length)} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={wordsFor(label, days, total)}
      >
        {days.map(({ day, count }, index) =>
          count > 0 ? (
            <rect
              key={day}
              x={index + 0.1}
              y={height - barHeight(count, most)}
              width={0.8}
              height={barHeight(count, most)}
            >
              <title>{usageText.onDay(shortDay(day), count)}</title>
            </rect>
          ) : null,
        )}
      </svg>
      <p className="cap ends" aria-hidden="true">
        <span>{first ? shortDay(first.day) : ''}</span>
        <span>{last ? shortDay(last.day) : ''}</span>
      </p>
    </figure>
  );
}

/** High enough to differ from a day without counts. */
const barHeight = (count: number, most: number) => Math.max(2, (height * count) / most);

function wordsFor(label: string, days: DayBarsProps['days'], total: number): string {
  const words = usageText.chart(label, total, days.length);
  const top = days.reduce<DayBarsProps['days'][number] | null>(
    (best, day) => (day.count > (best?.count ?? 0) ? day : best),
    null,
  );
  return top ? words + usageText.most(shortDay(top.day), top.count) : words;
}

/** Days are in UTC. */
function shortDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}
