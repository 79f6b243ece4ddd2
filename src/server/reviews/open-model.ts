import { openProvider } from '../ai/provider.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/context.ts';
import { consumeRateLimit } from '../http/rate-limits.ts';
import { recordProviderStatus } from './store.ts';
import { dailyCalls, makeModelWriter } from './write-by-model.ts';
import type { ModelWriter } from './write-review.ts';

export async function openModel(config: Config, database: Database, log: Log): Promise<ModelWriter | null> {
  if (config.ai === null) return null;
  const { provider } = config.ai;
  const budget = dailyCalls(config.aiDailyLimit);
  const ask = await openProvider(config.ai);
  const write = makeModelWriter({
    ask: (...question) => {
      log.debug({ provider }, 'model call');
      return ask(...question);
    },
    deadlineMs: config.aiDeadlineMs,
    listsClaims: config.aiSecondCheck,
    takeCall: async () => config.aiDailyLimit > 0 && (await consumeRateLimit(database.db, budget, 'all', 1)).allowed,
    note: async (failure) => {
      const isNews = await recordProviderStatus(database.db, provider, failure);
      if (isNews && failure) log.warn({ provider, failure }, 'model provider failing');
    },
    log,
  });
  return async (request) => {
    const draft = await write(request);
    log.debug({ result: draft === null ? 'built-in' : 'model' }, 'model draft');
    return draft;
  };
}
