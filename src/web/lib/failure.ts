import { refusals } from '../../contract/text.ts';
import { ApiError } from './call.ts';

/** The server's own sentence, or null when it gave none: a gateway's page, or no answer at all. */
export function serverSentence(error: unknown): string | null {
  return error instanceof ApiError && error.code !== undefined ? error.message : null;
}

/** What was answered; null where nothing was, and the browser's own words would be no help. */
export function answeredSentence(error: unknown): string | null {
  return (error instanceof ApiError && error.message) || null;
}

/** What to tell a person about a failed act. */
export function failureSentence(error: unknown): string {
  return serverSentence(error) ?? refusals.broken;
}
