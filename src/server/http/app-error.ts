import { errorMessages } from '../../contract/text.ts';

export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    code: string,
    sentence: string,
    more: {
      fields?: Readonly<Record<string, string>>;
      retryAfterSeconds?: number;
      extra?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(sentence);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.extra = more.extra;
  }
}

export function errorBody({ message, code, fields, extra }: AppError, errorField?: string): Record<string, unknown> {
  return { error: message, code, ...(errorField && { [errorField]: message }), ...(fields && { fields }), ...extra };
}

export const notFound = (sentence: string): AppError => new AppError(404, 'not_found', sentence);
export const invalid = (sentence: string, fields?: Readonly<Record<string, string>>): AppError =>
  new AppError(400, 'invalid', sentence, fields ? { fields } : {});
export const forbidden = (code: string, sentence: string): AppError => new AppError(403, code, sentence);
export const conflict = (code: string, sentence: string): AppError => new AppError(409, code, sentence);
export const tooMany = (sentence: string, retryAfterSeconds: number): AppError =>
  new AppError(429, 'too_many', sentence, { retryAfterSeconds });
export const busy = (): AppError => new AppError(503, 'busy', errorMessages.busy, { retryAfterSeconds: 1 });
export const unknownToken = (): AppError =>
  new AppError(401, 'unknown_token', 'The API token is unknown or was revoked.');
export const signedOut = (): AppError => new AppError(401, 'signed_out', errorMessages.signedOut);
