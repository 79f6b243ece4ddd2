import { brokenMessage } from '../../contract/text.ts';
import { ApiError } from './call.ts';

interface Options {
  /** Shown when no server answered; the fallback unless given. */
  readonly noAnswer?: string;
  /** Shows the fallback for every 5xx, although the server gave a message. */
  readonly hideServerErrors?: boolean;
}

/** The server's message, or the fallback when it gave none, as a crash or the page of a gateway does. */
export function errorMessage(error: unknown, fallback: string = brokenMessage, options: Options = {}): string {
  if (!(error instanceof ApiError)) return options.noAnswer ?? fallback;
  return error.isSentence && !(options.hideServerErrors && error.status >= 500) ? error.message : fallback;
}
