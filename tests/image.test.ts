import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the image keeps every package that the served process imports', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  const [, words = ''] = /npm uninstall ((?:.*\\\n)*?.*) \\\n && /.exec(dockerfile) ?? [];
  const removed = words.split(/[\s\\]+/).filter((word) => !word.startsWith('--'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(removed).toContain('vite');
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(removed));

  const served = globSync('src/{contract,writer,server}/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const imported = served.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\(|\)\()'((?:@[^'/]+\/)?[^'./:@][^'/:]*)[/']/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(imported).toEqual(expect.arrayContaining(['fastify', '@electric-sql/pglite', 'ai']));
  expect(removed.filter((name) => imported.includes(name))).toEqual([]);
});
