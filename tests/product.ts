import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onFreePort } from './free-port.ts';

export const testSecret = 'a secret of the tests, as long as it has to be';
const top = resolve(import.meta.dirname, '..');

interface ProductOptions {
  /** A PostgreSQL address. The default is the embedded database. */
  readonly databaseUrl?: string;
  /** A free one by default. */
  readonly port?: number;
  /** A temporary folder by default. */
  readonly dataDir?: string;
  /** SMTP_URL. Without it, emails have preview links. */
  readonly smtpUrl?: string;
  /** The browser's address, when there is a proxy in front. */
  readonly publicUrl?: string;
  /** `localhost` for passkeys, which have no addresses. */
  readonly host?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of another version's sources. */
  readonly sources?: string;
}

/** The real product in its own process, as an operator runs it. */
export interface Product {
  readonly url: string;
  readonly port: number;
  /** The process of the server. */
  readonly pid: () => number;
  readonly dataDir: string;
  /** Everything it has printed. */
  readonly output: () => string;
  /** The exit code; null while it runs. */
  readonly ended: () => number | NodeJS.Signals | null;
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts again on the same folder and port. */
  readonly restart: () => Promise<void>;
  /** Shuts it down and removes its temporary folder. */
  readonly stop: () => Promise<void>;
}

/** Starts the product and waits until it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  // An address, to avoid a DNS lookup.
  const urlOn = (port: number) => options.publicUrl ?? `http://${options.host ?? '127.0.0.1'}:${port}`;
  const dataDir = options.dataDir ?? freshFolder(options.databaseUrl === undefined);
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    RATE_LIMIT_MULTIPLIER: '10000',
    REGISTRATION: 'open',
    BACKUP_AT: '',
    SECRET_KEY: testSecret,
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl, ALLOW_UNSAFE_DB: '1' } : {}),
    ...(options.smtpUrl ? { SMTP_URL: options.smtpUrl } : {}),
    ...options.env,
  };
  let said = '';
  const first = options.port ? { port: options.port, started: await launch(options.port) } : await onFreePort(launch);
  const { port } = first;
  let child = first.started;

  async function launch(at: number): Promise<ChildProcess> {
    const started = spawn('node', ['src/server/main.ts'], {
      cwd: options.sources ?? top,
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
      // Another product on that port would also answer that it is ready, so check the output first.
      if (saidNow.includes(' is ready: open ') && (await isReady(at))) return started;
      await sleep(50);
    }
    started.kill('SIGKILL');
    throw new Error(`The product did not start. Output:\n${saidNow}`);
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
    pid: () => child.pid ?? 0,
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

/** A copy of the folder that build-for-run.ts made, because creating an embedded database takes seconds. */
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
