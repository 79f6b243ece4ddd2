import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onFreePort } from './free-port.ts';
import { nobody } from './nobody.ts';
import { installSystemPackages } from './system-packages.ts';

export type PoolMode = 'session' | 'transaction';

export interface Pooler {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts pgbouncer with the settings that Debian installs, but for its places and its mode. Each test file has a database
 * of its own, so connections that idle for the usual ten minutes would add up to more than PostgreSQL allows.
 */
export async function startPooler(server: URL, mode: PoolMode): Promise<Pooler> {
  installSystemPackages('pgbouncer');
  const folder = mkdtempSync(join(tmpdir(), 'sayso-pooler-'));
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.uid);
  const addressOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
  const { port, started } = await onFreePort(async (at) => {
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      [
        '[databases]',
        `* = host=${server.hostname} port=${server.port} user=postgres`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${at}`,
        `unix_socket_dir = ${folder}`,
        'auth_type = any',
        `pool_mode = ${mode}`,
        'server_idle_timeout = 10',
      ].join('\n'),
    );
    return untilItAnswers(spawn('pgbouncer', [file], { ...nobody, stdio: 'ignore' }), addressOf(at));
  });
  return {
    url: addressOf(port),
    stop: async () => {
      const ended = new Promise((resolve) => started.once('exit', resolve));
      started.kill('SIGINT');
      started.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<ChildProcess> {
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
    if (child.exitCode !== null) throw new Error('EADDRINUSE, or pgbouncer could not start');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return child;
    } catch {}
  }
  throw new Error('pgbouncer did not answer for 10 seconds.');
}
