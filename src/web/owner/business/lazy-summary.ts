import { lazy } from 'react';

/** Fetches the summary ahead, while the form is being saved. */
export const loadSummary = () => import('./BusinessSummary.tsx');

/** What both screens end with. */
export const BusinessSummary = lazy(async () => ({ default: (await loadSummary()).BusinessSummary }));
