import { idempotencyHours } from '../contract/limits.ts';
import { forgetOldRegistrations } from './accounts/registrations.ts';
import { forgetOldResetRequests, forgetOldResets } from './accounts/resets.ts';
import { forgetOldSessions } from './accounts/sessions.ts';
import { addUpRowChanges } from './admin/find-newest.ts';
import { forgetUnusedLogos } from './businesses/store.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { reasonOf } from './db/failures.ts';
import { forgetOldAddresses } from './feedback/addresses.ts';
import { forgetOldFeedback } from './feedback/store.ts';
import type { Services } from './http/context.ts';
import { forgetOldAnswers } from './http/idempotency.ts';
import { forgetOldLimits } from './http/limits.ts';
import { forgetOldLetters } from './mail/outbox.ts';

/** What is forgotten, and how. First what people were promised would not stay. */
const steps: Record<string, (db: Db, config: Config) => Promise<void>> = {
  feedback: (db, config) => forgetOldFeedback(db, config.feedbackKeepDays),
  letters: (db, config) => forgetOldLetters(db, config.feedbackKeepDays),
  'feedback addresses': forgetOldAddresses,
  sessions: forgetOldSessions,
  registrations: forgetOldRegistrations,
  resets: forgetOldResets,
  'reset requests': forgetOldResetRequests,
  limits: forgetOldLimits,
  answers: (db) => forgetOldAnswers(db, idempotencyHours),
  'row changes': addUpRowChanges,
  logos: forgetUnusedLogos,
};

/** Forgets what nobody needs any more, whichever part of it fails. Every node may do it; doing it twice is harmless. */
export async function sweepOld({ config, database: { db }, log }: Services): Promise<void> {
  for (const [what, forget] of Object.entries(steps)) {
    await forget(db, config).catch((error: unknown) => log.error({ what, error: reasonOf(error) }, 'sweep failed'));
  }
}
