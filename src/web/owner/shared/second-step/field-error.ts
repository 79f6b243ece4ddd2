import { ApiError } from '../../../lib/call.ts';
import { errorMessage } from '../../../lib/error-message.ts';

/** The sentence at this field, also when no answer came. */
export const fieldError = (error: unknown, name: string): string =>
  (error instanceof ApiError ? error.fields[name] : undefined) ?? errorMessage(error);
