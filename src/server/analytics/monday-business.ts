import { insightsPath } from '../../contract/paths.ts';
import { mainPlatform, otherPlatforms } from '../../contract/platforms.ts';
import type { Config } from '../config/config.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Overdue } from '../feedback/count-store.ts';
import { bold, figures, heading, link, marked, paragraph, ruled, small } from '../mail/layout.ts';
import { changeSentence } from './monday-change.ts';
import { weekDates } from './monday-dates.ts';
import type { Reader } from './monday-store.ts';
import { mondayText as text } from './monday-text.ts';
import type { BusinessWeek } from './monday-week.ts';

export interface Monday {
  readonly config: Config;
  readonly reader: Reader;
  /** YYYY-MM-DD. */
  readonly monday: string;
  readonly now: Date;
  /** `null` for readers without the morning summary. */
  readonly overdue: Overdue | null;
}

/** A piece of the email in both forms. */
export interface Piece {
  readonly lines: readonly string[];
  readonly html: string;
}

export const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

/** The week of one business. */
export function businessPiece({ config, monday }: Monday, week: BusinessWeek, suggestion: string | null): Piece {
  const { name, now, before, said, bestPlace } = week;
  const dates = weekDates(monday);
  const compares = before.opened > 0;
  const change = compares ? changeSentence(now, before) : null;
  const place = bestPlace && text.share(bestPlace.name || text.withoutPlace, bestPlace.n, bestPlace.of);
  const all = { label: text.seeAll, address: new URL(insightsPath(week.id), config.publicUrl).href };

  const shown = [
    { n: now.opened, before: before.opened, label: text.opens },
    { n: now.draft, before: before.draft, label: text.draft },
    { n: now[mainPlatform], before: before[mainPlatform], label: text.wentOn[mainPlatform] },
  ];
  const others = otherPlatforms.filter((id) => now[id] + before[id] > 0);
  const counts = joined(
    [
      text.opened(now.opened),
      `${now.draft} ${text.draft}`,
      `${now[mainPlatform]} ${text.wentOn[mainPlatform]}`,
      ...others.map((id) => text.toOther(now[id], id)),
    ].join(', '),
    compares ? text.before([...shown.map((one) => one.before), ...others.map((id) => before[id])]) : null,
  );
  return {
    lines: [
      joined(`${name}, ${dates}: ${counts}.`, change),
      said && `${text.said}: ${text.share(said.name, said.n, said.of)}`,
      joined(place && `${text.bestPlace}: ${place}`, suggestion) || null,
      `${all.label}: ${all.address}`,
    ].filter((line) => line !== null),
    html: [
      heading(name),
      small(dates),
      figures(
        shown.map((one) => ({
          n: String(one.n),
          lines: [one.label, ...(compares ? [text.weekBefore(one.before)] : [])],
        })),
      ),
      ...others.map((id) =>
        small(joined(`${now[id]} ${text.wentOn[id]}`, compares ? text.before([before[id]]) : null)),
      ),
      change ? paragraph(escapeHtml(change)) : '',
      ruled([
        said ? paragraph(`${bold(text.said)}: ${marked(said.name)}, ${said.n} of ${said.of}.`) : '',
        place || suggestion
          ? paragraph(
              joined(place && `${bold(text.bestPlace)}: ${escapeHtml(place)}`, suggestion && escapeHtml(suggestion)),
            )
          : '',
        paragraph(link(all.label, all.address)),
      ]),
    ].join('\n'),
  };
}
