import { dailyShares } from '../../contract/constants.ts';
import type { HandlerLimit } from '../../contract/endpoint.ts';
import { shareOf, usesOfTotal } from '../accounts/daily-total-store.ts';
import { openProvider } from '../ai/provider.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { consumeRateLimits } from '../http/rate-limits.ts';
import type { Log } from '../log.ts';
import { recordProviderStatus } from './store.ts';
import { makeModelWriter } from './write-by-model.ts';
import type { ModelWriter } from './write-review.ts';

const day = 86_400;

export async function openModel(config: Config, database: Database, log: Log): Promise<ModelWriter | null> {
  if (config.ai === null) return null;
  const { provider } = config.ai;
  const max = config.aiDailyLimit;
  const budget: HandlerLimit = { name: 'model calls', per: [], max, seconds: day };
  const share: HandlerLimit = {
    name: 'model calls of an owner',
    per: ['user'],
    max: shareOf(max, dailyShares.ofAccount),
    seconds: day,
  };
  const ask = await openProvider(config.ai);
  const write = makeModelWriter({
    ask: (...question) => {
      log.debug({ provider }, 'model call');
      return ask(...question);
    },
    deadlineMs: config.aiDeadlineMs,
    listsClaims: config.aiSecondCheck,
    takeCall: async (ownerId) => {
      if (max === 0) return false;
      const uses = Object.values(await usesOfTotal(database.db, budget, share, ownerId));
      return (await consumeRateLimits(database.db, uses, 1)).every(({ allowed }) => allowed);
    },
    note: async (failure) => {
      const isNews = await recordProviderStatus(database.db, provider, failure);
      if (isNews && failure) log.warn({ provider, failure }, 'model provider failing');
    },
    log,
  });
  return async (request, ownerId) => {
    const draft = await write(request, ownerId);
    log.debug({ result: draft === null ? 'built-in' : 'model' }, 'model draft');
    return draft;
  };
}
