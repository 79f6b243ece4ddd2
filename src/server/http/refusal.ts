import { accountCalls } from '../../contract/accounts.ts';
import { refusals } from '../../contract/text.ts';

/** An expected failure: a status, a code for programs, a sentence for people. One handler answers it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Further properties of the answer, such as `success: false`. */
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
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.extra = more.extra;
  }
}

const accountAddresses = new Set(Object.keys(accountCalls).map((line) => line.split(' ')[1] ?? ''));

/** What a refusal says at an address. The account screens read `message`, in refusals as in answers. */
export function refusalBody({ message, code, fields, extra }: Refusal, url: string): Record<string, unknown> {
  const account = accountAddresses.has(url) ? { message } : {};
  return { error: message, code, ...account, ...(fields ? { fields } : {}), ...extra };
}

export const notFound = (sentence: string): Refusal => new Refusal(404, 'not_found', sentence);
export const invalid = (sentence: string, fields?: Readonly<Record<string, string>>): Refusal =>
  new Refusal(400, 'invalid', sentence, fields ? { fields } : {});
export const forbidden = (code: string, sentence: string): Refusal => new Refusal(403, code, sentence);
export const conflict = (code: string, sentence: string): Refusal => new Refusal(409, code, sentence);
export const tooMany = (sentence: string, retryAfterSeconds: number): Refusal =>
  new Refusal(429, 'too_many', sentence, { retryAfterSeconds });
export const busy = (): Refusal => new Refusal(503, 'busy', refusals.busy, { retryAfterSeconds: 1 });
export const signedOut = (): Refusal => new Refusal(401, 'signed_out', refusals.signedOut);
