// Every id of docs/requirements.md must be in the title of a test that passed in the last run.
import { existsSync, readFileSync } from 'node:fs';
import { type Outcome, unitReport } from './report.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

const e2eReport = 'node_modules/.cache/sayso/e2e.json';

function titlesOf(suite: Suite, above: string): string[] {
  const title = `${above} ${suite.title}`;
  const own = (suite.specs ?? []).filter((spec) => spec.ok).map((spec) => `${title} ${spec.title}`);
  return [...own, ...(suite.suites ?? []).flatMap((inner) => titlesOf(inner, title))];
}

/** The titles of all passed tests, with the titles of their groups. */
function passedTitles(): string[] {
  const unit = existsSync(unitReport) ? (JSON.parse(readFileSync(unitReport, 'utf8')) as Outcome[]) : [];
  const suites = existsSync(e2eReport)
    ? (JSON.parse(readFileSync(e2eReport, 'utf8')) as { suites: Suite[] }).suites
    : [];
  return [
    ...unit.filter((outcome) => outcome.passed).map((outcome) => outcome.title),
    ...suites.flatMap((suite) => titlesOf(suite, '')),
  ];
}

/** The ids in the first column of the table: words that end in a number. */
function rowIds(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => /^\|\s*(\S*\d\w?)\s*\|/.exec(line)?.[1] ?? []);
}

if (import.meta.main) {
  const rows = rowIds(readFileSync('docs/requirements.md', 'utf8'));
  const words = new Set(passedTitles().flatMap((title) => title.split(/[\s,;:()[\]]+/)));
  const missing = rows.filter((row) => !words.has(row));
  const twice = rows.filter((row, index) => rows.indexOf(row) !== index);
  console.log(`Requirements: ${rows.length}, without a passing test: ${missing.length}.`);
  if (missing.length > 0) console.log(`Without a passing test: ${missing.join(', ')}.`);
  if (twice.length > 0) console.log(`Duplicate ids: ${twice.join(', ')}.`);
  if (missing.length + twice.length > 0) process.exitCode = 1;
}
