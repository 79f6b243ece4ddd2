import type { SessionUser } from '../../contract/accounts.ts';
import { type FeedbackItem, feedbackFields } from '../../contract/feedback.ts';
import { errorMessages } from '../../contract/text.ts';
import { findSlug } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { readFeedback } from './store.ts';

const rowsAtOnce = 500;
const headings = ['Date', ...feedbackFields.map((field) => field[0]?.toUpperCase() + field.slice(1)), 'Read'];

export const exportFeedback: Handler<'GET /api/businesses/{id}/feedback.csv'> = async ({ id }, context) => {
  const { user } = context.session;
  const slug = await findSlug(context.db, user, 'readFeedback', id);
  if (slug === null) throw notFound(errorMessages.businessNotFound);
  context.setHeader('content-disposition', `attachment; filename="feedback-${slug}.csv"`);
  return csvLines(context.db, user, id);
};

/** Page by page, so that years of messages are never in memory at once. */
async function* csvLines(db: Db, user: SessionUser, businessId: number): AsyncGenerator<string> {
  // Spreadsheets read a file as UTF-8 only with a byte order mark.
  yield `\ufeff${csvLine(headings)}`;
  for (let cursor: number | null = null; ; ) {
    const rows: FeedbackItem[] = await readFeedback(db, user, businessId, { cursor, limit: rowsAtOnce });
    for (const row of rows) {
      yield csvLine([row.createdAt, ...feedbackFields.map((field) => row[field]), row.isRead ? 'yes' : 'no']);
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    cursor = last.id;
  }
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Quoted. An apostrophe keeps spreadsheets from running a cell as a formula. */
const csvCell = (typed: string): string =>
  `"${(/^[=+\-@\t\r]/.test(typed) ? `'${typed}` : typed).replaceAll('"', '""')}"`;
