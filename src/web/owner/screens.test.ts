import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const top = import.meta.dirname;
const folderOf = (file: string) => relative(top, file).split('/')[0];

/** Static imports: a screen may load another on demand, as the dashboard does with its tabs. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm);
  return [...found].map(([, from, bare]) => join(dirname(file), from ?? bare ?? ''));
}

test('screens import no screens', () => {
  const crossed = globSync(join(top, '*/**/*.{ts,tsx}')).flatMap((file) =>
    importsOf(file)
      .filter((found) => !relative(top, found).startsWith('..') && relative(top, found).includes('/'))
      .filter((found) => folderOf(found) !== folderOf(file) && folderOf(found) !== 'shared')
      .map((found) => `${relative(top, file)} imports ${relative(top, found)}`),
  );
  expect(crossed).toEqual([]);
});
