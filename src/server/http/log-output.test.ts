import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Told {
  readonly event: string;
  readonly lines: number;
}
const line = 'a line of the log of some length, as they come one a request\n';

/** A process that says as many lines as it is told, and answers on its standard error. */
const program = `
  const { openLogOutput } = await import('./src/server/http/log-output.ts');
  const say = openLogOutput();
  for await (const word of (await import('node:readline')).createInterface({ input: process.stdin })) {
    for (let n = 0; n < Number(word); n += 1) say(${JSON.stringify(line)});
    process.stderr.write('said\\n');
  }`;

function startSpeaker(output: 'pipe' | number) {
  const child = spawn('node', ['--input-type=module', '-e', program], { stdio: ['pipe', output, 'pipe'] });
  const answers = child.stderr?.[Symbol.asyncIterator]();
  return {
    child,
    /** Answers once the lines are said, wherever they went. */
    say: async (lines: number) => {
      child.stdin?.write(`${lines}\n`);
      return String((await answers?.next())?.value);
    },
    end: async () => {
      child.stdin?.end();
      return new Promise((ended) => child.once('close', ended));
    },
  };
}

it('a full disk under the log ends nothing', async () => {
  // Elsewhere than on Linux a file that may only be read takes nothing either.
  const full = existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync(import.meta.filename, 'r');
  const speaker = startSpeaker(full);
  expect(await speaker.say(3)).toBe('said\n');
  expect(await speaker.say(3)).toBe('said\n');
  expect(await speaker.end()).toBe(0);
});

it('a log that nobody reads any more ends nothing', async () => {
  const speaker = startSpeaker('pipe');
  speaker.child.stdout?.destroy();
  expect(await speaker.say(3)).toBe('said\n');
  expect(await speaker.say(3)).toBe('said\n');
  expect(await speaker.end()).toBe(0);
});

it('a reader that stands still is not waited for, and is told later how much it missed', async () => {
  const speaker = startSpeaker('pipe');
  let said = 100_000;
  expect(await speaker.say(said)).toBe('said\n');
  let read = '';
  speaker.child.stdout?.on('data', (chunk) => {
    read += chunk;
  });
  for (; !read.includes('left out'); said += 1) await speaker.say(1);
  await speaker.end();
  const lines = read.split('\n').slice(0, -1);
  const told = lines.filter((one) => one.startsWith('{')).map((one) => JSON.parse(one) as Told);
  expect(new Set(told.map(({ event }) => event))).toEqual(new Set(['log lines left out']));
  const missed = told.reduce((sum, one) => sum + one.lines, 0);
  expect(missed).toBeGreaterThan(50_000);
  expect(missed + lines.length - told.length).toBe(said);
});
