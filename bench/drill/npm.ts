import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const top = join(import.meta.dirname, '../..');

/** `npm run ...` as an operator types it, with the given variables alone. Returns what it printed. */
export async function npm(words: readonly string[], env: Readonly<Record<string, string>>, cwd = top): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await run('npm', ['run', '--silent', ...words], {
    cwd,
    env: { PATH, HOME, ALLOW_UNSAFE_DB: '1', ...env },
  });
  return stdout.trimEnd();
}
