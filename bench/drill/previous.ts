import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { top } from './npm.ts';

interface Previous {
  readonly sources: string;
  readonly remove: () => void;
}

/** Checks out and builds another version of the product. */
export function checkOut(commit: string, sources: string): Previous {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: top, stdio: 'pipe' });
  git('worktree', 'add', '--detach', sources, commit);
  const remove = () => void git('worktree', 'remove', '--force', sources);
  try {
    const env = { ...process.env, PATH: `${join(sources, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: sources, stdio: 'inherit' });
    execFileSync('npm', ['run', 'build'], { cwd: sources, env, stdio: 'inherit' });
  } catch (error) {
    remove();
    throw error;
  }
  return { sources, remove };
}
