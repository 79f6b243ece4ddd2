import { useRef } from 'react';
import type { GoogleNote } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { grouped, longDay, shortDay, weekdayAndDay } from '../../lib/days-in-words.ts';
import { chartOf, type DayCount } from './chart-of.ts';
import { useWidth } from './use-width.ts';

const text = insightsText.byDay;

interface DayChartProps {
  readonly sentence: string;
  /** Oldest first, at least one, zeros included. */
  readonly days: readonly DayCount[];
  readonly notes: readonly GoogleNote[];
}

/** Drawn for the real width, so that the text keeps its size. */
export function DayChart({ sentence, days, notes }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const chart = chartOf(days, notes, width);
  const { height, base, left } = chart;
  const isOneYear = days[0]?.day.slice(0, 4) === days.at(-1)?.day.slice(0, 4);
  return (
    <div ref={box}>
      <svg className="day-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence}>
        {chart.lines.map(({ value, y }) => (
          <g key={value}>
            <path d={`M${left} ${y}H${width}`} />
            <text x={left - 8} y={y + 4} textAnchor="end">
              {grouped(value)}
            </text>
          </g>
        ))}
        {chart.bars.map((bar) => (
          <g key={bar.day}>
            <title>{text.bar(weekdayAndDay(bar.day), bar.opened)}</title>
            <rect x={bar.x} y={bar.y} width={bar.width} height={base - bar.y} rx={Math.min(2, bar.width / 3)} />
            {chart.hasNumbers ? (
              <text className="value" x={bar.x + bar.width / 2} y={bar.y - 6} textAnchor="middle">
                {grouped(bar.opened)}
              </text>
            ) : null}
          </g>
        ))}
        {chart.weekdays.map(({ day, x, label }) => (
          <text key={day} x={x} y={base + 17} textAnchor="middle">
            {label}
          </text>
        ))}
        <path className="base" d={`M${left} ${base}H${width}`} />
        {chart.pins.map(({ note, x, label, isBefore }) => (
          <g key={note.day}>
            <path className="pin" d={`M${x} 30V${base}`} />
            <circle cx={x} cy={26} r={5} />
            {label ? (
              <text className="value" x={isBefore ? x - 11 : x + 11} y={30} textAnchor={isBefore ? 'end' : 'start'}>
                {label}
              </text>
            ) : null}
          </g>
        ))}
        {chart.dates.map(({ day, x, anchor }) => (
          <text key={day} x={x} y={height - 6} textAnchor={anchor}>
            {(isOneYear ? shortDay : longDay)(day)}
          </text>
        ))}
      </svg>
      {chart.isWeekly ? <p className="cap">{text.weekly}</p> : null}
    </div>
  );
}
