import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documentation = ['README.md', ...globSync('docs/*.md')].map((file) => readFileSync(file, 'utf8')).join('\n');

it('documents every variable that the configuration reads', () => {
  const config = globSync('src/server/config/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const read = [...config.matchAll(/\(\s*'([A-Z][A-Z_]+)'/g)].map((match) => match[1] ?? '');
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !documentation.includes(`\`${name}\``))).toEqual([]);
});

it('names no npm script that does not exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...documentation.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('the changelog names the commit of each release', () => {
  const [, ...releases] = readFileSync('CHANGELOG.md', 'utf8').split(/^## (?=\d)/m);
  expect(releases.length).toBeGreaterThan(2);
  expect(releases.filter((text) => !/^[\d.]+\n\nCommit `[0-9a-f]{12}`\./.test(text))).toEqual([]);
});

it('writes every decision record in one form', () => {
  const form =
    /^# [A-Z][a-z]+ .+\n\nStatus: (?:accepted|superseded by \[\d{3}\]\([\w-]+\.md\))\..*\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/;
  const records = globSync('docs/decisions/*.md');
  expect(records.length).toBeGreaterThan(80);
  const text = (file: string) => readFileSync(file, 'utf8');
  expect(records.filter((file) => !form.test(text(file)) || text(file).split('\n').length > 61)).toEqual([]);
});

it('names no file or folder of the code that does not exist', () => {
  const development = readFileSync('docs/development.md', 'utf8');
  const named = [
    ...development.matchAll(/`((?:src\/)?(?:contract|policy|writer|server|web|tests|scripts|migrations)\/[\w./-]*)`/g),
  ].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(path) && !existsSync(`src/${path}`))).toEqual([]);
});
