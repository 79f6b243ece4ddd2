import { createRoot, hydrateRoot } from 'react-dom/client';
import '../ui/owner.css';
import { installation } from '../lib/installation.ts';
import { App } from './App.tsx';
import { isSitePage, siteFooter } from './layout/site-footer.ts';
import { routeAt } from './routes.tsx';

if (installation.gatewayHeader) document.documentElement.dataset.gatewayHeader = installation.gatewayHeader;

async function start(): Promise<void> {
  const { pathname } = location;
  await Promise.all([routeAt(pathname)?.screen.load(), isSitePage(pathname) && siteFooter.load()]).catch(
    () => undefined,
  );
  const root = document.getElementById('root');
  if (!root) return;
  // A prerendered page is hydrated, so that focus and scroll position are kept.
  if (root.firstElementChild) takeOver(root);
  else createRoot(root).render(<App />);
}

/** Navigating before hydration has finished renders the next page anew; that is not an error. */
function takeOver(root: HTMLElement): void {
  const builtAt = location.pathname;
  hydrateRoot(root, <App />, {
    onRecoverableError: (error) => {
      if (location.pathname === builtAt) reportError(error);
    },
  });
}

void start();
