import { useLazyModule } from '../lib/use-lazy-module.ts';

export type Checks = typeof import('./checks.ts');

const loadChecks = () => import('./checks.ts').then((loaded) => () => loaded);

/** `null` until loaded. The server refuses the same words. */
export const useChecks = (): Checks | null => useLazyModule(loadChecks).part?.() ?? null;
