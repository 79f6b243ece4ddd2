import { readFileSync } from 'node:fs';

/** The built file of a source of the owner's app. Its name is only a hash. */
export function builtFile(source: string): string {
  return JSON.parse(readFileSync('dist/owner/.vite/manifest.json', 'utf8'))[source].file;
}
