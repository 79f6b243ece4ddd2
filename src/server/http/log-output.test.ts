import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';

interface DroppedLine {
  readonly event: string;
  readonly lines: number;
}
const line = 'a line of the log of some length, as they come one a request\n';

/** Logs as many lines as it reads on standard input, and confirms on standard error. */
const program = `
  const { openLogOutput } = await import('./src/server/http/log-output.ts');
  const say = openLogOutput();
  for await (const word of (await import('node:readline')).createInterface({ input: process.stdin })) {
    for (let n = 0; n < Number(word); n += 1) say(${JSON.stringify(line)});
    process.stderr.write('logged\\n');
  }`;

function startLogger(output: 'pipe' | number) {
  const child = spawn('node', ['--input-type=module', '-e', program], { stdio: ['pipe', output, 'pipe'] });
  const answers = child.stderr?.[Symbol.asyncIterator]();
  return {
    child,
    /** Resolves when the lines are logged, wherever they went. */
    log: async (lines: number) => {
      child.stdin?.write(`${lines}\n`);
      return String((await answers?.next())?.value);
    },
    end: async () => {
      child.stdin?.end();
      return new Promise((ended) => child.once('close', ended));
    },
  };
}

it('goes on when the disk of the log is full', async () => {
  // Other systems have no /dev/full; a read-only file fails as well.
  const full = existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync(import.meta.filename, 'r');
  const logger = startLogger(full);
  expect(await logger.log(3)).toBe('logged\n');
  expect(await logger.log(3)).toBe('logged\n');
  expect(await logger.end()).toBe(0);
});

it('goes on when the pipe of the log is closed', async () => {
  const logger = startLogger('pipe');
  logger.child.stdout?.destroy();
  expect(await logger.log(3)).toBe('logged\n');
  expect(await logger.log(3)).toBe('logged\n');
  expect(await logger.end()).toBe(0);
});

it('does not wait for a stalled reader, and later logs how many lines were dropped', async () => {
  const logger = startLogger('pipe');
  let logged = 100_000;
  expect(await logger.log(logged)).toBe('logged\n');
  let read = '';
  logger.child.stdout?.on('data', (chunk) => {
    read += chunk;
  });
  for (; !read.includes('log lines dropped'); logged += 1) await logger.log(1);
  await logger.end();
  const lines = read.split('\n').slice(0, -1);
  const reports = lines.filter((one) => one.startsWith('{')).map((one) => JSON.parse(one) as DroppedLine);
  expect(new Set(reports.map(({ event }) => event))).toEqual(new Set(['log lines dropped']));
  const dropped = reports.reduce((sum, one) => sum + one.lines, 0);
  expect(dropped).toBeGreaterThan(50_000);
  expect(dropped + lines.length - reports.length).toBe(logged);
});
