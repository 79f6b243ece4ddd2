import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, readImports } from '../scripts/import-graph.mjs';

// From the bottom to the top. A domain imports those before it, and only through their doors.
const domains = ['accounts', 'teams', 'businesses', 'reviews', 'feedback', 'invitations', 'analytics', 'admin'];
const isStore = (file: string) => /(^|-)store\.ts$/.test(basename(file));
/** The ownership of rows, which is a part of every statement on them. */
const isDoor = (file: string) => isStore(file) || /\/(tables|emails|visible-to)\.ts$/.test(file);
/** Folders above the domains. Files directly in src/server and commands are above, too. */
const isAbove = (file: string) =>
  /^(app|pages|demo|testing)$/.test(folderOf(file) ?? 'app') || file.endsWith('-cli.ts');

const server = readImports('src/server');
const sources = [...server.keys()].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const isDomain = (file: string) => domains.includes(folderOf(file) ?? '');

it('domains of the server import those below, through their doors; infrastructure imports no domain', () => {
  const wrong = [...server].flatMap(([file, imported]) =>
    imported
      .filter((other) => {
        const [from, to] = [folderOf(file) ?? '', folderOf(other) ?? ''];
        if (isAbove(file) || from === to || !domains.includes(to)) return false;
        return !isDoor(other) || domains.indexOf(to) > domains.indexOf(from);
      })
      .map((other) => `${file} imports ${other}`),
  );
  expect(wrong).toEqual([]);
});

it('screens of owners import no other screen', () => {
  const screenOf = (file: string) => /^src\/web\/owner\/([^/]+)\//.exec(file)?.[1] ?? null;
  // A tab of the dashboard shows another screen whole.
  const isTab = (file: string) => /\/dashboard\/(Inbox|Insights)Tab\.tsx$/.test(file);
  const open = ['shared', 'layout', null];
  const wrong = [...readImports('src/web/owner')]
    .filter(([file]) => !isTab(file))
    .flatMap(([file, imported]) =>
      imported
        .filter(
          (other) =>
            !open.includes(screenOf(other)) && !open.includes(screenOf(file)) && screenOf(other) !== screenOf(file),
        )
        .map((other) => `${file} imports ${other}`),
    );
  expect(wrong).toEqual([]);
});

it('SQL of domains and pages is in stores', () => {
  const holders = sources.filter(({ file, text }) => !isDoor(file) && /from 'drizzle-orm/.test(text));
  expect(
    holders.map(({ file }) => file).filter((file) => isDomain(file) || /^src\/server\/(pages\/|[^/]+$)/.test(file)),
  ).toEqual([]);
});

const tables = sources
  .filter(({ file }) => file.endsWith('/tables.ts'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'([\s\S]*?)(?=\nexport|$)/g)].map(
      ([, symbol, name, columns]) => ({
        file,
        symbol: symbol ?? '',
        name: name ?? '',
        isOwned: name === 'businesses' || /'(business_id|feedback_id)'|businessId\(\)/.test(columns ?? ''),
      }),
    ),
  );

it('a table is written in the stores of its folder alone', () => {
  const wrong = sources.flatMap(({ file, text }) =>
    tables
      .filter((table) => {
        const isWritten = new RegExp(
          `(?:insert into|update|delete from) (?:\\$\\{${table.symbol}\\}|${table.name}\\b)|\\.(?:insert|update|delete)\\(${table.symbol}\\)`,
        ).test(text);
        const isHome = folderOf(file) === folderOf(table.file) && (isStore(file) || !isDomain(file));
        return isWritten && !isHome && !/^src\/server\/(demo|testing)\//.test(file);
      })
      .map(({ name }) => `${file} writes ${name}`),
  );
  expect(wrong).toEqual([]);
});

it('a read of owned rows contains visibleTo, or is listed', () => {
  const owned = tables.filter(({ isOwned }) => isOwned);
  const [names, symbols] = [owned.map(({ name }) => name).join('|'), owned.map(({ symbol }) => symbol).join('|')];
  const reads = new RegExp(
    `(?:from|join) (?:\\$\\{(?:${symbols})\\}|(?:${names})\\b)|\\.from\\((?:${symbols})\\)|Join\\((?:${symbols}),`,
  );
  const unseen = sources
    .filter(({ file }) => isDomain(file) && isStore(file))
    .flatMap(({ file, text }) =>
      text
        .split(/\n(?=(?:export )?(?:async )?(?:function|const) )/)
        .filter((part) => reads.test(part) && !/visibleTo\(|ofVisibleBusiness\(|inboxOf\(|ofBusiness\(user/.test(part))
        .map((part) => `${folderOf(file)} ${/(?:function|const) (\w+)/.exec(part)?.[1]}`),
    );
  const listed = readFileSync('tests/reads-without-user.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(unseen.sort()).toEqual(listed.sort());
});
