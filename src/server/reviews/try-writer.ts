import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { labelsOf, resolveChoices, resolveIndustries } from '../../writer/choices.ts';
import type { ReviewRequest } from '../../writer/draft.ts';
import { openProvider } from '../ai/provider.ts';
import { readConfig } from '../config/config.ts';
import { jsonLog } from '../http/log.ts';
import { makeModelWriter } from './write-by-model.ts';
import { writeReview } from './write-review.ts';

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
  const industries = resolveIndustries([values.category]);
  const offered = labelsOf(industries[0]);
  const sentiments = [...values.pick];
  while (sentiments.length < 4) {
    const label = offered[randomInt(offered.length)];
    if (label && !sentiments.includes(label)) sentiments.push(label);
  }
  const config = readConfig(process.env);
  const model = config.ai
    ? makeModelWriter({
        ask: await openProvider(config.ai),
        deadlineMs: config.aiDeadlineMs,
        listsClaims: config.aiSecondCheck,
        takeCall: async () => true,
        note: async (failure) => void (failure && process.stdout.write(`provider: ${failure}\n`)),
        log: jsonLog((line) => process.stdout.write(line)),
      })
    : null;
  process.stdout.write(`Choices: ${sentiments.slice(0, 4).join(', ')}\n`);
  const remembered = new Set<string>();
  for (let count = Number(values.count); count > 0; count -= 1) {
    const request: ReviewRequest = {
      business: { name: values.name, city: values.city },
      industry: industries[0],
      choices: resolveChoices(sentiments.slice(0, 4), industries),
      remembered: new Set(remembered),
      number: Number(values.count) - count,
      ...(values.thank ? { thanks: values.thank } : {}),
    };
    const written = await writeReview(request, model && ((wanted) => model(wanted, 0)));
    if (written.hash) remembered.add(written.hash);
    process.stdout.write(`\n${written.review}\n  written by: ${written.source}\n`);
  }
}

await main();
