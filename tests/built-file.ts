import { readFileSync } from 'node:fs';

/** The file of the owner's app that a source was built into: its name is a hash alone. */
export function builtFile(source: string): string {
  return JSON.parse(readFileSync('dist/owner/.vite/manifest.json', 'utf8'))[source].file;
}
