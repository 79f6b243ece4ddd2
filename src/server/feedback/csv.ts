import type { SessionUser } from '../../contract/accounts/calls.ts';
import { feedbackFields } from '../../contract/feedback/calls.ts';
import { localMinute } from '../../contract/working-days.ts';
import { findSlug } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import { byteOrderMark, csvLine } from '../http/csv.ts';
import { listNotes } from './event-store.ts';
import { noBusiness } from './inbox-handlers.ts';
import { type InboxRow, readInbox } from './inbox-store.ts';

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

export const exportFeedback: Handler<'GET /api/businesses/{id}/feedback.csv'> = async ({ id }, context) => {
  const { user } = context.session;
  const slug = await findSlug(context.db, user, 'readFeedback', id);
  if (slug === null) throw noBusiness();
  context.setHeader('content-disposition', `attachment; filename="feedback-${slug}.csv"`);
  return csvLines(context.db, user, id);
};

export const exportAllFeedback: Handler<'GET /api/feedback.csv'> = async (_, context) => {
  context.setHeader('content-disposition', 'attachment; filename="feedback.csv"');
  return csvLines(context.db, context.session.user, null);
};

/** Page by page, so that years of messages are never in memory at once. */
async function* csvLines(db: Db, user: SessionUser, businessId: number | null): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings);
  for (let cursor: string | undefined; ; ) {
    const page: InboxRow[] = await readInbox(db, user, businessId, { cursor, limit: rowsAtOnce });
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
        row.state,
        hoursBetween(row.createdAt, row.answeredAt),
        notes.get(row.id) ?? '',
      ]);
    }
    if (page.length < rowsAtOnce) return;
    cursor = page.at(-1)?.place;
  }
}

const hoursBetween = (from: string, to: string | null): string =>
  to === null ? '' : ((Date.parse(to) - Date.parse(from)) / 3_600_000).toFixed(1);
