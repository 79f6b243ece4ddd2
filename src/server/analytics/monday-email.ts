import { inboxPath, paths } from '../../contract/paths.ts';
import { mainPlatform } from '../../contract/platforms.ts';
import { escapeHtml } from '../escape-html.ts';
import { overdueText } from '../feedback/emails.ts';
import { bold, brand, emailPage, gap, link, notice, paragraph, small } from '../mail/layout.ts';
import type { Email } from '../mail/outbox.ts';
import { unsubscribeAddress, unsubscribeHeaders } from '../mail/unsubscribe.ts';
import { businessPiece, joined, type Monday, type Piece } from './monday-business.ts';
import { sinceWhen, weekDates } from './monday-dates.ts';
import { suggest } from './monday-suggestion.ts';
import { mondayText as text } from './monday-text.ts';
import { mondayToken } from './monday-unsubscribe.ts';
import type { BusinessWeek, Figures, Week } from './monday-week.ts';

/** More would not fit into 25 lines. */
const shownMax = 3;

export function mondayEmail(about: Monday, week: Week): Email {
  const { config, reader, monday, now } = about;
  const shown = week.busy.length > shownMax ? week.busy.slice(0, shownMax - 1) : week.busy;
  const suggestion = suggest(week, shown, now);
  const isQuiet = shown.length === 0 && week.received === 0;
  const pieces = [
    waitingPiece(about, week, suggestion?.businessId === null ? suggestion.text : null),
    ...shown.map((one) => businessPiece(about, one, suggestion?.businessId === one.id ? suggestion.text : null)),
    othersPiece(week.busy.slice(shown.length)),
    isQuiet ? quietPiece(about, week) : null,
  ].filter((piece) => piece !== null);
  const visitors = week.busy.reduce((sum, { now: { opened } }) => sum + opened, 0);
  const subject = isQuiet && week.waiting === 0 ? text.quietSubject : text.subject(visitors, week.waiting);
  const token = mondayToken(config.secretKey, reader);
  const stop = unsubscribeAddress(config, token);
  const notReviews = shown.length === 0 ? [] : [text.notReviews];
  return {
    kind: 'monday',
    key: `monday ${reader.id} ${monday}`,
    ownerId: reader.id,
    recipient: reader.email,
    subject,
    text: [
      ...pieces.flatMap(({ lines }) => [...lines, '']),
      ...notReviews,
      '--',
      `${text.why} ${text.stop}: ${stop}`,
    ].join('\n'),
    html: emailPage({
      title: subject,
      preview: pieces[0]?.lines[0] ?? subject,
      top: brand(config.productName),
      card: [pieces.map(({ html }) => html).join(`\n${gap}\n`)],
      foot: [...notReviews.map((line) => small(line)), small(`${text.why} ${link(text.stop, stop)}`)],
    }),
    headers: unsubscribeHeaders(config, token),
  };
}

function waitingPiece({ config, reader, now, overdue }: Monday, week: Week, suggestion: string | null): Piece | null {
  const { waiting, oldest } = week;
  if (waiting === 0 || oldest === null) return null;
  const button = { label: text.inbox, address: new URL(inboxPath(), config.publicUrl).href };
  const counted = joined(
    text.waitingCount(waiting, sinceWhen(oldest, now, reader.timeZone)),
    suggestion,
    overdue && overdue.late > 0 ? overdueText.ofWaiting(overdue.late, overdue.days, waiting) : null,
  );
  return {
    lines: [`${text.waiting}: ${counted}`, `${button.label}: ${button.address}`],
    html: notice(`${bold(text.waiting)}: ${escapeHtml(counted)}`, button),
  };
}

function othersPiece(others: readonly BusinessWeek[]): Piece | null {
  if (others.length === 0) return null;
  const sum = (step: keyof Figures) => others.reduce((total, { now }) => total + now[step], 0);
  const line = text.others(others.length, sum('opened'), sum('draft'), sum(mainPlatform));
  return { lines: [line], html: paragraph(escapeHtml(line)) };
}

function quietPiece({ config, monday }: Monday, { businesses }: Week): Piece {
  const line = text.quiet(businesses, weekDates(monday));
  const print = { label: text.print, address: new URL(paths.dashboard, config.publicUrl).href };
  return {
    lines: [line, `${print.label}: ${print.address}`],
    html: paragraph(escapeHtml(line)) + paragraph(link(print.label, print.address)),
  };
}
