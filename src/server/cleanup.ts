import { idempotencyHours } from '../contract/constants.ts';
import { deleteExpiredRegistrations } from './accounts/registrations.ts';
import { deleteExpiredResetRequests, deleteExpiredResets } from './accounts/resets.ts';
import { deleteExpiredSessions } from './accounts/sessions.ts';
import { mergeRowCountDeltas } from './admin/find-newest.ts';
import { deleteUnusedLogos } from './businesses/store.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { rootCauseMessage } from './db/errors.ts';
import { forgetOldAddresses } from './feedback/addresses.ts';
import { deleteExpiredFeedback } from './feedback/store.ts';
import type { Services } from './http/context.ts';
import { deleteExpiredIdempotencyKeys } from './http/idempotency.ts';
import { deleteExpiredRateLimits } from './http/rate-limits.ts';
import { deleteExpiredEmails } from './mail/outbox.ts';

/** What is forgotten, and how. First what people were promised would not stay. */
const steps: Record<string, (db: Db, config: Config) => Promise<void>> = {
  feedback: (db, config) => deleteExpiredFeedback(db, config.feedbackKeepDays),
  emails: (db, config) => deleteExpiredEmails(db, config.feedbackKeepDays),
  'feedback addresses': forgetOldAddresses,
  sessions: deleteExpiredSessions,
  registrations: deleteExpiredRegistrations,
  resets: deleteExpiredResets,
  'reset requests': deleteExpiredResetRequests,
  limits: deleteExpiredRateLimits,
  answers: (db) => deleteExpiredIdempotencyKeys(db, idempotencyHours),
  'row changes': mergeRowCountDeltas,
  logos: deleteUnusedLogos,
};

/** Forgets what nobody needs any more, whichever part of it fails. Every node may do it; doing it twice is harmless. */
export async function cleanUp({ config, database: { db }, log }: Services): Promise<void> {
  for (const [what, forget] of Object.entries(steps)) {
    await forget(db, config).catch((error: unknown) =>
      log.error({ what, error: rootCauseMessage(error) }, 'sweep failed'),
    );
  }
}
