import { APICallError, LoadAPIKeyError } from 'ai';
import type { ProviderFailure } from './text.ts';

/** Holds only the kind of failure, because the provider's own message may contain the API key. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure) {
    super(`provider: ${failure}`);
    this.failure = failure;
  }
}

/** The libraries mark an exhausted quota as retryable, which it is not. */
export function classifyFailure(error: unknown, signal: AbortSignal): ProviderFailure {
  if (signal.aborted) return 'slow';
  if (LoadAPIKeyError.isInstance(error)) return 'key';
  if (!APICallError.isInstance(error)) return isNetworkFailure(error) ? 'unreachable' : 'unusable';
  const status = error.statusCode;
  if (status === undefined) return 'unreachable';
  const response = `${error.responseBody ?? ''}`.slice(0, 4000).toLowerCase();
  if (status === 401 || status === 403) return 'key';
  if (status === 402 || (status === 429 && /quota|billing|credit|balance/.test(response))) return 'quota';
  if (status === 429) return 'rate';
  if (status === 404) return 'model';
  if (status >= 500) return 'down';
  if (/api[ _-]?key/.test(response)) return 'key';
  return status >= 400 ? 'rejected' : 'unusable';
}

function isNetworkFailure(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (
      /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UND_ERR|fetch failed|socket/i.test(
        `${'code' in cause ? cause.code : ''} ${cause.message}`,
      )
    ) {
      return true;
    }
  }
  return false;
}
