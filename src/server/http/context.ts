import type { Session } from '../accounts/sessions.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import type { ModelWriter } from '../reviews/write-review.ts';
import type { Cookies } from './cookies.ts';

/** What the product runs on; made once at start. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** Null without a model provider: the built-in writer serves alone. */
  readonly model: ModelWriter | null;
}

/** A line of the log: an event and what belongs to it. Never passwords, codes, tokens or what customers wrote. */
export interface Log {
  info(fields: Record<string, unknown>, event: string): void;
  warn(fields: Record<string, unknown>, event: string): void;
  error(fields: Record<string, unknown>, event: string): void;
}

/** What a handler that answers `Reply` sees of its request. */
export interface Context<Reply = unknown> {
  readonly services: Services;
  /** For reading outside a transaction. */
  readonly db: Db;
  /**
   * The transaction of what the call does. With an Idempotency-Key its work happens once and its answer is stored with
   * it, so it gives the call's whole reply.
   */
  transact(work: (tx: Db) => Promise<Reply>): Promise<Reply>;
  readonly session: Session | null;
  /** The network address that limits count by. */
  readonly ip: string;
  readonly cookies: Cookies;
  /** The visitor's opaque id; sets its cookie when there is none. */
  visitor(): string;
  /** The hash of the cookie that binds a browser to what it asked for; sets the cookie. */
  browser(): string;
  setHeader(name: string, value: string): void;
  readonly log: Log;
}

/** The context of a call that needs a session. */
export interface SignedIn<Reply = unknown> extends Context<Reply> {
  readonly session: Session;
}
