import { randomInt } from 'node:crypto';
import { modelDraftLimits } from '../../contract/reviews.ts';
import { refusals } from '../../contract/text.ts';
import { countOne } from '../analytics/store.ts';
import { findPublicBusiness, takeDraftNumber } from '../businesses/store.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
import { takeLimit } from '../http/limits.ts';
import { forbidden, invalid, notFound, Refusal } from '../http/refusal.ts';
import { refuseWords } from './compose/refusal.ts';
import { findSense, findTrade, sentimentSetFor } from './sentiments/sets.ts';
import { readMemory, rememberDraft } from './store.ts';
import { type ModelWriter, type WriteRequest, type Written, writeReview } from './write-review.ts';

/** E8. The set follows from the business's categories; healthcare when no business is named. */
export const getSentiments: Handler<'GET /api/sentiments'> = async (input, context) => {
  const business = await businessOf(context, input.businessId);
  return { sentiments: [...sentimentSetFor(business?.categories ?? []).labels] };
};

async function businessOf(context: Context, id: number | undefined) {
  if (id === undefined) return null;
  const business = await findPublicBusiness(context.db, { id });
  if (!business) throw notFound(refusals.businessNotFound);
  return business;
}

/** E9. The draft is written outside the transaction; the counter and the memory rise with the answer. */
export const generateReview: Handler<'POST /api/reviews/generate'> = async (input, context) => {
  const business = await businessOf(context, input.businessId);
  if (business && !business.isActive) throw forbidden('inactive', refusals.inactive);
  refuseOwnWords(input.sentiments, business?.categories ?? []);
  const memory = business
    ? { remembered: await readMemory(context.db, business.id), number: await takeDraftNumber(context.db, business.id) }
    : { remembered: new Set<string>(), number: randomInt(10_000) };
  const written = await write(
    {
      business: business && { name: business.name, city: business.city, category: business.categories[0] ?? null },
      sentiments: input.sentiments,
      ...(input.thankSomeone ? { thankSomeone: input.thankSomeone } : {}),
      ...memory,
    },
    await modelFor(context, business?.id ?? null),
    context,
  );
  return context.transact(async (tx) => {
    if (business) {
      await rememberDraft(tx, business.id, written.sentences);
      await countOne(tx, business.id, 'reviews_generated');
    }
    return { review: written.review, marks: [...written.marks] };
  });
};

/** The model, or null where the built-in writer has to do. */
async function modelFor(context: Context, businessId: number | null): Promise<ModelWriter | null> {
  const { model, config } = context.services;
  if (model === null) return null;
  // A stranger without a business could spend the provider's money on nobody's behalf.
  if (businessId === null) return context.session ? model : null;
  for (const limit of modelDraftLimits) {
    const { allowed } = await takeLimit(context.db, limit, String(businessId), config.rateLimitMultiplier);
    if (!allowed) return null;
  }
  return model;
}

/** A customer's own words that no review page would print are refused in a friendly sentence. */
function refuseOwnWords(sentiments: readonly string[], categories: readonly string[]): void {
  const trade = findTrade(categories);
  for (const words of sentiments) {
    const sentence = findSense(words, trade) === null ? refuseWords(words) : null;
    if (sentence !== null) throw invalid(sentence, { sentiments: sentence });
  }
}

async function write(request: WriteRequest, model: ModelWriter | null, context: Context): Promise<Written> {
  try {
    return await writeReview(request, model);
  } catch (error) {
    context.log.error({ error: error instanceof Error ? error.message : String(error) }, 'no draft');
    throw new Refusal(502, 'generate_failed', refusals.generateFailed);
  }
}
