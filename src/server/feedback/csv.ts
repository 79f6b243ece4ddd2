import { byteOrderMark, csvLine } from '../../contract/csv.ts';
import { feedbackFields } from '../../contract/feedback/calls.ts';
import { localMinute } from '../../contract/time/zones.ts';
import { recordDownload } from '../audit/record-reading.ts';
import type { AuditedAction } from '../audit/store.ts';
import { findSlug } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import { readAhead } from '../http/read-ahead.ts';
import type { Actor } from '../teams/visible-to.ts';
import { listNotes } from './event-store.ts';
import { noBusiness } from './inbox-handlers.ts';
import { type InboxRow, listReadable, readInbox } from './inbox-store.ts';

const rowsAtOnce = 500;
const headings = [
  'Date',
  'Time zone',
  'Business',
  ...feedbackFields.map((field) => field[0]?.toUpperCase() + field.slice(1)),
  'Read',
  'State',
  'Answered after (hours)',
  'Notes',
];

const downloaded = (businessId: number): AuditedAction => ({
  businessId,
  kind: 'data',
  action: 'downloaded',
  subject: 'all private messages as CSV',
});

export const exportFeedback: Handler<'GET /api/businesses/{id}/feedback.csv'> = async ({ id }, context) => {
  const { user } = context.session;
  const slug = await findSlug(context.db, user, 'readFeedback', id);
  if (slug === null) throw noBusiness();
  const pages = await readAhead(inboxPages(context.db, user, id));
  await recordDownload(context, downloaded(id));
  context.setHeader('content-disposition', `attachment; filename="feedback-${slug}.csv"`);
  return messagesCsv(context.db, pages);
};

export const exportAllFeedback: Handler<'GET /api/feedback.csv'> = async (_, context) => {
  const pages = await readAhead(inboxPages(context.db, context.session.user, null));
  // After the newest messages were read, so that no business in the file is without its entry.
  const ids = await listReadable(context.db, context.session.user);
  await recordDownload(context, ...ids.map(downloaded));
  context.setHeader('content-disposition', 'attachment; filename="feedback.csv"');
  return messagesCsv(context.db, pages);
};

/** Page by page, so that years of messages are never in memory at once. */
export async function* inboxPages(db: Db, user: Actor, businessId: number | null): AsyncGenerator<InboxRow[]> {
  for (let cursor: string | undefined; ; ) {
    const page: InboxRow[] = await readInbox(db, user, businessId, { cursor, limit: rowsAtOnce });
    yield page;
    if (page.length < rowsAtOnce) return;
    cursor = page.at(-1)?.place;
  }
}

export async function* messagesCsv(db: Db, pages: AsyncGenerator<InboxRow[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings);
  for await (const page of pages) {
    const notes = await listNotes(
      db,
      page.map(({ id }) => id),
    );
    for (const row of page) {
      yield csvLine([
        localMinute(new Date(row.createdAt), row.timeZone),
        row.timeZone,
        row.businessName,
        ...feedbackFields.map((field) => row[field]),
        row.isRead ? 'yes' : 'no',
        row.snoozedUntil === null ? row.state : `snoozed until ${row.snoozedUntil}`,
        hoursBetween(row.createdAt, row.answeredAt),
        notes.get(row.id) ?? '',
      ]);
    }
  }
}

const hoursBetween = (from: string, to: string | null): string =>
  to === null ? '' : ((Date.parse(to) - Date.parse(from)) / 3_600_000).toFixed(1);
