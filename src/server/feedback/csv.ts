import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { FeedbackItem } from '../../contract/feedback.ts';
import { errorMessages } from '../../contract/text.ts';
import { readSession } from '../accounts/sessions.ts';
import { findOwnedSlug } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { notFound, signedOut } from '../http/app-error.ts';
import type { Services } from '../http/context.ts';
import { cookiesOf } from '../http/cookies.ts';
import { readFeedback } from './store.ts';

const rowsAtOnce = 500;
const columns = ['Date', 'Name', 'Email', 'Phone', 'Feedback', 'Read'] as const;

/** E31: a business's private feedback as a table to keep, for its owner alone. */
export function serveFeedbackCsv(app: FastifyInstance, services: Services): void {
  const { db } = services.database;
  app.get('/api/businesses/:id/feedback.csv', { config: { pool: 'downloads' } }, async (request, reply) => {
    const token = cookiesOf(request, reply, services.config.secure).get('sid');
    const session = token === null ? null : await readSession(services, token);
    if (session === null) throw signedOut();
    const { id } = request.params as { id: string };
    const slug = /^[1-9]\d{0,14}$/.test(id) ? await findOwnedSlug(db, session.user.id, Number(id)) : null;
    if (slug === null) throw notFound(errorMessages.businessNotFound);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="feedback-${slug}.csv"` })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csvLines(db, Number(id))));
  });
}

/** Page by page, so that years of messages never stand in memory at once. */
async function* csvLines(db: Db, businessId: number): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 only if it says so at its beginning.
  yield `\ufeff${csvLine(columns)}`;
  for (let cursor: number | null = null; ; ) {
    const rows: FeedbackItem[] = await readFeedback(db, businessId, { cursor, limit: rowsAtOnce });
    for (const row of rows) {
      yield csvLine([row.createdAt, row.name, row.email, row.phone, row.feedback, row.isRead ? 'yes' : 'no']);
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
