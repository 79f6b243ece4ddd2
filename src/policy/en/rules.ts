import type { PolicyRule } from '../linter.ts';
import { blockingRules } from './blocking-rules.ts';
import { hintRules } from './hint-rules.ts';

export const englishRules: readonly PolicyRule[] = [...blockingRules, ...hintRules];
