import { paths } from '../../../contract/paths.ts';
import { lazyScreen } from '../lazy-screen.tsx';

export const siteFooter = lazyScreen(async () => (await import('./SiteFooter.tsx')).SiteFooter);

/** Pages about the product, which are prerendered and have their footer at once. */
export const isSitePage = (path: string): boolean =>
  [paths.root, paths.landing, paths.howTo, paths.privacy, paths.terms, paths.accessibility].some(
    (page) => page === path,
  );
