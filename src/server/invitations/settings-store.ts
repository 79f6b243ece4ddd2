import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { feedbackEmailState } from '../../contract/feedback/address-calls.ts';
import { defaultSettings, type InvitationSettings } from '../../contract/invitations/settings.ts';
import type { Action } from '../../contract/permissions.ts';
import { isMedical } from '../businesses/emails.ts';
import { findSlug } from '../businesses/store.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { replyToColumn, replyToStateColumn } from '../feedback/address-store.ts';
import { type Actor, visibleTo } from '../teams/visible-to.ts';

const invitingBusiness = z.object({
  id: bigint,
  ownerId: bigint,
  formerOwnerIds: z.array(bigint),
  name: z.string(),
  slug: z.string(),
  timeZone: z.string(),
  feedbackEmail: z.string(),
  ownerEmail: z.string(),
  memberEmails: z.array(z.string()),
  postalAddress: z.string(),
  categories: z.array(z.string()),
  replyToState: feedbackEmailState,
  /** `null` only if the owner's address is unverified, too. */
  repliesTo: z.nullable(z.string()),
  isActive: z.boolean(),
  stored: z.unknown(),
});
type Row = z.infer<typeof invitingBusiness>;
export interface InvitingBusiness extends Omit<Row, 'stored'> {
  readonly settings: InvitationSettings;
}

const withSettings = ({ stored, ...row }: Row): InvitingBusiness => ({
  ...row,
  settings: {
    ...defaultSettings,
    namesBusiness: !isMedical(row.categories),
    ...(stored as Partial<InvitationSettings> | null),
  },
});

async function findInviting(db: Db, which: ReturnType<typeof sql>): Promise<InvitingBusiness | null> {
  const [row] = await rows(
    db,
    invitingBusiness,
    sql`select businesses.id, user_id as "ownerId",
          array(select f.former_owner_id from former_owners f where f.user_id = businesses.user_id) as "formerOwnerIds",
          businesses.name, slug, time_zone as "timeZone", feedback_email as "feedbackEmail",
          users.email as "ownerEmail",
          array(select m.email from memberships t join users m on m.id = t.user_id
            where t.business_id = businesses.id) as "memberEmails", postal_address as "postalAddress", invitation_settings as stored,
          businesses.is_active and users.is_active as "isActive",
          array(select c.category from business_categories c where c.business_id = businesses.id order by c.position) as categories,
          ${replyToStateColumn} as "replyToState",
          case when ${replyToStateColumn} = 'confirmed' and not exists (select from users d
              where d.email = ${replyToColumn} and not d.is_active) then ${replyToColumn}
            when users.email_verified then users.email end as "repliesTo"
        from businesses join users on users.id = businesses.user_id where ${which}`,
  );
  return row ? withSettings(row) : null;
}

export const findInvitingOf = (db: Db, user: Actor, action: Action, id: number): Promise<InvitingBusiness | null> =>
  findInviting(db, sql`businesses.id = ${id} and ${visibleTo(user, action)}`);

/** For the worker and for front-desk screens, which their key authorizes. */
export const findInvitingById = (db: Db, id: number): Promise<InvitingBusiness | null> =>
  findInviting(db, sql`businesses.id = ${id}`);

/** Where the owner wants replies to go. */
export const replyAddress = ({ settings, feedbackEmail }: InvitingBusiness): string =>
  settings.replyTo ?? feedbackEmail;

/** Why nothing goes out, apart from failing email. */
export function holdOf({ settings, isActive, postalAddress }: InvitingBusiness): 'off' | 'paused' | 'inactive' | null {
  if (!settings.isOn || postalAddress === '') return 'off';
  if (settings.isPaused) return 'paused';
  return isActive ? null : 'inactive';
}

const invitationLocks = 7_264_011;

/** Asks for the permission before it locks, so that a stranger delays nothing. */
export async function lockInvitationsOf(
  tx: Db,
  user: Actor,
  action: Action,
  id: number,
): Promise<InvitingBusiness | null> {
  if ((await findSlug(tx, user, action, id)) === null) return null;
  await lockInvitations(tx, id);
  return findInvitingOf(tx, user, action, id);
}

/** Entries and deliveries of one business happen one after the other, because both count what is planned. */
export async function lockInvitations(tx: Db, businessId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${invitationLocks}, ${businessId % 2_147_483_647}::int)`);
}
