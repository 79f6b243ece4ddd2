import { idempotencyHours } from '../contract/limits.ts';
import { forgetOldRegistrations } from './accounts/registrations.ts';
import { forgetOldResets } from './accounts/resets.ts';
import { forgetOldSessions } from './accounts/sessions.ts';
import { addUpRowChanges } from './admin/find-newest.ts';
import { forgetUnusedLogos } from './businesses/store.ts';
import { forgetOldFeedback } from './feedback/store.ts';
import type { Services } from './http/context.ts';
import { forgetOldAnswers } from './http/idempotency.ts';
import { forgetOldLimits } from './http/limits.ts';
import { forgetOldLetters } from './mail/outbox.ts';

/** Forgets what nobody needs any more. Every node may do it; doing it twice is harmless. */
export async function sweepOld({ config, database: { db } }: Services): Promise<void> {
  await forgetOldSessions(db);
  await forgetOldRegistrations(db);
  await forgetOldResets(db);
  await forgetOldLimits(db);
  await forgetOldAnswers(db, idempotencyHours);
  await addUpRowChanges(db);
  await forgetUnusedLogos(db);
  await forgetOldFeedback(db, config.feedbackKeepDays);
  await forgetOldLetters(db, config.feedbackKeepDays);
}
