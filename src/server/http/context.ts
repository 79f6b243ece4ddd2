import type { SessionUser } from '../../contract/accounts.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Cookies } from './cookies.ts';

/** Made once at start. A domain that needs a service of its own adds it in its folder. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** Absent in commands, which nobody scrapes. */
  readonly metrics?: Metrics;
}

/** Read from the database at every request, so that a deactivation takes effect on the next one. */
export interface Session {
  readonly tokenHash: string;
  readonly user: SessionUser;
}

/** Fields never hold passwords, codes, tokens or text that customers wrote. */
export interface Log {
  debug(fields: Record<string, unknown>, event: string): void;
  info(fields: Record<string, unknown>, event: string): void;
  warn(fields: Record<string, unknown>, event: string): void;
  error(fields: Record<string, unknown>, event: string): void;
}

export interface Context<Reply = unknown> {
  readonly services: Services;
  readonly db: Db;
  /** With an Idempotency-Key the work happens once, and its result, the whole reply, is stored with it. */
  transact(work: (tx: Db) => Promise<Reply>): Promise<Reply>;
  readonly session: Session | null;
  /** The address that rate limits count by: an IPv4 address or an IPv6 /64. */
  readonly ip: string;
  readonly cookies: Cookies;
  /** The visitor's random id; sets its cookie if there is none. */
  visitor(): string;
  /** The hash of the cookie that binds a registration or reset code to this browser; sets the cookie. */
  browser(): string;
  setHeader(name: string, value: string): void;
  readonly log: Log;
}

export interface SignedIn<Reply = unknown> extends Context<Reply> {
  readonly session: Session;
}
