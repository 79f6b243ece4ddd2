/*
 * Does a test notice when a sentence changes? For each row of tests/spec-rows.md that quotes a sentence, a label or a number,
 * that one is changed at its place in the product, and the tests that carry the row's id have to fail:
 *   npm run sentences                 every row, going on where an earlier run stopped
 *   npm run sentences -- C-04 B-21    these rows anew
 * It works in a copy outside the repository. Changes that no test shares are tried in one run; a test that fails without
 * naming its own sentence is run again with its change alone, and once without any.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Change, changesOf, MarkedCopy } from './marked-copy.ts';
import { type Failures, type Runner, startRunner } from './run-titles.ts';
import { places } from './sentence-places.ts';
import { rowIds } from './spec-rows.ts';

/** One change on behalf of one row. */
interface Trial {
  readonly row: string;
  readonly change: Change;
  readonly titles: readonly string[];
}

type Verdict = 'red' | 'green' | 'unsure';

const top = join(import.meta.dirname, '..');
const folder = join(tmpdir(), 'sayso-sentences');
const verdictFile = join(folder, 'verdicts.jsonl');
const atOnce = 24;

const wanted = process.argv.slice(2);
const rows = rowIds(readFileSync(join(top, 'tests/spec-rows.md'), 'utf8'));
const quoted = Object.entries(places).flatMap(([key, list]) =>
  key.split(' ').flatMap((row) => list.flatMap((place) => changesOf(place).map((change) => ({ row, change })))),
);
const unknown = [...quoted.map((one) => one.row), ...wanted].filter((row) => !rows.includes(row));
if (unknown.length > 0) throw new Error(`No such row: ${unknown.join(', ')}`);

mkdirSync(folder, { recursive: true });
const verdicts = readVerdicts();
const copy = new MarkedCopy(
  folder,
  quoted.map((one) => one.change),
);
for (const lost of copy.unbuilt) console.log(`In no built file: ${lost}`);
const runner = await startRunner(copy.tree);
try {
  const trials = quoted.map((one) => ({ ...one, titles: runner.titles.filter((title) => carries(title, one.row)) }));
  for (const { row } of trials.filter((trial) => trial.titles.length === 0)) throw new Error(`No test carries ${row}`);
  const open = trials.filter((trial) =>
    wanted.length > 0 ? wanted.includes(trial.row) : !verdicts.has(nameOf(trial)),
  );
  console.log(`${open.length} of ${trials.length} changes are to be tried.`);
  await tryAll(open, runner);
  summarize(trials);
} finally {
  copy.fill([]);
  await runner.stop();
}

/** First many at once, then those that failed for a reason that is not theirs one by one. */
async function tryAll(open: readonly Trial[], { run }: Runner): Promise<void> {
  const alone = open.filter((trial) => isCommon(trial.change));
  const waiting = open.filter((trial) => !alone.includes(trial));
  while (waiting.length > 0) {
    const wave = takeWave(waiting);
    copy.fill(wave.map((trial) => trial.change));
    const failures = await run(wave.flatMap((trial) => trial.titles));
    for (const trial of wave) {
      const failed = failuresOf(trial, failures);
      if (failed.length === 0) settle(trial, 'green', '');
      else if (failed.some((message) => names(message, trial.change))) settle(trial, 'red', failed.join('\n'));
      else alone.push(trial);
    }
  }
  // A dozen at a time, so that little is lost when it is stopped.
  while (alone.length > 0) await tryAlone(alone.splice(0, 12), run);
}

/** One by one; what failed without naming its sentence has to pass once nothing is changed. */
async function tryAlone(trials: readonly Trial[], run: Runner['run']): Promise<void> {
  const unnamed: [Trial, string][] = [];
  for (const trial of trials) {
    copy.fill([trial.change]);
    const failed = failuresOf(trial, await run(trial.titles));
    if (failed.length === 0) settle(trial, 'green', '');
    else if (failed.some((message) => names(message, trial.change))) settle(trial, 'red', failed.join('\n'));
    else unnamed.push([trial, failed.join('\n')]);
  }
  if (unnamed.length === 0) return;
  copy.fill([]);
  const failures = await run(unnamed.flatMap(([trial]) => trial.titles));
  for (const [trial, message] of unnamed)
    settle(trial, failuresOf(trial, failures).length > 0 ? 'unsure' : 'red', message);
}

/** Changes of different tests at different places, so that each failure has one reason. */
function takeWave(waiting: Trial[]): Trial[] {
  const wave: Trial[] = [];
  const taken = new Set<string>();
  for (let index = 0; index < waiting.length && wave.length < atOnce; index++) {
    const trial = waiting[index];
    if (trial === undefined || trial.titles.some((title) => taken.has(title))) continue;
    if (wave.some((other) => other.change.place.text === trial.change.place.text)) continue;
    for (const title of trial.titles) taken.add(title);
    wave.push(trial);
    waiting.splice(index, 1);
    index--;
  }
  return wave;
}

/** Numbers, which no message names, and words that many tests read on their way. */
function isCommon(change: Change): boolean {
  if (/\d/.test(change.from)) return true;
  const readers = globSync('tests/*.ts', { cwd: top }).filter(
    (file) => !/sentence/.test(file) && readFileSync(join(top, file), 'utf8').includes(pieceOf(change)),
  );
  return readers.length > 3;
}

/** The part of a sentence around the changed word, as a test would quote it. */
function pieceOf({ place, from }: Change): string {
  const pieces = place.text.split(/['"`{}]/).map((piece) => piece.trim());
  return pieces.findLast((piece) => piece.includes(from)) ?? from;
}

function names(message: string, change: Change): boolean {
  if (/^\d/.test(change.from)) return false;
  return [pieceOf(change), change.to].some((words) => message.toLowerCase().includes(words.toLowerCase()));
}

function carries(title: string, row: string): boolean {
  return title.split(/[\s,;:()[\]]+/).includes(row);
}

function failuresOf(trial: Trial, failures: Failures): string[] {
  return trial.titles.flatMap((title) => failures.get(title) ?? []);
}

/** A trial stays settled until its row, its change or one of its tests becomes another. */
function nameOf({ row, change, titles }: Trial): string {
  const { file, text } = change.place;
  const hash = createHash('sha256')
    .update(JSON.stringify([text, change.from, change.to, titles]))
    .digest('hex');
  return `${row} ${file} ${hash.slice(0, 12)}`;
}

function settle(trial: Trial, verdict: Verdict, message: string): void {
  const { row, change } = trial;
  verdicts.set(nameOf(trial), verdict);
  const line = {
    name: nameOf(trial),
    verdict,
    row,
    text: change.place.text,
    from: change.from,
    to: change.to,
    message,
  };
  appendFileSync(verdictFile, `${JSON.stringify(line)}\n`);
  console.log(`${verdict.padEnd(6)} ${row.padEnd(5)} ${wordsOf(change)}`);
}

function wordsOf({ place, from, to }: Change): string {
  return `${place.text.replaceAll(/\s+/g, ' ')}  [${from} > ${to}]`;
}

function readVerdicts(): Map<string, Verdict> {
  if (!existsSync(verdictFile)) writeFileSync(verdictFile, '');
  const lines = readFileSync(verdictFile, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const { name, verdict } = JSON.parse(line) as { name: string; verdict: Verdict };
      return [name, verdict];
    }),
  );
}

function summarize(trials: readonly Trial[]): void {
  const settled = trials.filter((trial) => verdicts.has(nameOf(trial)));
  const red = settled.filter((trial) => verdicts.get(nameOf(trial)) === 'red');
  const silent = rows.filter((row) => !trials.some((trial) => trial.row === row));
  const sentences = new Set(settled.map((trial) => `${trial.change.place.file} ${trial.change.place.text}`)).size;
  console.log(`\n${sentences} sentences, labels and numbers changed on behalf of ${rows.length - silent.length} rows.`);
  console.log(`${settled.length} changes tried, ${red.length} went red.`);
  for (const trial of settled.filter((one) => !red.includes(one)))
    console.log(`${verdicts.get(nameOf(trial))}: ${trial.row} ${wordsOf(trial.change)}`);
  console.log(`Rows that quote nothing: ${silent.length} (${silent.join(', ')}).`);
  if (red.length < settled.length) process.exitCode = 1;
}
