import { byteOrderMark, csvLine } from '../../contract/csv.ts';
import { feedbackFields } from '../../contract/feedback/calls.ts';
import type { FeedbackEvent } from '../../contract/feedback/inbox.ts';
import type { Db } from '../db/database.ts';
import type { Actor } from '../teams/visible-to.ts';
import { inboxPages } from './csv.ts';
import { listEventsOf } from './event-store.ts';
import type { InboxRow } from './inbox-store.ts';

/** A block of rows for each message: what the customer wrote first, then what happened to it. */
export async function* conversationsCsv(db: Db, user: Actor, businessId: number): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['Message', 'Time (UTC)', 'What', 'By', 'Text', 'Email']);
  for await (const page of inboxPages(db, user, businessId)) {
    const events = await listEventsOf(
      db,
      page.map(({ id }) => id),
    );
    yield page.map((row) => blockOf(row, events.get(row.id) ?? [])).join('');
  }
}

const contactFields = feedbackFields.filter((field) => field !== 'feedback');

const blockOf = (row: InboxRow, events: readonly FeedbackEvent[]): string =>
  [
    [
      String(row.id),
      row.createdAt,
      'message',
      contactFields
        .map((field) => row[field])
        .filter(Boolean)
        .join(', '),
      row.feedback,
      '',
    ],
    ...events.map((event) => [
      String(row.id),
      event.createdAt,
      event.kind,
      event.userName,
      event.text,
      event.delivery ?? '',
    ]),
  ]
    .map(csvLine)
    .join('');
