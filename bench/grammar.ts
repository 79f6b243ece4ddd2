/*
 * Every surface form of the bank through harper.js, a grammar checker of 74 MB that is no dependency of this project:
 *   npm install --prefix /tmp/harper harper.js
 *   node bench/grammar.ts /tmp/harper
 * It finds a/an, doubled words and spelling; agreement and verb forms are for the reading in docs/writer-reading.md.
 */
import { pathToFileURL } from 'node:url';
import { listForms, parseFrame } from '../src/server/reviews/compose/frame.ts';
import { finishSentence } from '../src/server/reviews/compose/tidy.ts';
import { findSense, trades } from '../src/server/reviews/sentiments/sets.ts';

// Rules that find fault with taste or with half sentences, each with its reason; never more than twelve
const ignored = new Map([
  ['LongSentences', 'length is a rule of our own'],
  ['SentenceCapitalization', 'forms are finished by the writer'],
  ['UseTitleCase', 'forms are no titles'],
]);

type Lint = { message(): string; lint_kind(): string; get_problem_text(): string };
type Linter = { setup(): Promise<void>; lint(text: string): Promise<Lint[]> };
type Harper = { LocalLinter: new (options: { binary: unknown }) => Linter };

const folder = process.argv[2] ?? '';
if (folder === '') throw new Error('Give the folder where harper.js is installed.');
const dist = pathToFileURL(`${folder}/node_modules/harper.js/dist/`).href;
const harper: Harper = await import(`${dist}index.js`);
const { binary }: { binary: unknown } = await import(`${dist}binary.js`);
const linter = new harper.LocalLinter({ binary });
await linter.setup();

const found = new Map<string, string>();
const seen = new Set<string>();
for (const trade of trades)
  for (const label of Object.keys(trade.labels)) {
    const sense = findSense(label, trade);
    const clauses = (sense?.topic.clauses ?? []).map((template) => ({ template, text: '' }));
    const things = (sense?.topic.things ?? []).map((template) => ({ template, text: 'I remember ' }));
    for (const { template, text } of [...clauses, ...things])
      for (const form of listForms(parseFrame(template, sense?.nouns))) {
        const sentence = finishSentence(text + form).replaceAll(/[\uE000-\uF8FF]/g, '');
        if (seen.has(sentence)) continue;
        seen.add(sentence);
        for (const lint of await linter.lint(sentence))
          if (!ignored.has(lint.lint_kind()))
            found.set(`${lint.lint_kind()}: ${lint.get_problem_text()}`, `${lint.message()} ${sentence}`);
      }
  }
console.log(`${seen.size} forms read, ${found.size} kinds of finding`);
for (const [what, where] of found) console.log(`  ${what}\n      ${where}`);
process.exitCode = found.size === 0 ? 0 : 1;
