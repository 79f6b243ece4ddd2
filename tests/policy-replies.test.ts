import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBlocked, lint } from '../src/contract/policy-linter.ts';

interface LabeledReply {
  readonly text: string;
  readonly label: 'block' | 'hint' | 'fine';
  readonly reason: string;
}

// Written and labeled before the rules by someone who did not know them. When the rules first met them, recall was 40 %.
const replies: readonly LabeledReply[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'policy-replies.json'), 'utf8'),
);

test('of 300 labeled replies the linter finds 98 % of those to block, and blocks at most 2 % of the others', () => {
  const bad = replies.filter(({ label }) => label === 'block');
  const others = replies.filter(({ label }) => label !== 'block');
  expect([bad.length, others.length]).toEqual([100, 200]);
  const missed = bad.filter(({ text }) => !isBlocked(lint(text)));
  const wrong = others.filter(({ text }) => isBlocked(lint(text)));
  expect(missed.length, `missed: ${JSON.stringify(missed)}`).toBeLessThanOrEqual(2);
  expect(wrong.length, `wrongly blocked: ${JSON.stringify(wrong)}`).toBeLessThanOrEqual(4);
});
