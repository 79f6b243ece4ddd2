import { checkReview, keepSound, type ModelSentence, type Violation } from '../../writer/check.ts';
import type { Draft, ReviewRequest } from '../../writer/draft.ts';
import { readAnswer } from '../../writer/model/answer.ts';
import { finishModelDraft } from '../../writer/model/finish.ts';
import { claimsPrompt, instructions, promptFor, readClaims, reviewInstructions } from '../../writer/model/prompt.ts';
import { makeBreaker } from '../ai/breaker.ts';
import { ProviderError } from '../ai/failure.ts';
import type { AskModel } from '../ai/provider.ts';
import { type ProviderFailure, providerFailures } from '../ai/text.ts';
import { rootCauseMessage } from '../db/errors.ts';
import type { Log } from '../log.ts';
import { Semaphore } from '../semaphore.ts';
import type { ModelWriter } from './write-review.ts';

interface ModelWriterOptions {
  readonly ask: AskModel;
  readonly deadlineMs: number;
  /** A second call lists claims that the customer did not choose. */
  readonly listsClaims: boolean;
  readonly takeCall: (ownerId: number) => Promise<boolean>;
  /** Reports the status to administrators; null: the provider works. */
  readonly note: (failure: string | null) => Promise<void>;
  readonly log: Pick<Log, 'error'>;
}

const drafts = 2;
const modelCallsAtOnce = 8;
const modelQueueMax = 32;

export function makeModelWriter({
  ask,
  deadlineMs,
  listsClaims,
  takeCall,
  note,
  log,
}: ModelWriterOptions): ModelWriter {
  const breaker = makeBreaker();
  const modelSlots = new Semaphore(modelCallsAtOnce, modelQueueMax);

  type Call = (system: string, prompt: string, signal: AbortSignal) => Promise<string | null>;
  const callFor =
    (ownerId: number): Call =>
    async (system, prompt, signal) => {
      if (!(await takeCall(ownerId)) || signal.aborted) return null;
      return untilAborted(ask(system, prompt, signal), signal);
    };

  const draft = async (request: ReviewRequest, call: Call, signal: AbortSignal): Promise<Draft | null> => {
    let rejected: readonly Violation[] = [];
    for (let attempt = 0; attempt < drafts; attempt += 1) {
      const answer = await call(instructions, promptFor(request, rejected), signal);
      if (answer === null) return null;
      const sentences = readAnswer(answer);
      const sound = keepSound(sentences, request);
      if (sound === null) {
        rejected = checkReview(sentences, request);
        continue;
      }
      rejected = listsClaims ? await listClaims(sound, request, call, signal) : [];
      if (rejected.length === 0) return finishModelDraft(sound, request);
    }
    throw new ProviderError('unfit');
  };

  /** Without budget for the second call, the result of the checker counts. */
  const listClaims = async (
    sentences: readonly ModelSentence[],
    request: ReviewRequest,
    call: Call,
    signal: AbortSignal,
  ) => {
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const answer = await call(reviewInstructions, claimsPrompt(request, text), signal);
    return readClaims(answer ?? 'none', text).map(
      (excerpt): Violation => ({
        rule: 'unsupported',
        sentence: 'State nothing that was not chosen.',
        excerpt,
        at: null,
      }),
    );
  };

  const learn = async (failure: ProviderFailure | null): Promise<void> => {
    if (failure === null) breaker.succeeded();
    else if (failure !== 'unfit') breaker.failed(failure);
    await note(failure && providerFailures[failure]).catch((error: unknown) =>
      log.error({ failure, error: rootCauseMessage(error) }, 'provider not noted'),
    );
  };

  return async (request, ownerId) => {
    // The model has nothing to write when the customer typed all four.
    if (request.choices.every(({ sentiment }) => sentiment === null) || !breaker.allows()) return null;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const written = await modelSlots.run(() => draft(request, callFor(ownerId), signal), signal);
      if (written !== null) await learn(null);
      return written;
    } catch (error) {
      // Other errors are ours, such as a failed database, and say nothing about the provider.
      if (error instanceof ProviderError) await learn(error.failure);
      else log.error({ error: rootCauseMessage(error) }, 'no draft by the model');
      return null;
    }
  };
}

/** A provider may ignore the signal. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ProviderError('slow')), { once: true });
  });
  return Promise.race([work, aborted]);
}
