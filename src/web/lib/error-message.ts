import { brokenMessage } from '../../contract/broken-message.ts';
import { ApiError } from './call.ts';

interface Options {
  readonly noAnswer?: string;
  readonly hideServerErrors?: boolean;
}

export function errorMessage(error: unknown, fallback: string = brokenMessage, options: Options = {}): string {
  if (!(error instanceof ApiError)) return options.noAnswer ?? fallback;
  return error.isSentence && !(options.hideServerErrors && error.status >= 500) ? error.message : fallback;
}
