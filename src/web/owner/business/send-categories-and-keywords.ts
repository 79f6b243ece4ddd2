import type { Business } from '../../../contract/businesses/calls.ts';
import { keywordPhrases } from '../../../contract/businesses/keywords.ts';
import { call } from '../../lib/call.ts';
import { makeKey } from '../../lib/call-with-retries.ts';
import { expectedUserId } from '../../lib/query-client.ts';
import { chosenCategories } from './business-values.ts';

const sending = new Map<number, { readonly stopping: AbortController; readonly ended: Promise<void> }>();

/** One call per category and keyword phrase. The server already made them with the business, so failures are ignored. */
export function sendCategoriesAndKeywords(business: Business): void {
  const stopping = new AbortController();
  const ended = sendEach(business, stopping.signal).finally(() => sending.delete(business.id));
  sending.set(business.id, { stopping, ended });
}

/** Cancels the calls that remain. Waits for the running one: aborted, it might reach the server after newer ones. */
export async function stopWords(id: number): Promise<void> {
  const { stopping, ended } = sending.get(id) ?? {};
  stopping?.abort();
  await ended;
}

async function sendEach({ id, city, ...business }: Business, stopped: AbortSignal): Promise<void> {
  const user = expectedUserId();
  const categories = chosenCategories(business);
  const calls = [
    ...categories.map(
      (category) => (idempotencyKey: string) =>
        call('POST /api/businesses/{id}/categories', { id, category }, { idempotencyKey, user }),
    ),
    ...keywordPhrases(categories, city).map(
      ({ keyword }) =>
        (idempotencyKey: string) =>
          call('POST /api/businesses/{id}/keywords', { id, keyword, isLocalSeo: true }, { idempotencyKey, user }),
    ),
  ];
  for (const send of calls) {
    if (stopped.aborted || expectedUserId() !== user) return;
    await ignoreFailure(send(makeKey()));
  }
}

async function ignoreFailure(sent: Promise<unknown>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    console.warn('A category or phrase was not saved by itself.', error);
  }
}
