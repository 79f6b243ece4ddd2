import { errorMessages } from '../../contract/text.ts';
import { ApiError } from './call.ts';

/** The server's own sentence, or null when it gave none: a gateway's page, a crash, or no answer at all. */
export function serverMessage(error: unknown): string | null {
  return error instanceof ApiError && error.isSentence ? error.message : null;
}

/** What to tell a person about a failed act. */
export function failureMessage(error: unknown): string {
  return serverMessage(error) ?? errorMessages.broken;
}
