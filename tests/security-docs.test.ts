import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = ['SECURITY.md', 'docs/security.md', ...globSync('docs/security/*.md')];
const read = (file: string) => readFileSync(file, 'utf8');

/** The repository paths that a page names in backticks. */
const pathsIn = (page: string) =>
  [
    ...read(page).matchAll(/`((?:src|tests|docs|deploy|scripts|bench|migrations)\/[^`\s]+|package(?:-lock)?\.json)`/g),
  ].map((match) => match[1] ?? '');

describe('the security pages', () => {
  it('name files that exist', () => {
    const named = pages.flatMap(pathsIn);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => globSync(path).length === 0)).toEqual([]);
  });

  it('quote titles of the named tests', () => {
    // `file` "title", "another title"
    const quotes = pages.flatMap((page) =>
      [...read(page).matchAll(/`(tests\/[^`]+|src\/[^`]+\.test\.tsx?)` ((?:"[^"|]+"(?:, )?)+)/g)].flatMap((match) =>
        [...(match[2] ?? '').matchAll(/"([^"]+)"/g)].map((title) => ({ file: match[1] ?? '', title: title[1] ?? '' })),
      ),
    );
    expect(quotes.length).toBeGreaterThan(60);
    expect(quotes.filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
  });

  it('link to pages and headings that exist', () => {
    const slugOf = (heading: string) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-');
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)]
        .map((match) => ({ file: match[1] ? resolve(page, '..', match[1]) : page, heading: match[2] }))
        .filter(({ file, heading }) => {
          if (!existsSync(file)) return true;
          const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map((match) => slugOf(match[1] ?? ''));
          const isBold = heading !== undefined && file.endsWith('README.md');
          return heading !== undefined && !isBold && !headings.includes(heading);
        })
        .map(({ file, heading }) => `${page}: ${file}#${heading}`),
    );
    expect(broken).toEqual([]);
  });

  it('list every event that the log can hold', () => {
    const written = globSync('src/server/**/*.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...read(file).matchAll(/\blog\s*\.(?:info|warn|error)\([^;]*?,\s*'([^']+)'/g)])
      .map((match) => match[1] ?? '');
    expect(written.length).toBeGreaterThan(25);
    const listed = read('docs/security/logging.md');
    expect([...new Set(written)].filter((event) => !listed.includes(`| \`${event}\` `))).toEqual([]);
  });

  it('list every rate limit as the code has it', async () => {
    await expect(await limitsPage()).toMatchFileSnapshot('../docs/security/limits.md');
  });
});

/** Number of level 1 and 2 rows in each section of ASVS 5.0. */
const sections = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};

describe('the table of the ASVS', () => {
  const rows = [
    ...read('docs/security/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm),
  ].map(([, id = '', subject = '', verdict = '', evidence = '']) => ({
    id,
    subject,
    verdict: verdict.trim(),
    evidence,
  }));

  it('has each of the 253 rows of levels 1 and 2 once, in their order', () => {
    const all = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
    );
    expect(all).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(all);
  });

  it('gives each row a verdict and evidence that can be looked at', () => {
    expect(rows.filter(({ verdict }) => !['met', 'not applicable', 'deviation'].includes(verdict))).toEqual([]);
    const isShown = (evidence: string) => pathsOf(evidence) || /\]\(/.test(evidence);
    expect(rows.filter(({ verdict, evidence }) => verdict === 'met' && !isShown(evidence))).toEqual([]);
  });

  it('has a reason for each deviation on the overview', () => {
    const overview = read('docs/security.md');
    const deviations = rows.filter(({ verdict }) => verdict === 'deviation');
    expect(deviations.filter(({ id }) => !overview.includes(`ASVS ${id})`) && !overview.includes(`(${id})`))).toEqual(
      [],
    );
  });

  it('counts its verdicts as its first lines say', () => {
    const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
    expect(read('docs/security/asvs.md')).toContain(
      `**Met ${count('met')}, deviation ${count('deviation')}, not applicable ${count('not applicable')}.**`,
    );
  });
});

const pathsOf = (evidence: string) => /`[^`]*[./][^`]*`/.test(evidence);

interface Limit {
  readonly name: string;
  readonly per: readonly string[];
  readonly max: number;
  readonly seconds: number;
}

const isLimit = (value: object): value is Limit => 'per' in value && 'max' in value && 'seconds' in value;

/** Every limit that the contract declares, in nested objects too. */
function limitsIn(value: unknown): Limit[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(limitsIn);
  if (isLimit(value)) return [value];
  const isCall = 'access' in value && 'input' in value;
  return isCall ? limitsIn('limits' in value ? value.limits : []) : Object.values(value).flatMap(limitsIn);
}

async function limitsPage(): Promise<string> {
  const contract = globSync('src/contract/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const modules = await Promise.all(contract.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>));
  const named = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (/(?:Calls|Limits)$/.test(name) ? limitsIn(value) : [])),
  );
  const byName = new Map(named.map((limit) => [limit.name, limit]));
  const rows = [...byName.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, per, max, seconds }) => `| ${name} | ${per.join(', ')} | ${max} | ${inWords(seconds)} |`);
  return `# Rate limits

Generated from \`src/contract/\` by \`npm run vitest -- run tests/security-docs.test.ts -u\`. The database counts them, so all nodes share them;
\`RATE_LIMIT_MULTIPLIER\` widens or narrows them. What happens when one is reached is in [accounts.md](accounts.md#guessing) and [input.md](input.md#what-costs-much).

| limit | counted by | most | in |
| --- | --- | --- | --- |
${rows.join('\n')}

Beside them stand constants of \`src/contract/constants.ts\`: \`readsPerMinute\` and \`writesPerMinute\` bound all requests of one network address
on each node, \`codes\` the attempts and life of codes, \`sessions\` the number and life of sessions. With IPv6, a /64 counts as one address, and all of a /48 together
may do what eight addresses may.
`;
}

function inWords(seconds: number): string {
  const [unit, size] = (
    [
      ['day', 86_400],
      ['hour', 3600],
      ['minute', 60],
    ] as const
  ).find(([, length]) => seconds % length === 0) ?? ['second', 1];
  const count = seconds / size;
  return count === 1 ? `a ${unit}`.replace('a hour', 'an hour') : `${count} ${unit}s`;
}
