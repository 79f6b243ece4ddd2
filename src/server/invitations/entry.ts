import * as z from 'zod/mini';
import { email as emailRule } from '../../contract/fields.ts';
import type { InvitedPerson } from '../../contract/invitations/calls.ts';
import { invitationMax } from '../../contract/invitations/limits.ts';
import type { Rejection } from '../../contract/invitations/states.ts';
import { knownLanguage, type Language } from '../../contract/languages/languages.ts';
import { dayMs } from '../../contract/time/days.ts';
import type { Db } from '../db/database.ts';
import { usableName } from './first-name.ts';
import { ownerHashes, personHash } from './person-hash.ts';
import { makePlan, readPace } from './plan.ts';
import type { InvitingBusiness } from './settings-store.ts';
import { findObstacles, findOwnerObstacles, type InvitationRow, insertInvitations } from './store.ts';

const address = emailRule('');

const usableLanguage = (typed: string | null | undefined): Language => {
  const [code = ''] = (typed ?? '').trim().toLowerCase().split(/[-_]/);
  return knownLanguage(code);
};

interface Origin {
  readonly source: InvitationRow['source'];
  readonly enteredBy: string;
  readonly enteredByUser?: number | null;
  readonly deskId?: number | null;
}

export interface Assessed {
  readonly accepted: readonly {
    readonly person: InvitedPerson;
    readonly email: string;
    readonly hash: string;
    readonly ofOwner: string;
    readonly sendAt: Date;
  }[];
  readonly rejected: readonly {
    readonly row: number;
    readonly reason: Rejection;
    readonly sentAt: Date | null;
    readonly waitingId: number | null;
  }[];
  readonly perDay: number;
  /** When the next accepted person would get the email; null if that is too far away. */
  readonly next: () => Date | null;
}

/** R1 to R4 and R8, for each person. `ahead` are accepted people of the same list who are not stored. */
export async function assess(
  db: Db,
  secretKey: Buffer,
  business: InvitingBusiness,
  people: readonly InvitedPerson[],
  now: Date,
  ahead = 0,
): Promise<Assessed> {
  const read = people.map((person) => {
    const parsed = z.safeParse(address, person.email);
    const email = parsed.success ? parsed.data : null;
    const hash = email && personHash(secretKey, business.id, email);
    return { person, email, hash, ofOwner: email === null ? [] : ownerHashes(secretKey, business, email) };
  });
  const ownerHashesOfAll = read.flatMap(({ ofOwner }) => ofOwner);
  const ownerObstacles = await findOwnerObstacles(db, business, ownerHashesOfAll, now);
  const hashes = [...new Set(read.map(({ hash }) => hash).filter((hash) => hash !== null))];
  const cooldown = new Date(now.getTime() - business.settings.cooldownDays * dayMs);
  const obstacles = await findObstacles(db, business.id, hashes, cooldown);
  const team = new Set(
    [
      business.feedbackEmail,
      business.ownerEmail,
      business.settings.replyTo ?? business.ownerEmail,
      ...business.memberEmails,
    ].map((email) => personHash(secretKey, business.id, email)),
  );
  const pace = await readPace(db, business, now);
  const plan = makePlan(business, pace, now, ahead);
  let left = invitationMax.waiting - ahead - pace.waiting;
  const seen = new Set<string>();
  const accepted: Assessed['accepted'][number][] = [];
  const rejected: Assessed['rejected'][number][] = [];
  for (const [row, { person, email, hash, ofOwner }] of read.entries()) {
    const [ownHash] = ofOwner;
    const obstacle = hash === null ? undefined : obstacles.get(hash);
    const ofThisOwner = ofOwner.flatMap((one) => ownerObstacles.get(one) ?? []);
    const isStopped = obstacle?.isStopped || ofThisOwner.some((one) => one.isStopped);
    const sentAt = obstacle?.sentAt ?? ofThisOwner.find((one) => one.sentAt)?.sentAt ?? null;
    const reject = (reason: Rejection) =>
      rejected.push({ row, reason, sentAt, waitingId: obstacle?.waitingId ?? null });
    if (email === null || hash === null || ownHash === undefined) reject('unreadable');
    else if (seen.has(hash)) reject('twice');
    else if (team.has(hash)) reject('team');
    else if (isStopped) reject('unsubscribed');
    else if (obstacle?.waitingId) reject('waiting');
    else if (sentAt) reject('invited');
    else if (left <= 0) reject('full');
    else {
      const sendAt = plan.next();
      if (sendAt === null) reject('late');
      else {
        left -= 1;
        accepted.push({ person, email, hash, ofOwner: ownHash, sendAt });
      }
    }
    if (hash !== null) seen.add(hash);
  }
  return { accepted, rejected, perDay: pace.perDay, next: plan.next };
}

/** The caller holds the lock of the business. */
export async function enterPeople(
  tx: Db,
  secretKey: Buffer,
  business: InvitingBusiness,
  people: readonly InvitedPerson[],
  { source, enteredBy, enteredByUser, deskId }: Origin,
  now: Date,
): Promise<Assessed & { readonly stored: readonly InvitationRow[] }> {
  const assessed = await assess(tx, secretKey, business, people, now);
  const stored = await insertInvitations(
    tx,
    assessed.accepted.map(({ person, email, hash, ofOwner, sendAt }) => ({
      businessId: business.id,
      personHash: hash,
      ownerHash: ofOwner,
      email,
      firstName: usableName(person.firstName),
      language: usableLanguage(person.language),
      source,
      enteredBy,
      enteredByUser: enteredByUser ?? null,
      deskId: deskId ?? null,
      sendAt,
      createdAt: now,
    })),
  );
  return { ...assessed, stored };
}
