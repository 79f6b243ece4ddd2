import { inboxPath, insightsPath } from '../../contract/paths.ts';
import { mondayToken } from '../accounts/monday-unsubscribe.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';
import {
  bold,
  emailPage,
  figures,
  heading,
  link,
  marked,
  notice,
  paragraph,
  ruled,
  small,
} from '../mail/email-page.ts';
import type { Email } from '../mail/outbox.ts';
import { unsubscribeAddress, unsubscribeHeaders } from '../mail/unsubscribe.ts';
import { changeSentence } from './monday-change.ts';
import { sinceWhen, weekDates } from './monday-dates.ts';
import type { Reader } from './monday-store.ts';
import { suggest } from './monday-suggestion.ts';
import { mondayText as text } from './monday-text.ts';
import type { BusinessWeek, Week } from './monday-week.ts';

/** More would not fit into 25 lines. */
const shownMax = 3;

/** A piece of the email in both forms. */
interface Piece {
  readonly lines: readonly string[];
  readonly html: string;
}

interface Monday {
  readonly config: Config;
  readonly reader: Reader;
  /** YYYY-MM-DD. */
  readonly monday: string;
  readonly now: Date;
}

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
  const subject = isQuiet ? text.quietSubject : text.subject(visitors, week.waiting);
  const token = mondayToken(config.secretKey, reader);
  const stop = unsubscribeAddress(config, token);
  const notReviews = shown.length === 0 ? [] : [text.notReviews];
  return {
    key: `monday ${reader.id} ${monday}`,
    recipient: reader.email,
    subject,
    text: [
      ...pieces.flatMap(({ lines }) => [...lines, '']),
      ...notReviews,
      '--',
      `${text.why} ${text.stop}: ${stop}`,
    ].join('\n'),
    html: emailPage({
      product: config.productName,
      title: subject,
      preview: pieces[0]?.lines[0] ?? subject,
      card: pieces.map(({ html }) => html),
      foot: [...notReviews.map((line) => small(line)), small(`${text.why} ${link(text.stop, stop)}`)],
    }),
    headers: unsubscribeHeaders(config, token),
    isBulk: true,
  };
}

function waitingPiece({ config, reader, now }: Monday, week: Week, suggestion: string | null): Piece | null {
  const { waiting, oldest } = week;
  if (waiting === 0 || oldest === null) return null;
  const button = { label: text.inbox, address: new URL(inboxPath(), config.publicUrl).href };
  const counted = [text.waitingCount(waiting, sinceWhen(oldest, now, reader.timeZone)), suggestion ?? []]
    .flat()
    .join(' ');
  return {
    lines: [`${text.waiting}: ${counted}`, `${button.label}: ${button.address}`],
    html: notice(`${bold(text.waiting)}: ${escapeHtml(counted)}`, button),
  };
}

function businessPiece({ config, monday }: Monday, week: BusinessWeek, suggestion: string | null): Piece {
  const { name, now, before, said, bestPlace, hasFacebook } = week;
  const dates = weekDates(monday);
  const counts = [
    { n: now.opened, before: before.opened, line: text.opened(now.opened), label: text.opens },
    { n: now.draft, before: before.draft, line: `${now.draft} ${text.draft}`, label: text.draft },
    { n: now.google, before: before.google, line: `${now.google} ${text.google}`, label: text.google },
    ...(hasFacebook || now.facebook > 0
      ? [{ n: now.facebook, before: before.facebook, line: text.facebook(now.facebook), label: text.toFacebook }]
      : []),
  ];
  const compares = before.opened > 0;
  const change = compares ? changeSentence(now, before) : null;
  const place = bestPlace && text.share(bestPlace.name || text.withoutPlace, bestPlace.n, bestPlace.of);
  const all = { label: text.seeAll, address: new URL(insightsPath(week.id), config.publicUrl).href };
  const comparison = compares ? ` ${text.before(counts.map((one) => one.before))}` : '';
  return {
    lines: [
      [`${name}, ${dates}: ${counts.map(({ line }) => line).join(', ')}${comparison}.`, change ?? []].flat().join(' '),
      ...(said ? [`${text.said}: ${text.share(said.name, said.n, said.of)}`] : []),
      ...(place || suggestion ? [[place ? `${text.bestPlace}: ${place}` : [], suggestion ?? []].flat().join(' ')] : []),
      `${all.label}: ${all.address}`,
    ],
    html: [
      heading(name),
      small(dates),
      figures(
        counts.map((one) => ({
          n: String(one.n),
          lines: [one.label, ...(compares ? [text.weekBefore(one.before)] : [])],
        })),
      ),
      ...(change ? [paragraph(escapeHtml(change))] : []),
      ruled([
        ...(said ? [paragraph(`${bold(text.said)}: ${marked(said.name)}, ${said.n} of ${said.of}.`)] : []),
        ...(place || suggestion
          ? [
              paragraph(
                [place ? `${bold(text.bestPlace)}: ${escapeHtml(place)}` : [], suggestion ? escapeHtml(suggestion) : []]
                  .flat()
                  .join(' '),
              ),
            ]
          : []),
        paragraph(link(all.label, all.address)),
      ]),
    ].join('\n'),
  };
}

function othersPiece(others: readonly BusinessWeek[]): Piece | null {
  if (others.length === 0) return null;
  const sum = (step: 'opened' | 'draft' | 'google') => others.reduce((total, { now }) => total + now[step], 0);
  const line = text.others(others.length, sum('opened'), sum('draft'), sum('google'));
  return { lines: [line], html: paragraph(escapeHtml(line)) };
}

function quietPiece({ config, monday }: Monday, { businesses }: Week): Piece {
  const line = text.quiet(businesses, weekDates(monday));
  const print = { label: text.print, address: new URL('/dashboard', config.publicUrl).href };
  return {
    lines: [line, `${print.label}: ${print.address}`],
    html: paragraph(escapeHtml(line)) + paragraph(link(print.label, print.address)),
  };
}
