import { type FeedbackItem, feedbackFields } from '../../contract/feedback.ts';
import { errorMessages } from '../../contract/text.ts';
import { findOwnedSlug } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { readFeedback } from './store.ts';

const rowsAtOnce = 500;
const headings = ['Date', ...feedbackFields.map((field) => field[0]?.toUpperCase() + field.slice(1)), 'Read'];

/** For the owner alone. */
export const exportFeedback: Handler<'GET /api/businesses/{id}/feedback.csv'> = async ({ id }, context) => {
  const slug = await findOwnedSlug(context.db, context.session.user.id, id);
  if (slug === null) throw notFound(errorMessages.businessNotFound);
  context.setHeader('content-disposition', `attachment; filename="feedback-${slug}.csv"`);
  return csvLines(context.db, id);
};

/** Page by page, so that years of messages never stand in memory at once. */
async function* csvLines(db: Db, businessId: number): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 only if it says so at its beginning.
  yield `\ufeff${csvLine(headings)}`;
  for (let cursor: number | null = null; ; ) {
    const rows: FeedbackItem[] = await readFeedback(db, businessId, { cursor, limit: rowsAtOnce });
    for (const row of rows) {
      yield csvLine([row.createdAt, ...feedbackFields.map((field) => row[field]), row.isRead ? 'yes' : 'no']);
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    cursor = last.id;
  }
}

/** One record after RFC 4180. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** In quotes; what a spreadsheet would take for a formula gets an apostrophe in front. */
const csvCell = (typed: string): string =>
  `"${(/^[=+\-@\t\r]/.test(typed) ? `'${typed}` : typed).replaceAll('"', '""')}"`;
