import { randomInt } from 'node:crypto';
import type { Limit } from '../../contract/endpoint.ts';
import { type ProviderFailure, providerFailures } from '../../contract/provider-text.ts';
import { makeBreaker } from '../ai/breaker.ts';
import { makeBulkhead } from '../ai/bulkhead.ts';
import { ProviderError } from '../ai/failure.ts';
import type { AskModel } from '../ai/provider.ts';
import { reasonOf } from '../db/failures.ts';
import type { Log } from '../http/context.ts';
import { checkReview } from './checker/check.ts';
import { markReview } from './checker/mark.ts';
import type { Finding } from './checker/rule.ts';
import { tidyName } from './compose/name.ts';
import { writeOwnWords } from './compose/own-words.ts';
import { instructions, namePlace, ownPlace, promptFor } from './prompt.ts';
import { hashSentences } from './sentence.ts';
import { findSense, findTrade } from './sentiments/sets.ts';
import type { ModelWriter, WriteRequest, Written } from './write-review.ts';

export interface ModelWriterOptions {
  readonly ask: AskModel;
  /** Milliseconds for everything that the model does for one draft. */
  readonly deadlineMs: number;
  /** Takes one call of the day's budget; false when it is used up. */
  readonly takeCall: () => Promise<boolean>;
  /** Tells the administrator's panel how the provider fares; null means well. */
  readonly note: (failure: string | null) => Promise<void>;
  /** Hears of what fails on our side. */
  readonly log: Pick<Log, 'error'>;
}

/** All model calls of the installation in a day; `AI_DAILY_LIMIT` is its `max`. */
export const dailyCalls = (max: number): Limit => ({ name: 'model calls', per: ['all'], max, seconds: 86_400 });

/** A writer that asks the model, checks what it wrote, asks once more with the findings, and gives up in time. */
export function makeModelWriter({ ask, deadlineMs, takeCall, note, log }: ModelWriterOptions): ModelWriter {
  const breaker = makeBreaker();
  const inBulkhead = makeBulkhead();

  const draft = async (request: WriteRequest, signal: AbortSignal): Promise<Written | null> => {
    let rejected: readonly Finding[] = [];
    for (let call = 0; call < 2; call += 1) {
      if (!(await takeCall()) || signal.aborted) return null;
      const text = await untilAborted(ask(instructions, promptFor(request, isOwn(request), rejected), signal), signal);
      const review = fillPlaces(text, request);
      rejected = checkReview(review, checkable(request));
      if (rejected.length === 0) {
        const marks = markReview(review, checkable(request));
        return { review, marks, source: 'model', sentences: hashSentences(review) };
      }
    }
    throw new ProviderError('unfit');
  };

  /** What asking taught: whether to ask again soon, and what the administrator reads. The draft never hangs on the latter. */
  const learn = async (failure: ProviderFailure | null): Promise<void> => {
    if (failure === null) breaker.succeeded();
    else if (failure !== 'unfit') breaker.failed(failure);
    await note(failure && providerFailures[failure]).catch((error: unknown) =>
      log.error({ failure, error: reasonOf(error) }, 'provider not noted'),
    );
  };

  return async (request) => {
    if (!breaker.allows()) return null;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const written = await inBulkhead(signal, () => draft(request, signal));
      if (written !== null) await learn(null);
      return written;
    } catch (error) {
      // Anything else is ours, such as a database that cannot count the call: the provider is not to blame for it.
      if (error instanceof ProviderError) await learn(error.failure);
      else log.error({ error: reasonOf(error) }, 'no draft by the model');
      return null;
    }
  };
}

/** A provider that does not hear the signal must not hold the customer. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ProviderError('slow')), { once: true });
  });
  return Promise.race([work, aborted]);
}

const isOwn = (request: WriteRequest) => {
  const trade = findTrade(request.business?.category ? [request.business.category] : []);
  return (label: string): boolean => findSense(label, trade) === null;
};

const checkable = (request: WriteRequest) => ({
  business: request.business ?? { name: '', city: '', category: null },
  sentiments: request.sentiments,
  remembered: request.remembered,
  ...(request.thankSomeone ? { thankSomeone: request.thankSomeone } : {}),
});

/** Puts in what the model was not told. A place that it left out shows as a missing choice to the checker. */
function fillPlaces(text: string, request: WriteRequest): string {
  const own = isOwn(request);
  let review = text.slice(0, 4000);
  for (const [index, label] of request.sentiments.entries()) {
    if (!own(label)) continue;
    const place = ownPlace(index);
    const sentence = writeOwnWords(label, randomInt(2 ** 31));
    review = review.replace(`${place}.`, place).replace(place, () => sentence);
  }
  const name = request.thankSomeone ? tidyName(request.thankSomeone) : '';
  return review.replace(namePlace, () => name).trim();
}
