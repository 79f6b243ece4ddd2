import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a comment begins with a noun or a verb, not with a fragment that needs the declaration in view', () => {
  const files = globSync('{src,scripts,bench,tests}/**/*.{ts,tsx,mjs}');
  const fragments = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\/\/|\/\*\*?|\*) (?:Of|By|So that|Null|When their|With \d)\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(fragments).toEqual([]);
});
