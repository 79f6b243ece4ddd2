import type { Choice, Insights } from '../../contract/analytics/insights.ts';
import { insightsText as text } from '../../contract/analytics/insights-text.ts';
import { byteOrderMark, csvLine } from '../../contract/csv.ts';

type Cell = string | number | null;
type Table = readonly (readonly Cell[])[];

/** What the screen shows, a table for each of its parts with an empty line between them. */
export function* insightsCsv(insights: Insights): Generator<string> {
  yield byteOrderMark;
  for (const table of tablesOf(insights)) {
    yield `${table.map((row) => csvLine(row.map((cell) => (cell === null ? '' : String(cell))))).join('')}\r\n`;
  }
}

const percent = (share: number | null): string | null => (share === null ? null : `${Math.round(share * 100)}%`);

function tablesOf(insights: Insights): Table[] {
  const { period, before, funnel, unhappy, places, languages, days, notes } = insights;
  return [
    [
      [text.period, text.from, text.to],
      ['now', period.from, period.to],
      ['before', before.from, before.to],
      ...(insights.timeZoneSince === null ? [] : [['time zone since', insights.timeZoneSince]]),
    ],
    [
      [text.funnel.step, text.funnel.people, text.funnel.share, 'People before', 'Share before', 'Change'],
      ...funnel.map((row) => [
        text.funnel.steps[row.step],
        row.people,
        percent(row.share),
        row.peopleBefore,
        percent(row.shareBefore),
        row.change,
      ]),
    ],
    [
      ['Tapped Not good', unhappy.tapped],
      ['of them sent a private message', unhappy.sent],
      ['of them saw the public buttons', unhappy.publicToo],
      ['Wrote in their own words', insights.ownWords],
    ],
    [
      [text.places.place, text.places.opened, text.places.draft, text.places.wentOn, text.places.share],
      ...places.map((row) => [row.name ?? text.places.none, row.opened, row.draft, row.wentOn, percent(row.share)]),
    ],
    choicesTable(insights),
    [
      [text.languages.language, text.languages.people, text.languages.share],
      ...languages.map(({ language, people, share }) => [language, people, percent(share)]),
    ],
    [[text.byDay.day, text.byDay.people], ...days.map(({ day, opened }) => [day, opened])],
    [
      [text.byDay.day, text.note.reviews, text.note.stars],
      ...notes.map(({ day, reviews, stars }) => [day, reviews, stars === null ? null : stars.toFixed(1)]),
    ],
  ];
}

/** A row for each sentiment and period. What the screen hides is empty. */
function choicesTable({ period, before, choices }: Insights): Table {
  const total = (days: Insights['period'], visits: number): Cell[] => [
    days.from,
    days.to,
    'drafts',
    'Visits with a draft',
    visits,
    null,
    null,
    null,
  ];
  const now = (one: Choice): Cell[] => [
    period.from,
    period.to,
    one.id,
    one.label,
    one.visits,
    percent(one.share),
    percent(one.shareBefore),
    one.change,
  ];
  const earlier = (one: Choice): Cell[] => [
    before.from,
    before.to,
    one.id,
    one.label,
    one.visitsBefore,
    percent(one.shareBefore),
    null,
    null,
  ];
  return [
    [text.from, text.to, 'Id', text.choices.choice, 'Visits', text.choices.share, 'Share before', 'Change'],
    total(period, choices.visits),
    ...choices.all.map(now),
    total(before, choices.visitsBefore),
    ...choices.all.map(earlier),
  ];
}
