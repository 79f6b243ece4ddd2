import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onFreePort } from './free-port.ts';

const top = resolve(import.meta.dirname, '..');

export interface ProductOptions {
  /** A PostgreSQL address; without one the embedded database serves. */
  readonly databaseUrl?: string;
  /** Kept over restarts; a fresh temporary folder when absent. */
  readonly dataDir?: string;
  /** SMTP_URL; without one (and without a database server) emails are shown by preview links. */
  readonly smtpUrl?: string;
  /** What the browser uses when something stands in front, such as a proxy. */
  readonly publicUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The real product in a process of its own, as an operator runs it. */
export interface Product {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** All that it printed so far. */
  readonly output: () => string;
  /** The exit code once it has ended; null while it runs. */
  readonly ended: () => number | NodeJS.Signals | null;
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts again on the same folder and port. */
  readonly restart: () => Promise<void>;
  /** Ends it in order and removes its folder if it was a temporary one. */
  readonly stop: () => Promise<void>;
}

/** Starts the product and waits until it can write to its database. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  // No name, so that no look-up of it is part of a test.
  const urlOn = (port: number) => options.publicUrl ?? `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? freshFolder(options.databaseUrl === undefined);
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    RATE_LIMIT_MULTIPLIER: '10000',
    SECRET_KEY: 'a secret of the tests, as long as it has to be',
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl, ALLOW_UNSAFE_DB: '1' } : {}),
    ...(options.smtpUrl ? { SMTP_URL: options.smtpUrl } : {}),
    ...options.env,
  };
  let said = '';
  const first = await onFreePort(launch);
  const { port } = first;
  let child = first.started;

  async function launch(at: number): Promise<ChildProcess> {
    const started = spawn('node', ['src/server/main.ts'], {
      cwd: top,
      env: { PORT: String(at), PUBLIC_URL: urlOn(at), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let saidNow = '';
    const keep = (chunk: Buffer) => {
      said = (said + chunk).slice(-200_000);
      saidNow = (saidNow + chunk).slice(-200_000);
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    const deadline = Date.now() + 60_000;
    while (endOf(started) === null && Date.now() < deadline) {
      // Its own word first: somebody else's product on that port would answer that it is ready, too.
      if (saidNow.includes(' is ready: open ') && (await isReady(at))) return started;
      await sleep(50);
    }
    started.kill('SIGKILL');
    throw new Error(`The product did not start. It said:\n${saidNow}`);
  }
  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (endOf(child) !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);

  return {
    url: urlOn(port),
    port,
    dataDir,
    output: () => said,
    ended: () => endOf(child),
    kill,
    restart: async () => {
      child = await launch(port);
    },
    stop: async () => {
      await kill('SIGTERM');
      process.off('exit', endWithUs);
      if (options.dataDir) return;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Begins with what the run's first start left, where there is one: making an empty embedded database anew takes seconds each time. */
function freshFolder(embedded: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-data-'));
  const template = process.env.TEST_DATA_TEMPLATE;
  if (embedded && template) cpSync(template, folder, { recursive: true });
  return folder;
}

const endOf = (child: ChildProcess) => child.exitCode ?? child.signalCode;

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}
