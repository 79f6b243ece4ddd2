import { useEffect } from 'react';
import type { PageBusiness } from '../../contract/customer-page.ts';
import { customerPath } from '../../contract/paths.ts';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import type { Flow } from './flow.ts';

/** State of one page load, in memory only: the token of an invitation, and whether the public buttons are shown. */
export const visit: { invitation?: string; seesPublic?: boolean } = {};

/** A ref of the public buttons beside private feedback. */
export function seePublic(link: HTMLAnchorElement | null): void {
  visit.seesPublic = link !== null;
}

/** An invited customer gets the address of everyone, so that neither a reload nor a shared link holds the token. */
export function takeInvitation(slug: string): void {
  const [, first, token] = location.pathname.split('/');
  if (first !== 'i' || !token) return;
  visit.invitation = token;
  history.replaceState(history.state, '', customerPath(slug));
}

/** Loaded after the page, so that counting delays nothing. */
const loadCounting = () => import('./count-visit.ts').then((loaded) => loaded.follow);

export function useVisit(business: PageBusiness, flow: Flow, start: Flow | null): void {
  const { part: follow } = useLazyModule(loadCounting);
  useEffect(() => follow?.(business, flow, start), [follow, business, flow, start]);
}
