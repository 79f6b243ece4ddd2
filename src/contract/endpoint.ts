import type * as z from 'zod/mini';
import type { Action } from './permissions.ts';

/** `user` needs a session (401), `admin` an administrator's (403). Queries check ownership in their `where` (404). */
export type Access = 'anyone' | 'user' | 'admin';

/** `address` is the input's email, `business` the input's business. */
export type LimitKey = 'ip' | 'user' | 'address' | 'business' | 'visitor';

/** At most `max` calls in `seconds` on all nodes together. `per` names what is counted together. */
export interface Limit<Key extends string = LimitKey> {
  readonly name: string;
  readonly per: readonly Key[];
  readonly max: number;
  readonly seconds: number;
  readonly sentence?: string;
}

/** A limit that a handler consumes itself: `desk` is a front-desk screen, `all` the whole installation. */
export type HandlerLimit = Limit<LimitKey | 'desk' | 'all'>;

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
  /** 200 when absent. */
  readonly status?: 200 | 201;
  readonly idempotent?: boolean;
  /**
   * Permission at the business of the input without which a retry gets no stored reply. Absent for calls of one's own
   * account, and for those that take the caller's own permission away.
   */
  readonly replayNeeds?: Action;
  /** Names of input fields that may differ between retries with the same key. */
  readonly mayDiffer?: readonly string[];
  /** The stored reply of an idempotent call is encrypted. */
  readonly secretReply?: boolean;
  /** Programs may use an API token of the business instead of a session. */
  readonly takesToken?: boolean;
  readonly bindsBrowser?: boolean;
  /** Needs a sign-in or a confirmation within the last 15 minutes, or answers `confirm_needed`. */
  readonly isGuarded?: boolean;
  /** Rejected where single sign-on is the only way in. */
  readonly usesPassword?: boolean;
  /** `logo`: the body may carry an image as a data URL (4.5 MB instead of 100 kB). */
  readonly body?: 'small' | 'logo';
  readonly file?: 'text/csv; charset=utf-8' | 'application/zip';
  /** Cache-Control of a success; `no-store` when absent. */
  readonly cache?: string;
  /** Which calls share a concurrency limit, by what they wait for; `calls` (the database) when absent. */
  readonly pool?: 'calls' | 'accounts' | 'issuer' | 'drafts' | 'logos' | 'downloads' | 'exports';
  readonly errorField?: 'message';
  readonly limits?: readonly Limit[];
}

/** The mark below lets the bundler drop the calls where a form imports only a schema. */
// @__NO_SIDE_EFFECTS__
export function endpoint<Input extends z.ZodMiniType, Reply extends z.ZodMiniType, const Who extends Access>(
  call: Endpoint<Input, Reply, Who>,
): Endpoint<Input, Reply, Who> {
  return call;
}
