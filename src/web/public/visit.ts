import { useEffect } from 'react';
import type { PageBusiness } from '../../contract/customer-page.ts';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import type { Flow } from './flow.ts';

/** The number of this page life, in memory alone. */
export const visit: { id?: string } = {};

/** Loaded after the page, so that counting delays nothing. */
const loadCounting = () => import('./count-visit.ts').then((loaded) => loaded.follow);

export function useVisit(business: PageBusiness, flow: Flow, start: Flow | null): void {
  const { part: follow } = useLazyModule(loadCounting);
  useEffect(() => follow?.(business, flow, start), [follow, business, flow, start]);
}
