import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '@playwright/test';
import pg from 'pg';
import { mailboxes, makeBusiness, signUp } from '../../tests/accounts.ts';
import type { Mailbox } from '../../tests/mailbox.ts';
import type { Postgres } from '../../tests/postgres.ts';
import { type Product, startProduct } from '../../tests/product.ts';
import { openConnection } from './connection.ts';
import { type Recorded, recordVisit } from './record.ts';

export interface Cost {
  readonly commits: number;
  readonly wal: number;
  readonly node: number;
  readonly database: number;
}

export interface Side {
  readonly name: string;
  readonly calls: readonly (Recorded & { readonly label: string })[];
  readonly files: readonly Recorded[];
  readonly rounds: { readonly visits: number; readonly calls: Cost; readonly files: Cost }[];
  readonly product: Product;
  readonly databaseUrl: string;
  readonly businessId: number;
  replay(visits: number, isWarming: boolean): Promise<void>;
  stop(): Promise<void>;
}

interface Around {
  readonly postgres: Postgres;
  readonly mailbox: Mailbox;
  readonly sources?: string;
}

/** One version with a database of its own, and the requests that its page sends. */
export async function startSide(name: string, { postgres, mailbox, sources }: Around): Promise<Side> {
  const databaseUrl = await postgres.create(name);
  const product = await startProduct({
    databaseUrl,
    smtpUrl: mailbox.url,
    env: { TRUST_PROXY: '1' },
    ...(sources ? { sources } : {}),
  });
  mailboxes.set(product.url, mailbox);
  const api = await request.newContext({ baseURL: product.url });
  await signUp(api);
  const { id: businessId, slug } = await makeBusiness(api);
  await api.dispose();
  const recorded = await recordVisit(product.url, `/thumbs-up-down/${slug}`);
  const isCall = ({ path }: Recorded) => /^\/(?:api|thumbs-up-down)\//.test(path);
  const calls = recorded.filter(isCall).map((one) => ({ ...one, label: labelOf(one) }));
  const files = recorded.filter((one) => !isCall(one));
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const read = () => readCost(database, product.pid(), postgres.pid());
  const rounds: Side['rounds'] = [];
  return {
    name,
    calls,
    files,
    rounds,
    product,
    databaseUrl,
    businessId,
    replay: async (visits, isWarming) => {
      const started = await read();
      await replay(product.port, calls, visits);
      const called = await read();
      await replay(product.port, files, visits);
      const loaded = await read();
      if (!isWarming) rounds.push({ visits, calls: minus(called, started), files: minus(loaded, called) });
    },
    stop: async () => {
      await database.end();
      await product.stop();
    },
  };
}

/** Mean cost of a visit. */
export function costOf({ rounds }: Side): Cost & { readonly all: number } {
  const visits = rounds.reduce((sum, round) => sum + round.visits, 0);
  const mean = (of: (round: Side['rounds'][number]) => number) =>
    rounds.reduce((sum, round) => sum + of(round), 0) / visits;
  return {
    commits: mean(({ calls }) => calls.commits),
    wal: mean(({ calls }) => calls.wal),
    node: mean(({ calls }) => calls.node),
    database: mean(({ calls }) => calls.database),
    all: mean(({ calls, files }) => calls.node + files.node),
  };
}

const labelOf = ({ path, body }: Recorded): string => {
  const { steps } = (body ? JSON.parse(body) : {}) as { steps?: readonly string[] };
  const [, ...parts] = path.split('/').filter((part) => !/^\d+$/.test(part));
  return `${parts.at(-1)}${steps ? ` (${steps.join(', ')})` : ''}`;
};

/** Each visit has a visitor, a visit number, keys and a network address of its own. */
export async function replay(
  port: number,
  recorded: readonly Recorded[],
  visits: number,
  visitsAtOnce = 4,
): Promise<void> {
  let left = visits;
  const visitor = async () => {
    const connection = await openConnection(port);
    while (left > 0) {
      left -= 1;
      const visit = randomBytes(16).toString('base64url');
      const address = `10.${[...randomBytes(3)].join('.')}`;
      for (const { method, path, body, headers } of recorded) {
        const { status } = await connection.send({
          method,
          path,
          body: body?.replace(/"visit":"[^"]+"/, `"visit":"${visit}"`) ?? null,
          headers: {
            ...headers,
            'x-forwarded-for': address,
            ...(headers['idempotency-key'] ? { 'idempotency-key': randomUUID() } : {}),
          },
        });
        if (status !== 200) throw new Error(`${method} ${path} answered ${status}`);
      }
      connection.forgetCookies();
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: visitsAtOnce }, visitor));
}

const minus = (later: Cost, earlier: Cost): Cost => ({
  commits: later.commits - earlier.commits,
  wal: later.wal - earlier.wal,
  node: later.node - earlier.node,
  database: later.database - earlier.database,
});

async function readCost(database: pg.Client, node: number, postgres: number): Promise<Cost> {
  // Backends report their counts once a second.
  await sleep(1500);
  const { rows } = await database.query<{ commits: number; wal: number }>(
    `select xact_commit::int as commits, (pg_current_wal_insert_lsn() - '0/0')::float as wal from pg_stat_database
     where datname = current_database()`,
  );
  const [row] = rows;
  if (!row) throw new Error('no statistics');
  return { ...row, node: cpuOf(node), database: cpuOf(postgres, true) };
}

/** Milliseconds of a process and of its children, ended ones too. */
export function cpuOf(pid: number, withChildren = false): number {
  const read = (one: number) => {
    const [, fields = ''] = readFileSync(`/proc/${one}/stat`, 'utf8').split(/\) (?!.*\) )/);
    const [, parent = 0, ...rest] = fields.split(' ').map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = rest.slice(9);
    return { parent, ms: (user + system + (withChildren && one === pid ? endedUser + endedSystem : 0)) * 10 };
  };
  if (!withChildren) return read(pid).ms;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        return read(Number(name));
      } catch {
        return { parent: 0, ms: 0 };
      }
    })
    .filter(({ parent }) => parent === pid)
    .reduce((sum, { ms }) => sum + ms, read(pid).ms);
}
