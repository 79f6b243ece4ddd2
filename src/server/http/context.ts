import type { SessionUser } from '../../contract/accounts/calls.ts';
import type { Config } from '../config/config.ts';
import type { Database, Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Cookies } from './cookies.ts';

export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly metrics?: RequestMetrics;
  /** Aborted when the process is asked to stop. */
  readonly stopping?: AbortSignal;
}

export interface RequestMetrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
}

/** Read from the database at every request, so that a deactivation takes effect on the next one. */
export interface Session {
  readonly tokenHash: string;
  readonly user: SessionUser;
  /** The user signed in or confirmed within the last 15 minutes. */
  readonly isRecent: boolean;
  /** The request came with an API token, which opens this business alone. */
  readonly program?: { readonly businessId: number; readonly name: string };
}

export interface Context<Reply = unknown> {
  readonly services: Services;
  readonly db: Db;
  /** The request brought an Idempotency-Key. */
  readonly hasKey: boolean;
  /** The work happens once per Idempotency-Key; its result, the whole reply, is stored with it. */
  transact(work: (tx: Db) => Promise<Reply>): Promise<Reply>;
  readonly session: Session | null;
  /** Keyed hash of the network address, of an IPv6 /64 as one. */
  readonly ip: string;
  /** Keyed hash of the /48 of an IPv6 address. */
  readonly site: string | null;
  readonly cookies: Cookies;
  readonly userAgent: string;
  visitor(): string;
  /** Sets the cookie that binds a registration or reset code to this browser, and returns its hash. */
  browser(): string;
  setHeader(name: string, value: string): void;
  /** Rejects a reply that is too long to be sent now, before it is recorded as read. */
  announce(reply: Reply): void;
  readonly log: Log;
}

export interface SignedIn<Reply = unknown> extends Context<Reply> {
  readonly session: Session;
}
