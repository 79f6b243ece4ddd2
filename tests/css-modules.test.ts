import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../src/web');
const read = (path: string) => readFileSync(path, 'utf8');
const allIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Which classes each component takes from which module; `*` takes all, by a computed name. */
const uses = globSync(join(web, '**/*.tsx')).flatMap((component) => {
  const source = read(component);
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, name = '', path = '']) => ({
    component,
    module: join(dirname(component), path),
    taken: [...allIn(source, new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ...(source.includes(`${name}[`) ? ['*'] : [])],
  }));
});

function classesOf(module: string): Set<string> {
  const selectors = read(module)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set(allIn(selectors, /\.([a-zA-Z]\w*)/g));
}

test('components take only classes that their stylesheet has', () => {
  const missing = uses.flatMap(({ component, module, taken }) =>
    taken.filter((name) => name !== '*' && !classesOf(module).has(name)).map((name) => `${component}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no class is left behind in a stylesheet', () => {
  const unused = globSync(join(web, '**/*.module.css')).flatMap((module) => {
    const taken = new Set(uses.filter((use) => use.module === module).flatMap((use) => use.taken));
    return taken.has('*')
      ? []
      : [...classesOf(module)].filter((name) => !taken.has(name)).map((n) => `${module}: ${n}`);
  });
  expect(unused).toEqual([]);
});
