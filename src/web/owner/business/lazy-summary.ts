import { lazy } from 'react';

export const loadSummary = () => import('./BusinessSummary.tsx');

export const BusinessSummary = lazy(async () => ({ default: (await loadSummary()).BusinessSummary }));
