import type { HoldReason } from '../../contract/invitations/calls.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { findFailingSince } from '../mail/queue-store.ts';
import { findSpentDay } from './sending-limits.ts';
import { holdOf, type InvitingBusiness } from './settings-store.ts';

/** Why nothing goes out now. */
export async function findHold(db: Db, config: Config, business: InvitingBusiness): Promise<HoldReason | null> {
  const ownReason = holdOf(business);
  if (ownReason !== null) return ownReason;
  if (await findFailingSince(db)) return 'email';
  return findSpentDay(db, config, business.ownerId);
}
