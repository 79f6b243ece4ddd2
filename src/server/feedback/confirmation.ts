import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { askToConfirm, claimAddress } from './address-store.ts';
import { type EmailedBusiness, emailWaiting } from './send-emails.ts';
import { stopWaiting } from './store.ts';

export async function settleAddress(tx: Db, config: Config, business: EmailedBusiness): Promise<void> {
  const address = { userId: business.userId, email: business.feedbackEmail };
  const state = await claimAddress(tx, address);
  if (state === 'none') await stopWaiting(tx, business.id);
  if (state === 'confirmed') await emailWaiting(tx, config, address);
  // Above the limits the address is stored, and the owner can send the email later.
  if (state === 'unsent') await askToConfirm(tx, config, business, state);
}
