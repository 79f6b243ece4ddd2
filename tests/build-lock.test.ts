import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sayso-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const lock = join(folder, 'building');

/** A build that says when it has the lock, and gives it back when it is told to. */
async function builder() {
  const script = `const { takeLock } = await import(${JSON.stringify(join(import.meta.dirname, '../scripts/build.mjs'))});
    const release = await takeLock(${JSON.stringify(lock)});
    console.log('mine');
    process.stdin.once('data', () => { release(); process.exit(); });`;
  const build = spawn('node', ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  return { build, hasLock: once(build.stdout, 'data') };
}

test('a build that takes long keeps its lock, one that was killed does not', async () => {
  const slow = await builder();
  await slow.hasLock;
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(lock, longAgo, longAgo);
  const next = await builder();
  const order: string[] = [];
  void next.hasLock.then(() => order.push('next'));
  // The next one looks five times a second.
  await new Promise((looked) => setTimeout(looked, 1500));
  order.push('slow is done');
  slow.build.stdin.write('done');
  await next.hasLock;
  expect(order).toEqual(['slow is done', 'next']);
  next.build.kill('SIGKILL');
  await once(next.build, 'exit');
  expect(existsSync(lock)).toBe(true);
  const last = await builder();
  await last.hasLock;
  last.build.stdin.write('done');
  await once(last.build, 'exit');
  expect(existsSync(lock)).toBe(false);
});
