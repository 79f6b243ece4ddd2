import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tests/free-port.ts';

const top = join(import.meta.dirname, '../..');

/** The flags of `npm start`: on machines with much memory V8 would otherwise collect garbage too late. */
const heap = ['--max-semi-space-size=4', '--max-old-space-size=1024'];

export interface Started {
  readonly port: number;
  /** Milliseconds from process start to the first response. */
  readonly firstAnswer: number;
  /** CPU time until then, of all threads. A busy machine lengthens it less than the waiting. */
  readonly startCpuMs: number;
  readonly residentMB: () => number;
  /** CPU time of all threads. */
  readonly cpuMs: () => number;
  readonly stop: () => Promise<void>;
}

/** `npm start` without npm and the log. */
export async function startProduct(env: Readonly<Record<string, string>>): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('node', [...heap, 'scripts/start.mjs'], {
    cwd: top,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      RATE_LIMIT_MULTIPLIER: '10000',
      TRUST_PROXY: '1',
      SECRET_KEY: 'a secret for measurements, long enough',
      ALLOW_UNSAFE_DB: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (child.exitCode === null && !(await answers(port))) await sleep(10);
  return {
    port,
    firstAnswer: performance.now() - began,
    startCpuMs: cpuMsOf(child.pid),
    residentMB: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    cpuMs: () => cpuMsOf(child.pid),
    stop: () => end(child),
  };
}

/** Linux reports it in hundredths of a second, after the process name in parentheses. */
function cpuMsOf(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** The reference server of `raw.ts`, with the same heap. */
export async function startRaw(
  databaseUrl: string,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const child = spawn('node', [...heap, 'bench/server/raw.ts', databaseUrl], {
    cwd: top,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve) => child.stdout.once('data', (line) => resolve(Number(line))));
  return { port, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}
