import type { Business } from '../../../contract/businesses.ts';
import { keywordPhrases } from '../../../contract/keywords.ts';
import { call } from '../../lib/call.ts';
import { makeKey } from '../../lib/query-client.ts';
import { chosenCategories } from './business-values.ts';

/**
 * One call for each chosen category, then one for each phrase. The server has made them with the business already, so a
 * lost call loses nothing.
 */
export async function sendWords({ id, city, ...business }: Business): Promise<void> {
  const categories = chosenCategories(business);
  for (const category of categories) {
    await ignoreFailure(call('POST /api/businesses/{id}/categories', { id, category }, { idempotencyKey: makeKey() }));
  }
  for (const { keyword } of keywordPhrases(categories, city)) {
    await ignoreFailure(
      call('POST /api/businesses/{id}/keywords', { id, keyword, isLocalSeo: true }, { idempotencyKey: makeKey() }),
    );
  }
}

async function ignoreFailure(sent: Promise<unknown>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    console.warn('A category or phrase was not saved by itself.', error);
  }
}
