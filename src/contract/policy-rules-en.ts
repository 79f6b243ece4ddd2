import type { PolicyRule } from './policy-linter.ts';
import { blockingRules } from './policy-rules-en-block.ts';
import { hintRules } from './policy-rules-en-hint.ts';

export const englishRules: readonly PolicyRule[] = [...blockingRules, ...hintRules];
