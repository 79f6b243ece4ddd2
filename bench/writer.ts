/*
 * `npm run bench -- writer 1 2 3` prints every figure of the writer with its target for each seed, and the worst
 * example. All industries, typed words in a quarter of the drafts, a name in a fifth, a first line in three of ten.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { splitWords } from '../src/writer/text.ts';
import type { Measure } from './main.ts';
import { measureChecker } from './writer/checker-texts.ts';
import {
  banned,
  hasTwoVoices,
  isComplete,
  labelSentences,
  namesTheBusiness,
  oursOf,
  sentencesOf,
  type Written,
  writeMany,
} from './writer/drafts.ts';
import { atMost, type Row, share, within } from './writer/row.ts';

const quantile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(part * (numbers.length - 1))] ?? 0;

function measureDrafts(all: readonly Written[]): Row[] {
  const part = (test: (one: Written) => boolean): number => all.filter(test).length / all.length;
  const none = (what: string, test: (one: Written) => boolean): Row =>
    atMost(what, part(test), 0, all.find(test)?.draft.text);
  const words = all.map(({ draft }) => splitWords(draft.text).length);
  const untyped = all.filter(
    ({ sample }) => sample.detail === undefined && sample.choices.every(({ sentiment }) => sentiment !== null),
  );
  const longest =
    untyped.toSorted((one, other) => other.draft.text.length - one.draft.text.length)[0]?.draft.text ?? '';
  return [
    within('words: median', quantile(words, 0.5), [12, 16]),
    within('words: p90', quantile(words, 0.9), [1, 22]),
    within('words: most without typed words', splitWords(longest).length, [1, 32], longest),
    share(
      'labels in one sentence',
      part((one) => labelSentences(one) <= 1),
      [0.35, 1],
    ),
    share(
      'labels in one or two sentences',
      part((one) => labelSentences(one) <= 2),
      [0.88, 1],
    ),
    share(
      'three sentences or fewer',
      part((one) => sentencesOf(one) <= 3),
      [0.8, 1],
    ),
    none('universal and softening words', (one) => banned.test(oursOf(one))),
    none('business or city named', namesTheBusiness),
    share(
      'choices expressed, name once, typed words verbatim',
      part(isComplete),
      [1, 1],
      all.find((one) => !isComplete(one))?.draft.text,
    ),
    none('the same draft of eight words or more within 500', ({ isRepeated }) => isRepeated),
    none('doubled end marks', ({ draft }) => /[.!?]\.|\.[!?]|!!/.test(draft.text.replaceAll('!!!', '!'))),
    none('two voices', hasTwoVoices),
    ...(['list', 'plain', 'you', 'past'] as const).map((voice) =>
      share(
        `voice: ${voice}`,
        part(({ draft }) => draft.voice === voice),
        [0, 1],
      ),
    ),
    within(
      'time a draft, p99 in ms',
      quantile(
        all.map(({ took }) => took),
        0.99,
      ),
      [0, 2],
    ),
  ];
}

const linesIn = (folders: readonly string[]): number =>
  folders
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|lexicon|neutral|signs|industries/.test(file))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').trimEnd().split('\n').length, 0);

const lengths = (): Row[] => [
  within('lines of forms and pairs', linesIn(['src/writer/forms', 'src/writer/pairs']), [1, 1800]),
  within('lines of generator and checker', linesIn(['src/writer', 'src/writer/say', 'src/writer/check']), [1, 1800]),
];

/** Prints the table for each seed and returns whether every row meets its target. */
export const measure: Measure = async (args) => {
  const seeds = args.map(Number).filter(Number.isFinite);
  const count = Number(process.env.COUNT ?? 10_000);
  let holds = true;
  for (const seed of seeds.length === 0 ? [1, 2, 3] : seeds) {
    console.log(`\nThe writer, seed ${seed}, ${count} drafts`);
    for (const row of [...measureDrafts(writeMany(seed, count)), ...lengths(), ...measureChecker()]) {
      holds &&= row.holds;
      console.log(`${row.holds ? '  ' : '! '}${row.what.padEnd(58)} ${row.figure.padStart(9)}   ${row.target}`);
      if (row.worst !== undefined && !row.holds) console.log(`      ${row.worst}`);
    }
  }
  return holds;
};
