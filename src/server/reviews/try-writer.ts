import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openProvider } from '../ai/provider.ts';
import { readConfig } from '../config.ts';
import { jsonLog } from '../http/log.ts';
import { checkReview } from './checker/check.ts';
import { sentimentSetFor } from './sentiments/sets.ts';
import { makeModelWriter } from './write-by-model.ts';
import { type WriteRequest, writeReview } from './write-review.ts';

/** `npm run writer:try -- --category Dentist --pick "Long wait" ... --thank Maria --count 3` prints drafts and what the checker says. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      name: { type: 'string', default: 'Willow Street Family Dentistry' },
      city: { type: 'string', default: 'Asheville' },
      category: { type: 'string', default: 'Dentist' },
      pick: { type: 'string', multiple: true, default: [] },
      thank: { type: 'string' },
      count: { type: 'string', default: '3' },
    },
  });
  const { labels } = sentimentSetFor([values.category]);
  const sentiments = [...values.pick];
  while (sentiments.length < 4) {
    const label = labels[randomInt(labels.length)];
    if (label && !sentiments.includes(label)) sentiments.push(label);
  }
  const config = readConfig(process.env);
  const model = config.ai
    ? makeModelWriter({
        ask: await openProvider(config.ai),
        deadlineMs: config.aiDeadlineMs,
        takeCall: async () => true,
        note: async (failure) => void (failure && process.stdout.write(`provider: ${failure}\n`)),
        log: jsonLog((line) => process.stdout.write(line)),
      })
    : null;
  process.stdout.write(`Choices: ${sentiments.slice(0, 4).join(', ')}\n`);
  const remembered = new Set<string>();
  for (let count = Number(values.count); count > 0; count -= 1) {
    const request: WriteRequest = {
      business: { name: values.name, city: values.city, category: values.category },
      sentiments: sentiments.slice(0, 4),
      remembered: new Set(remembered),
      number: Number(values.count) - count,
      ...(values.thank ? { thankSomeone: values.thank } : {}),
    };
    const written = await writeReview(request, model);
    for (const sentence of written.sentences) remembered.add(sentence);
    const { business } = request;
    const findings = business === null ? [] : checkReview(written.review, { ...request, business });
    const said = findings.map((finding) => `${finding.rule}: ${finding.sentence}`).join('\n  ') || 'nothing';
    process.stdout.write(`\n${written.review}\n  written by: ${written.source}; the checker found: ${said}\n`);
  }
}

await main();
