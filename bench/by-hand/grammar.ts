/*
 * Every surface form of the bank through harper.js, a grammar checker of 74 MB that is no dependency of this project:
 *   npm install --prefix /tmp/harper harper.js
 *   node bench/by-hand/grammar.ts /tmp/harper
 * It finds a/an, doubled words and spelling; agreement and verb forms are for the reading in docs/writer-reading.md.
 */
import { pathToFileURL } from 'node:url';
import { listForms, parseFrame } from '../../src/server/reviews/compose/frame.ts';
import { finishSentence } from '../../src/server/reviews/compose/tidy.ts';
import { findSense, trades } from '../../src/server/reviews/sentiments/sets.ts';
import { listTemplates } from '../../src/server/reviews/sentiments/topic.ts';

// Rules that find fault with taste or with half sentences, each with its reason; never more than twelve
const ignored: readonly (readonly [RegExp, string])[] = [
  [/^(?:LongSentences|SentenceCapitalization|UseTitleCase)/, 'forms are finished by the writer and are no titles'],
  [/^Miscellaneous/, "no preposition is missing in 'the rooms were clean', nor in 'good quality'"],
  [/^Redundancy: all of the/i, "'all of the rooms' is what people say"],
  [/^Enhancement/, 'taste: excellent would say more than was chosen'],
  [/^WordChoice/, "'talked to explained', 'car very' and 'dark room' are words beside one another, not compounds"],
  [/^Typo: (?:were|quite|quiet|a while|ahold)/, "'the dishes I got were', 'quite a while', 'get ahold of somebody'"],
  [
    /^Grammar: (?:I wish|they|turned|looked|there|took|skilled)/,
    "'I wish it was', 'I could tell they kept it', 'what they did turned out', 'getting helped took', 'did skilled work'",
  ],
  [/^Spelling: (?:out right|afterwards|ins|super)/, "'come out right', 'the ins and outs', 'super fast'"],
  [/^Usage: in/, "'good in my opinion'"],
  [/^Agreement: (?:was lots|were such|an opening)/, "'there was lots of it', 'there were such helpful people'"],
];

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
    for (const template of sense === null ? [] : listTemplates(sense.topic))
      for (const form of listForms(parseFrame(template, sense?.nouns))) {
        const sentence = finishSentence(form)
          .replaceAll(/ ?\uE002/g, '')
          .replaceAll(/[\uE000-\uF8FF]/g, '');
        if (seen.has(sentence)) continue;
        seen.add(sentence);
        for (const lint of await linter.lint(sentence))
          if (!ignored.some(([rule]) => rule.test(`${lint.lint_kind()}: ${lint.get_problem_text()}`)))
            found.set(`${lint.lint_kind()}: ${lint.get_problem_text()}`, `${lint.message()} ${sentence}`);
      }
  }
console.log(`${seen.size} forms read, ${found.size} kinds of finding`);
for (const [what, where] of found) console.log(`  ${what}\n      ${where}`);
process.exitCode = found.size === 0 ? 0 : 1;
