import { lazy } from 'react';

/** Preloads the summary while the form is saved. */
export const loadSummary = () => import('./BusinessSummary.tsx');

export const BusinessSummary = lazy(async () => ({ default: (await loadSummary()).BusinessSummary }));
