import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.ts';
import type { Product, ProductOptions } from './product.ts';

/** What the tests that failed said, by title. */
export type Failures = ReadonlyMap<string, readonly string[]>;

/** Runs some tests of a copy of the project by their titles, with the groups that they stand in. */
export interface Runner {
  /** Every journey, and every test of a single part whose title begins with a row of the specification. */
  readonly titles: readonly string[];
  readonly run: (titles: readonly string[]) => Promise<Failures>;
  readonly stop: () => Promise<void>;
}

interface Spec {
  readonly title: string;
  readonly ok: boolean;
  readonly file: string;
  readonly tests: readonly {
    readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface UnitReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const config = 'playwright.sentences.config.ts';
/** The journeys of `npm test` on what is built already, and not as patient. */
const configText = `import base from './playwright.config.ts';
const { globalSetup: _built, ...rest } = base;
export default {
  ...rest,
  projects: rest.projects.filter(({ name }) => name === 'embedded'),
  // Most of their time they wait for what does not come.
  workers: 4,
  expect: { timeout: 5000 },
  use: { ...rest.use, actionTimeout: 6000, screenshot: 'off' },
  outputDir: 'left',
  reporter: [['json', { outputFile: 'journeys.json' }]],
};
`;

export async function startRunner(tree: string): Promise<Runner> {
  writeFileSync(join(tree, config), configText);
  const template = mkdtempSync(join(tmpdir(), 'sayso-template-'));
  const { startProduct } = (await import(pathToFileURL(join(tree, 'tests/product.ts')).href)) as {
    startProduct: (options: ProductOptions) => Promise<Product>;
  };
  await (await startProduct({ dataDir: template })).stop();
  process.env.TEST_DATA_TEMPLATE = template;
  const env = { CHROMIUM_PATH: await findBrowser() };
  const play = async (files: readonly string[], pattern: string) => {
    // Every failure ends a worker, so the product is not the worker's.
    const product = await startProduct({ env: { ADMIN_EMAIL: 'admin@example.org' } });
    const args = ['test', '--config', config, ...files, '--grep', pattern];
    await execute(tree, { ...env, TEST_PRODUCT_URL: product.url }, 'playwright', args);
    await product.kill();
    await product.stop();
  };

  await execute(tree, env, 'playwright', ['test', '--config', config, '--list']);
  const journeys = readJourneys(tree);
  const units = findUnits(tree);
  return {
    titles: [...journeys.keys(), ...units.keys()],
    run: async (titles) => {
      const failures = new Map<string, readonly string[]>();
      const specs = titles.flatMap((title) => journeys.get(title) ?? []);
      if (specs.length > 0) {
        const files = specs.map((spec) => `tests/${spec.file}`);
        await play([...new Set(files)], specs.map((spec) => `${escapePattern(spec.title)}$`).join('|'));
        for (const [title, spec] of readJourneys(tree)) if (!spec.ok) failures.set(title, saidBy(spec));
      }
      for (const title of new Set(titles.filter((one) => units.has(one)))) {
        const said = await runUnit(tree, env, units.get(title) ?? '', title);
        if (said.length > 0) failures.set(title, said);
      }
      return failures;
    },
    stop: async () => {
      rmSync(template, { recursive: true, force: true });
    },
  };
}

/** Every journey of the last report. */
function readJourneys(tree: string): Map<string, Spec> {
  const { suites } = JSON.parse(readFileSync(join(tree, 'journeys.json'), 'utf8')) as { suites: readonly Suite[] };
  const walk = (suite: Suite, above: string): [string, Spec][] => {
    const title = `${above}${suite.title} `;
    const own = (suite.specs ?? []).map((spec): [string, Spec] => [title + spec.title, spec]);
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, title))];
  };
  return new Map(suites.flatMap((suite) => walk(suite, '')));
}

const saidBy = (spec: Spec): string[] => {
  const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors));
  return errors.length > 0 ? errors.map((error) => stripVTControlCharacters(error.message ?? '')) : ['(no message)'];
};

/** The tests of single parts that carry a row, with their files. */
function findUnits(tree: string): Map<string, string> {
  const files = globSync(['src/**/*.test.ts', 'tests/*.test.ts'], { cwd: tree });
  return new Map(
    files.flatMap((file) => {
      const titles = readFileSync(join(tree, file), 'utf8').matchAll(/\b(?:test|it)\('([A-Z]-\d+[^']*)'/g);
      return [...titles].map((match): [string, string] => [match[1] ?? '', file]);
    }),
  );
}

async function runUnit(tree: string, env: Env, file: string, title: string): Promise<string[]> {
  const out = join(tree, 'unit.json');
  rmSync(out, { force: true });
  const only = ['--testNamePattern', escapePattern(title), '--project', 'pure', '--project', 'embedded'];
  await execute(tree, env, 'vitest', ['run', file, ...only, '--reporter', 'json', '--outputFile', out]);
  const { testResults } = JSON.parse(readFileSync(out, 'utf8')) as UnitReport;
  const results = testResults.flatMap((result) => result.assertionResults);
  const failed = results.filter((result) => result.status === 'failed');
  return failed.flatMap((result) => result.failureMessages);
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

type Env = Readonly<Record<string, string>>;

/** Tests that fail are what is looked for, so the exit code says nothing. */
function execute(tree: string, env: Env, command: string, args: readonly string[]): Promise<void> {
  const tools = `${process.env.PATH ?? ''}${delimiter}${join(tree, 'node_modules/.bin')}`;
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: tree, env: { ...process.env, ...env, PATH: tools }, stdio: 'ignore' });
    child.on('error', fail);
    child.on('close', () => done());
  });
}
