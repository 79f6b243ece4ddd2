import { randomInt } from 'node:crypto';
import type { CarriedSteps } from '../../contract/analytics/steps.ts';
import { modelDraftLimits, rememberedDrafts, wizardDraftLimits } from '../../contract/reviews/calls.ts';
import { judgeTyped, sensitiveWords } from '../../contract/reviews/typed-words.ts';
import { errorMessages } from '../../contract/text.ts';
import { resolveChoices, resolveIndustries } from '../../writer/choices.ts';
import type { ReviewRequest } from '../../writer/draft.ts';
import { formsOf } from '../../writer/forms.ts';
import { offerOf } from '../../writer/offer.ts';
import { findPublicBusiness, type PublicRow } from '../businesses/public-store.ts';
import { takeDraftNumber } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { AppError, forbidden, invalid, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
import { consumeRateLimits, limitParameters } from '../http/rate-limits.ts';
import { readMemory, rememberDraft } from './store.ts';
import { type BoundModel, type ModelWriter, type Written, writeReview } from './write-review.ts';

export const getSentiments: Handler<'GET /api/sentiments'> = async (input, context) => {
  const business = await businessOf(context, input.businessId);
  const [industry] = resolveIndustries(business?.categories ?? []);
  return offerOf(industry);
};

async function businessOf(context: Context, id: number | undefined) {
  if (id === undefined) return null;
  const business = await findPublicBusiness(context.db, { id });
  if (!business) throw notFound(errorMessages.businessNotFound);
  return business;
}

/** What other domains and the configuration provide. */
interface Parts {
  readonly model: ModelWriter | null;
  countDraft(tx: Db, businessId: number): Promise<void>;
  countSteps(
    tx: Db,
    context: Context,
    steps: CarriedSteps & { readonly businessId: number },
    choices: CountedChoices,
  ): Promise<unknown>;
}

interface CountedChoices {
  /** `null` for typed sentiments. */
  readonly chosen: readonly (string | null)[];
  readonly offered: readonly { readonly id: string; readonly label: string }[];
}

/** The draft is written outside the transaction that counts and remembers it. */
export const generateReview =
  ({ model, countDraft, countSteps }: Parts): Handler<'POST /api/reviews/generate'> =>
  async (input, context) => {
    const business = await businessOf(context, input.businessId);
    if (business && !business.isActive) throw forbidden('inactive', errorMessages.inactive);
    const industries = resolveIndustries(business?.categories ?? []);
    const choices = resolveChoices(input.sentiments, industries, input);
    const typed = choices.filter(({ sentiment }) => sentiment === null).map(({ label }) => label);
    for (const words of typed) refuseWords(words, 'sentiments');
    if (input.detail) refuseWords(input.detail, 'detail');
    const number = business && (await numberOf(context, business.id));
    const history =
      business && number !== null
        ? { remembered: await readMemory(context.db, business.id), number }
        : { remembered: new Set<string>(), number: randomInt(10_000) };
    const written = await write(
      {
        business: business && { name: business.name, city: business.city },
        industry: industries[0],
        choices,
        ...(input.thankSomeone ? { thanks: input.thankSomeone } : {}),
        ...(input.detail ? { detail: input.detail } : {}),
        ...(input.beginning ? { beginning: input.beginning } : {}),
        ...(input.length ? { length: input.length } : {}),
        ...(input.avoid ? { avoid: input.avoid } : {}),
        ...history,
      },
      await modelFor(context, business, model),
      context,
    );
    return context.transact(async (tx) => {
      if (business) {
        if (number !== null && written.hash) await rememberDraft(tx, business.id, written.hash);
        await countDraft(tx, business.id);
        await countSteps(
          tx,
          context,
          { ...input, businessId: business.id },
          {
            chosen: choices.map(({ sentiment, id }) => (sentiment === null ? null : id)),
            offered: industries[0].sentiments.map((id) => ({ id, label: formsOf(id, industries[0].id).label })),
          },
        );
      }
      const [words] = [...typed, input.detail ?? ''].flatMap((one) => sensitiveWords(one) ?? []);
      return {
        review: written.review,
        marks: written.marks,
        sensitive: words !== undefined,
        ...(words ? { sensitiveWords: words } : {}),
        ...(written.voice ? { voice: written.voice } : {}),
      };
    });
  };

/** `null` for a draft that is not remembered. */
const numberOf = ({ db, services }: Context, businessId: number): Promise<number | null> =>
  takeDraftNumber(
    db,
    businessId,
    limitParameters([[rememberedDrafts, String(businessId)]], services.config.rateLimitMultiplier),
  );

/** Bound to the owner whose share of the model calls it uses. */
async function modelFor(
  context: Context,
  business: PublicRow | null,
  model: ModelWriter | null,
): Promise<BoundModel | null> {
  const { config } = context.services;
  const owner = business?.userId ?? context.session?.user.id;
  // An anonymous visitor without a business must not spend the model budget.
  if (model === null || owner === undefined) return null;
  const limits = business ? modelDraftLimits : wizardDraftLimits;
  const uses = limits.map((limit) => [limit, String(business?.id ?? owner)] as const);
  const results = await consumeRateLimits(context.db, uses, config.rateLimitMultiplier);
  return results.every(({ allowed }) => allowed) ? (request) => model(request, owner) : null;
}

function refuseWords(words: string, field: string): void {
  const problem = judgeTyped(words);
  if (problem !== null) throw invalid(problem.message, { [field]: problem.message });
}

async function write(request: ReviewRequest, model: BoundModel | null, context: Context): Promise<Written> {
  try {
    return await writeReview(request, model);
  } catch (error) {
    context.log.error({ error: error instanceof Error ? error.message : String(error) }, 'no draft');
    throw new AppError(502, 'generate_failed', errorMessages.generateFailed);
  }
}
