import { byteOrderMark, csvLine } from '../../contract/csv.ts';
import type { Db } from '../db/database.ts';
import type { Actor } from '../teams/visible-to.ts';
import { listStored } from './export-store.ts';

const rowsAtOnce = 500;

export async function* invitationsCsv(db: Db, user: Actor, businessId: number): AsyncGenerator<string> {
  yield byteOrderMark +
    csvLine(['Email', 'First name', 'Language', 'State', 'Source', 'Entered by', 'Entered (UTC)', 'Sent (UTC)']);
  for (let last = 0; ; ) {
    const page = await listStored(db, user, businessId, last, rowsAtOnce);
    yield page
      .map((one) =>
        csvLine([
          one.email ?? '',
          one.firstName ?? '',
          one.language,
          // A reminder is not told apart, as on the screen.
          one.state === 'reminded' ? 'sent' : one.state,
          one.source,
          one.enteredBy,
          one.createdAt.toISOString(),
          one.sentAt?.toISOString() ?? '',
        ]),
      )
      .join('');
    if (page.length < rowsAtOnce) return;
    last = page.at(-1)?.id ?? 0;
  }
}
