import { useDeferredValue, useMemo } from 'react';
import type { PolicyMatch } from '../../../policy/linter.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';

const loadLinter = () => import('../../../policy/linter.ts');

/** The server checks again, so a linter that could not be loaded stops nobody. */
export function useLinter(text: string): readonly PolicyMatch[] {
  const { part } = useLazyModule(loadLinter);
  const settled = useDeferredValue(text);
  return useMemo(() => part?.lint(settled) ?? [], [part, settled]);
}
