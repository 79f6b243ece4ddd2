import { eq } from 'drizzle-orm';
import { readConfig } from '../../src/server/config/config.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import type { Services } from '../../src/server/http/context.ts';
import { enterPeople } from '../../src/server/invitations/entry.ts';
import { eraseOldInvitations, erasePersonsInvitations } from '../../src/server/invitations/erase-store.ts';
import { personOf } from '../../src/server/invitations/person-of.ts';
import { makePersonToken } from '../../src/server/invitations/person-token.ts';
import { sendInvitations } from '../../src/server/invitations/send.ts';
import { findInvitingById, lockInvitations } from '../../src/server/invitations/settings-store.ts';
import { unsubscribe } from '../../src/server/invitations/stop-store.ts';
import { cancelInvitation, markVisit } from '../../src/server/invitations/store.ts';
import { invitations } from '../../src/server/invitations/tables.ts';
import { invitationEmails } from '../../src/server/invitations/unsubscribe-kind.ts';

export type Work =
  | { readonly do: 'send' | 'erase' }
  | {
      readonly do: 'enter' | 'stop by link' | 'stop by staff' | 'open' | 'cancel' | 'forget';
      readonly businessId: number;
      readonly emails: readonly string[];
    };
export interface Order {
  readonly id: number;
  readonly now: string;
  readonly work: Work;
}

const names = ['Maria', 'Jo', 'Ana-Lucía', 'D’Arcy'];
const secretKey = 'a secret of the histories, long enough';

/** One node: what the handlers and the worker do, with the clock of the simulation. The parent kills it at any moment. */
function serve(url: string): void {
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  // Limits of the database's clock, which stands still here.
  const unlimited = { INVITES_DAILY: '1000000', RATE_LIMIT_MULTIPLIER: '10000' };
  const config = readConfig({ SECRET_KEY: secretKey, ...unlimited, PUBLIC_URL: 'http://localhost:3000' });
  const database = openPostgres({ url, connections: 4, patient: true, onError: () => {} });
  const services: Services = { config, database, log };
  process.on('message', ({ id, now, work }: Order) => {
    perform(services, work, new Date(now)).then(
      () => process.send?.({ id }),
      (error: unknown) => process.send?.({ id, error: String(error instanceof Error ? error.stack : error) }),
    );
  });
  process.send?.({ id: 0 });
}

async function perform(services: Services, work: Work, now: Date): Promise<void> {
  const { config, database } = services;
  if (!('emails' in work))
    return work.do === 'send' ? sendInvitations(services, now) : eraseOldInvitations(database.db, now);
  const { businessId, emails } = work;
  if (work.do === 'enter') {
    await database.transact(async (tx) => {
      await lockInvitations(tx, businessId);
      const business = await findInvitingById(tx, businessId);
      if (!business) throw new Error('no business');
      const people = emails.map((email) => ({ email, firstName: names[email.length % names.length] ?? 'Maria' }));
      await enterPeople(tx, config.secretKey, business, people, { source: 'list', enteredBy: 'Dana' }, now);
    });
    return;
  }
  const business = await findInvitingById(database.db, businessId);
  if (!business) throw new Error('no business');
  for (const email of emails) {
    const person = personOf(config, business, email);
    if (work.do === 'stop by link') await invitationEmails.stop(services, makePersonToken(config.secretKey, person));
    if (work.do === 'stop by staff') await database.transact((tx) => unsubscribe(tx, person, 'owner'));
    if (work.do === 'open') await markVisit(database.db, person, 'isOpened');
    if (work.do === 'forget') await database.transact((tx) => erasePersonsInvitations(tx, person));
    if (work.do === 'cancel')
      await database.transact((tx) => cancelInvitation(tx, eq(invitations.personHash, person.personHash)));
  }
}

const [, , url] = process.argv;
if (process.send && url?.startsWith('postgres:')) serve(url);
