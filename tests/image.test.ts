import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the image keeps every package that the served process imports', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  const [, words = ''] = /npm uninstall ((?:.*\\\n)*?.*) \\\n && /.exec(dockerfile) ?? [];
  const removed = words.split(/[\s\\]+/).filter((word) => !word.startsWith('--'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(removed).toContain('vite');
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(removed));

  const served = globSync('src/{contract,policy,writer,server}/**/*.ts').filter(
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

it('the image holds every file that its npm commands run', () => {
  const copied = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/COPY --from=build \/app\/(\S+)/g)].map(
    ([, path = '']) => path,
  );
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const run = ['backup', 'restore', 'admin', 'move', 'email-test'].flatMap(
    (name) => scripts[name]?.match(/\S+\.(?:mjs|ts)/g) ?? [],
  );
  expect(run).toContain('scripts/node24.mjs');
  expect(run.filter((file) => !copied.some((path) => file.startsWith(`${path}/`)))).toEqual([]);
});
