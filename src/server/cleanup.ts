import { idempotencyHours } from '../contract/constants.ts';
import { deleteExpiredAccountInvitations } from './accounts/account-invitation-store.ts';
import { deleteExpiredRegistrations } from './accounts/registration-store.ts';
import { deleteExpiredResetRequests, deleteExpiredResets } from './accounts/reset-store.ts';
import { deleteExpiredSessions } from './accounts/session-store.ts';
import { deleteUnusedLostDevices } from './accounts/sign-in/lost-device-store.ts';
import { deleteExpiredChallenges } from './accounts/sign-in/passkey-store.ts';
import { deleteExpiredPending } from './accounts/sign-in/pending-store.ts';
import { deleteOldOutcomes } from './analytics/monday-store.ts';
import { deleteExpiredVisits } from './analytics/step-store.ts';
import { deleteExpiredAuditEvents } from './audit/store.ts';
import { deleteUnusedLogos } from './businesses/logo-store.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import { rootCauseMessage } from './db/errors.ts';
import { forgetOldAddresses } from './feedback/address-store.ts';
import { deleteExpiredFeedback } from './feedback/erase-store.ts';
import type { Services } from './http/context.ts';
import { deleteExpiredIdempotencyKeys } from './http/idempotency.ts';
import { deleteExpiredRateLimits } from './http/rate-limits.ts';
import { eraseOldInvitations } from './invitations/erase-store.ts';
import { deleteExpiredEmails } from './mail/outbox.ts';
import { deleteOldInvitations } from './teams/invitation-store.ts';

/** Data with a promised retention goes first. */
const jobs: Record<string, (db: Db, config: Config) => Promise<void>> = {
  feedback: (db, config) => deleteExpiredFeedback(db, config.feedbackKeepDays),
  emails: (db, config) => deleteExpiredEmails(db, config.feedbackKeepDays),
  invitations: (db) => eraseOldInvitations(db),
  'feedback addresses': forgetOldAddresses,
  sessions: deleteExpiredSessions,
  'pending sign-ins': deleteExpiredPending,
  'passkey challenges': deleteExpiredChallenges,
  'lost devices': deleteUnusedLostDevices,
  registrations: deleteExpiredRegistrations,
  'account invitations': deleteExpiredAccountInvitations,
  'team invitations': deleteOldInvitations,
  'audit log': (db, config) => deleteExpiredAuditEvents(db, config.auditKeepDays),
  resets: deleteExpiredResets,
  'reset requests': deleteExpiredResetRequests,
  limits: deleteExpiredRateLimits,
  visits: deleteExpiredVisits,
  answers: (db) => deleteExpiredIdempotencyKeys(db, idempotencyHours),
  logos: deleteUnusedLogos,
  'Monday emails': deleteOldOutcomes,
};

export async function cleanUp({ config, database: { db }, log }: Services): Promise<void> {
  for (const [name, deleteExpired] of Object.entries(jobs)) {
    await deleteExpired(db, config).catch((error: unknown) =>
      log.error({ what: name, error: rootCauseMessage(error) }, 'cleanup failed'),
    );
  }
}
