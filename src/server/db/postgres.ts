import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConfigError } from '../config/read-environment.ts';
import { committed } from '../on-commit.ts';
import { type Database, type Db, noticePooler } from './database.ts';
import { databaseCode, isUnavailable, rootCauseMessage } from './errors.ts';
import { assertWritable, clientOf, hostsOf } from './hosts.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
  readonly patient?: boolean;
  readonly onError: (error: Error) => void;
}

export function openPool({ url, connections = 10, patient = false }: Omit<PostgresOptions, 'onError'>): pg.Pool {
  const hosts = hostsOf(url);
  return new pg.Pool({
    Client: clientOf(hosts),
    max: connections,
    // Connection plus statement timeout stay under 3 s, so callers get an answer when a table is locked.
    connectionTimeoutMillis: patient ? 60_000 : 900,
    idleTimeoutMillis: 30_000,
    ...(patient ? {} : { query_timeout: 2500 }),
    keepAlive: true,
    // Poolers refuse parameters at the start of a connection. With its default cost a count would skip the narrow index.
    onConnect: async (client) => {
      if (hosts.all.length > 1) await assertWritable(client, hosts);
      await client.query(`set jit = off; set random_page_cost = 1.1; ${patient ? '' : 'set statement_timeout = 2000'}`);
    },
  });
}

export function openPostgres(options: PostgresOptions): Database {
  const pool = openPool(options);
  pool.on('error', options.onError);
  // Without this listener for checked-out clients, a killed server would end this process.
  pool.on('connect', (client) => client.on('error', options.onError));
  const handle = (client: pg.Pool | pg.PoolClient): Db => drizzle(client) as unknown as Db;

  async function transact<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // A pooler may have handed over a connection with the timeout of another client.
      await client.query(options.patient ? 'begin; set local statement_timeout = 0' : 'begin');
      const tx = handle(client);
      const result = await work(tx);
      await client.query('commit');
      committed(tx);
      return result;
    } catch (error) {
      // A dead client is closed: a rollback would wait for its timeout.
      if (isUnavailable(error)) broken = error instanceof Error ? error : new Error('database failure');
      else
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    kind: 'postgres',
    db: handle(pool),
    // Begins again without names of statements when a pooler has lost one.
    transact: (work) =>
      transact(work).catch((error: unknown) => {
        if (!noticePooler(error)) throw error;
        return transact(work);
      }),
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Tries each host, and remembers the one that is usable. */
export async function assertUsable(url: string, isUnsafeAllowed: boolean): Promise<void> {
  const hosts = hostsOf(url);
  for (let tries = hosts.all.length; ; tries -= 1) {
    const host = hosts.current();
    try {
      return await assertHostUsable(host, isUnsafeAllowed, hosts.all.length > 1);
    } catch (error) {
      if (tries === 1 || error instanceof ConfigError) throw error;
      hosts.fails(host);
    }
  }
}

async function assertHostUsable(url: string, isUnsafeAllowed: boolean, isOneOfSeveral: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    const sentence = `The PostgreSQL that DATABASE_URL names cannot be used: ${whyUnreachable(error, client)}`;
    const isLasting = lastingCodes.has(databaseCode(error) ?? '') || noTls.test(rootCauseMessage(error));
    throw isLasting ? new ConfigError(sentence) : new Error(sentence);
  });
  try {
    if (isOneOfSeveral) await assertWritable(client, hostsOf(url));
    await assertSettings(client, isUnsafeAllowed);
  } finally {
    await client.end();
  }
}

const noTls = /does not support SSL/;
const lastingCodes = new Set(['28P01', '28000', '3D000']);

function whyUnreachable(error: unknown, { host, port }: pg.Client): string {
  const code = databaseCode(error);
  if (code === 'ECONNREFUSED') return `nothing answers at ${host}:${port}.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `there is no host ${host}.`;
  if (noTls.test(rootCauseMessage(error)))
    return `the server at ${host}:${port} offers no TLS, which sslmode asks for.`;
  return `${rootCauseMessage(error)}.`;
}

async function assertSettings(client: pg.Client, isUnsafeAllowed: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string; version: string; major: number }>(
    `select name, setting, current_setting('server_version') as version,
            current_setting('server_version_num')::int / 10000 as major from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
  );
  const off = rows.filter((row) => row.setting === 'off').map((row) => row.name);
  if ((rows[0]?.major ?? 0) < 15)
    throw new ConfigError(
      `PostgreSQL 15 or newer is needed; DATABASE_URL leads to ${rows[0]?.version} at ${client.host}:${client.port}.`,
    );
  if (off.length > 0 && !isUnsafeAllowed) {
    throw new ConfigError(
      `PostgreSQL runs with ${off.join(', ')} off and may lose acknowledged data. Switch it on, or set ALLOW_UNSAFE_DB=1.`,
    );
  }
}
