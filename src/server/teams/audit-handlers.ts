import type { ParsedInput } from '../../contract/calls.ts';
import { byteOrderMark, csvLine } from '../../contract/csv.ts';
import { localMinute } from '../../contract/time/zones.ts';
import { recordDownload } from '../audit/record-reading.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import { readAhead } from '../http/read-ahead.ts';
import { listEntries, listNames, type StoredEntry } from './audit-store.ts';
import { foundTeam } from './handlers.ts';
import { findTeam } from './store.ts';
import type { Actor } from './visible-to.ts';

const pageSize = 50;
const rowsAtOnce = 500;

/** Administrators are stored with their address, which is not for the owner. */
const withoutAddress = ({ userName, isAdministrator }: Pick<StoredEntry, 'userName' | 'isAdministrator'>): string =>
  isAdministrator ? userName.replace(/ \([^()]*@[^()]*\)$/, '') : userName;
const shown = (entry: StoredEntry): StoredEntry => ({ ...entry, userName: withoutAddress(entry) });

export const getAuditEvents: Handler<'GET /api/businesses/{id}/audit-events'> = async (input, context) => {
  const { db, services } = context;
  const { user } = context.session;
  const { id, ...filter } = input;
  const { timeZone } = foundTeam(await findTeam(db, user, 'readAudit', id));
  const found = await listEntries(db, user, id, { ...filter, limit: pageSize + 1 });
  const entries = found.slice(0, pageSize).map(shown);
  return {
    entries,
    nextCursor: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null,
    timeZone,
    people: (await listNames(db, user, id)).map((one) => ({ id: one.userId, name: withoutAddress(one) })),
    keepDays: services.config.auditKeepDays,
  };
};

/** The number tells people of one name apart, and from a program or a screen. */
const headings = ['Time', 'Time zone', 'Person', 'Number', 'Role', 'Kind', 'Action', 'Subject'];

export const exportAuditEvents: Handler<'GET /api/businesses/{id}/audit-events.csv'> = async (input, context) => {
  const { user } = context.session;
  const { id, ...filter } = input;
  const team = foundTeam(await findTeam(context.db, user, 'readAudit', id));
  const pages = await readAhead(entryPages(context.db, user, id, filter));
  await recordDownload(context, {
    businessId: id,
    kind: 'data',
    action: 'downloaded who did what as CSV',
    subject: '',
  });
  context.setHeader('content-disposition', `attachment; filename="who-did-what-${team.slug}.csv"`);
  return csvLines(team.timeZone, pages);
};

/** Page by page, so that years of entries are never in memory at once. */
async function* entryPages(
  db: Db,
  user: Actor,
  id: number,
  filter: Omit<ParsedInput<'GET /api/businesses/{id}/audit-events.csv'>, 'id'>,
): AsyncGenerator<StoredEntry[]> {
  for (let cursor: number | undefined; ; ) {
    const page: StoredEntry[] = await listEntries(db, user, id, { ...filter, cursor, limit: rowsAtOnce });
    yield page.map(shown);
    if (page.length < rowsAtOnce) return;
    cursor = page.at(-1)?.id;
  }
}

/** Everything, for the owner's ZIP. */
export const auditCsv = (db: Db, user: Actor, id: number, timeZone: string): AsyncGenerator<string> =>
  csvLines(timeZone, entryPages(db, user, id, {}));

async function* csvLines(timeZone: string, pages: AsyncGenerator<StoredEntry[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings);
  for await (const page of pages) {
    for (const { at, userId, userName, isAdministrator, kind, action, subject } of page) {
      const role = isAdministrator ? 'administrator' : '';
      const number = userId === null ? '' : String(userId);
      yield csvLine([localMinute(new Date(at), timeZone), timeZone, userName, number, role, kind, action, subject]);
    }
  }
}
