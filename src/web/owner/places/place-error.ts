import { ApiError } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';

/** The sentence of the name field, or of the whole call. */
export const placeErrorOf = (error: unknown): string =>
  (error instanceof ApiError && error.fields.name) || errorMessage(error);
