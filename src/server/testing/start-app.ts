import { openAsBlob } from 'node:fs';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres, type PostgresOptions } from '../db/postgres.ts';
import type { Services } from '../http/context.ts';
import { jsonLog } from '../http/log.ts';
import { type Metrics, makeMetrics } from '../metrics/metrics.ts';
import { openModel } from '../reviews/open-model.ts';
import type { ModelWriter } from '../reviews/write-review.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly logged: string[];
  close(): Promise<void>;
}

export interface TestNode extends TestApp {
  readonly model: ModelWriter | null;
  readonly metrics: Metrics;
}

export async function startApp(environment: Record<string, string> = {}): Promise<TestNode> {
  return openNode(await emptyDatabase(), environment);
}

export async function startNode(first: TestApp, environment: Record<string, string> = {}): Promise<TestNode> {
  const { database } = first.services;
  const url = addresses.get(database);
  const shared: Database = url
    ? openPostgres(patientPool(url))
    : { ...database, db: database.db, close: async () => {} };
  return openNode(shared, environment);
}

const addresses = new WeakMap<Database, string>();

/** On a slow machine any call could exceed the time limits, which have their own tests. */
const patientPool = (url: string): PostgresOptions => ({ url, connections: 4, patient: true, onError: () => {} });

async function openNode(database: Database, environment: Record<string, string>): Promise<TestNode> {
  const logged: string[] = [];
  const metrics = makeMetrics();
  const log = metrics.countEvents(jsonLog((line) => void logged.push(line)));
  const config: Config = {
    ...readConfig({
      SECRET_KEY: 'a secret for tests that is long enough',
      RATE_LIMIT_MULTIPLIER: '1',
      REGISTRATION: 'open',
      ...environment,
    }),
  };
  const services: Services = { config, database, log, metrics };
  const model = await openModel(config, database, log);
  const app = await buildApp(services, { model, metrics });
  return {
    app,
    services,
    model,
    metrics,
    logged,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export const emptyDatabase = (): Promise<Database> =>
  process.env.TEST_DATABASE === 'postgres' ? emptyPostgres() : emptyEmbedded();

async function emptyEmbedded(): Promise<Database> {
  const snapshot = process.env.TEST_EMBEDDED_SNAPSHOT;
  const database = await openEmbedded({
    dataDir: null,
    ...(snapshot ? { snapshot: await openAsBlob(snapshot) } : {}),
    onDiskFull: () => {
      throw new Error('the disk is full');
    },
  });
  await migrate(database);
  return database;
}

async function emptyPostgres(): Promise<Database> {
  const server = new URL(process.env.TEST_POSTGRES_URL ?? '');
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(`create database ${name} template migrated`);
  await client.end();
  server.pathname = `/${name}`;
  const database = openPostgres(patientPool(server.href));
  addresses.set(database, server.href);
  return database;
}

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

export class TestBrowser {
  readonly cookies = new Map<string, string>();
  private readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  async call(line: string, body?: unknown, options: Partial<InjectOptions> = {}): Promise<Answer> {
    const [method = 'GET', url = '/'] = line.split(' ');
    const response = await this.app.inject({
      method: method as 'GET',
      url,
      cookies: Object.fromEntries(this.cookies),
      ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }),
      ...options,
      headers: {
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
        ...options.headers,
      },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
