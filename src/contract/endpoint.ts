import type * as z from 'zod/mini';

/**
 * Who may make a call. `user` needs a session (401 without), `admin` an administrator's (403 otherwise).
 * Ownership is not an access level: it stands in the `where` of every owned row (404 otherwise).
 */
export type Access = 'anyone' | 'user' | 'admin';

/** `address` is the input's email, `business` the input's business, `all` the whole installation. */
export type LimitKey = 'ip' | 'user' | 'address' | 'business' | 'visitor' | 'all';

/** At most `max` calls in `seconds`, counted in the database for all nodes. `per` names what is counted together. */
export interface Limit {
  readonly name: string;
  readonly per: readonly LimitKey[];
  readonly max: number;
  readonly seconds: number;
  /** Message of the 429; the general one when absent. */
  readonly sentence?: string;
}

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  readonly access: Who;
  /** Path parameters, query and body as one object; unknown keys are dropped. */
  readonly input: Input;
  /** Parsed on the way out, so that undeclared fields are dropped. */
  readonly reply: Reply;
  /** Status of a success; 200 when absent. */
  readonly status?: 200 | 201;
  /** Honors the Idempotency-Key header. */
  readonly idempotent?: boolean;
  /** Every reply, also a replayed one, sets the cookie that binds the request to the browser. */
  readonly bindsBrowser?: boolean;
  /** `logo`: the body may carry an image as a data URL (4.5 MB instead of 100 kB). */
  readonly body?: 'small' | 'logo';
  /** The reply is a file of this content type, as its text in pieces. */
  readonly file?: 'text/csv; charset=utf-8';
  /** Cache-Control of a success; `no-store` when absent. */
  readonly cache?: string;
  /** Which calls share a concurrency limit, by what they wait for; `calls` (the database) when absent. */
  readonly pool?: 'calls' | 'accounts' | 'drafts' | 'logos' | 'downloads';
  /** Errors repeat their message under this name, for the screens of these calls. */
  readonly errorField?: 'message';
  /** Limits that answer 429. */
  readonly limits?: readonly Limit[];
}

/**
 * Declares a call. The generics keep the schemas' types for handlers and for the browser's `call`. A form that takes a
 * schema from a noun's file leaves the calls behind, so what makes them is marked as free of side effects.
 */
// @__NO_SIDE_EFFECTS__
export function endpoint<Input extends z.ZodMiniType, Reply extends z.ZodMiniType, const Who extends Access>(
  call: Endpoint<Input, Reply, Who>,
): Endpoint<Input, Reply, Who> {
  return call;
}
