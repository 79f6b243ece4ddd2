import { countersCsv, placesCsv, wholeInsightsCsv } from './analytics/export.ts';
import { countPlaces } from './analytics/place-store.ts';
import { findLogo } from './businesses/logo-store.ts';
import { type ExportedBusiness, findBusiness } from './businesses/store.ts';
import type { Db } from './db/database.ts';
import { countMessages } from './feedback/count-store.ts';
import { inboxPages, messagesCsv } from './feedback/csv.ts';
import { conversationsCsv } from './feedback/export.ts';
import { countSavedReplies, listSavedReplies } from './feedback/saved-reply-store.ts';
import type { Session } from './http/context.ts';
import { invitationsCsv } from './invitations/export.ts';
import { countStored } from './invitations/export-store.ts';
import { settingsReply } from './invitations/settings-reply.ts';
import { auditCsv } from './teams/audit-handlers.ts';
import { listOpen } from './teams/invitation-store.ts';
import { countExportedPeople, listPeople } from './teams/store.ts';
import type { Actor } from './teams/visible-to.ts';

type Read<Result> = (db: Db, session: Session, business: ExportedBusiness) => Result;

/** A file that "Download everything" holds for each business. */
export interface ExportPart {
  readonly file: string;
  readonly about: string;
  /** Rows that an owner recognizes, of each business. */
  readonly count?: (db: Db, user: Session['user']) => Promise<ReadonlyMap<number, number>>;
  /** Absent: for every business. */
  readonly applies?: (business: ExportedBusiness) => boolean;
  readonly read: Read<AsyncIterable<string | Uint8Array>>;
}

async function* json(found: Promise<unknown>) {
  yield JSON.stringify(await found, null, 2);
}

export const exportParts: readonly ExportPart[] = [
  {
    file: 'business.json',
    about: 'The business, its page and its settings',
    read: (db, { user }, { id }) => json(findBusiness(db, user, id)),
  },
  {
    file: 'messages.csv',
    about: 'Private messages with their notes, as in the Inbox',
    count: countMessages,
    read: (db, { user }, { id }) => messagesCsv(db, inboxPages(db, user, id)),
  },
  {
    file: 'conversations.csv',
    about: 'Every message, reply, note and change of state, in order',
    read: (db, { user }, { id }) => conversationsCsv(db, user, id),
  },
  {
    file: 'saved-replies.json',
    about: 'Your saved replies',
    count: countSavedReplies,
    read: (db, { user }, { id }) => json(listSavedReplies(db, user, id)),
  },
  {
    file: 'team.json',
    about: 'The people of the team, their roles, and open invitations',
    count: countExportedPeople,
    read: (db, { user }, { id }) => json(teamOf(db, user, id)),
  },
  {
    file: 'who-did-what.csv',
    about: 'Who did what, newest first',
    read: (db, { user }, { id, timeZone }) => auditCsv(db, user, id, timeZone),
  },
  {
    file: 'invitation-settings.json',
    about: 'Settings and sentences of invitations; names of screens and API tokens',
    read: (db, session, { id }) => json(settingsReply(db, session, id)),
  },
  {
    file: 'invitations.csv',
    about: 'Invitations whose address is still stored',
    count: countStored,
    read: (db, { user }, { id }) => invitationsCsv(db, user, id),
  },
  {
    file: 'places.csv',
    about: 'Places and the codes of their prints',
    count: countPlaces,
    read: (db, { user }, { id }) => placesCsv(db, user, id),
  },
  {
    file: 'insights.csv',
    about: 'Insights from the first day to today, with your Google notes',
    read: (db, { user }, business) => wholeInsightsCsv(db, user, business),
  },
  {
    file: 'counters.csv',
    about: 'The three counters of the dashboard, by day',
    read: (db, { user }, business) => countersCsv(db, user, business),
  },
  {
    file: 'logo.webp',
    about: 'The logo',
    applies: ({ logoHash }) => logoHash !== null,
    read: (db, _session, { logoHash }) => logo(db, logoHash),
  },
];

async function teamOf(db: Db, user: Actor, id: number) {
  const people = await listPeople(db, user, id);
  return {
    people: people.map(({ name, email, role, since }) => ({ name, email, role, since })),
    invitations: await listOpen(db, user, id),
  };
}

async function* logo(db: Db, hash: string | null) {
  yield (hash && (await findLogo(db, hash))) || new Uint8Array();
}
