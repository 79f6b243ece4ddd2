import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const top = join(import.meta.dirname, '../..');

export interface Wrong {
  readonly name: string;
  readonly env?: Readonly<Record<string, string>>;
  /** 78: a wrong configuration; 1: another reason not to start; null: Sayso starts. */
  readonly exit: number | null;
  /** The output must contain all of these. */
  readonly says: readonly (string | RegExp)[];
  /** The output must not contain this. */
  readonly never?: RegExp;
  /** The default is `npm start` without the npm. */
  readonly command?: readonly string[];
  readonly asNobody?: boolean;
  readonly before?: () => void;
  /** Runs while Sayso is ready; what it returns counts as output. */
  readonly meanwhile?: () => Promise<string>;
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

const patienceMs = 60_000;
const start = ['--max-semi-space-size=8', '--max-old-space-size=1024', 'scripts/start.mjs'];
const nobody = { uid: 65534, gid: 65534 };

const allFolders = mkdtempSync(join(tmpdir(), 'sayso-wrong-'));
// Another user starts in some of them.
chmodSync(allFolders, 0o755);
export const newFolder = (): string => mkdtempSync(join(allFolders, 'row-'));
export const removeFolders = (): void => rmSync(allFolders, { recursive: true });

const isSaid = (output: string, words: string | RegExp): boolean =>
  typeof words === 'string' ? output.includes(words) : words.test(output);

/** Starts Sayso, waits until it ends or has said everything, and stops it. */
export async function tryStart(wrong: Wrong): Promise<Outcome> {
  wrong.before?.();
  const dataDir = newFolder();
  if (wrong.asNobody) chownSync(dataDir, nobody.uid, nobody.gid);
  const child = spawn('node', [...(wrong.command ?? start)], {
    cwd: top,
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir, ...wrong.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(wrong.asNobody ? nobody : {}),
  });
  let output = '';
  let isAsked = false;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const keep = (more: Buffer | string): void => {
    output += more;
    if (!output.includes(' is ready: open ')) return;
    if (!isAsked) void wrong.meanwhile?.().then(keep);
    isAsked = true;
    if (wrong.exit === null && wrong.says.every((words) => isSaid(output, words))) child.kill('SIGTERM');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const impatient = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  const code = await ended;
  clearTimeout(impatient);
  return { code, output };
}

/** What is wrong with the outcome; empty when it is as expected. */
export function findFaults({ exit, says, never }: Wrong, { code, output }: Outcome): string[] {
  return [
    ...(code === (exit ?? 0) ? [] : [`exit code ${code} instead of ${exit ?? 0}`]),
    ...says.filter((words) => !isSaid(output, words)).map((words) => `it does not say ${words}`),
    ...(/^\s+at .*:\d+:\d+\)?$/m.test(output) ? ['it prints a stack'] : []),
    ...(/e-mail/i.test(output) ? ['it says "e-mail"'] : []),
    ...(never?.test(output) ? [`it says ${never}`] : []),
  ];
}
