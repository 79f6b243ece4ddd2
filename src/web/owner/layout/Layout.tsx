import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { joinPath, paths } from '../../../contract/paths.ts';
import { useUser } from '../../lib/session.ts';
import { writeStored } from '../../lib/storage.ts';
import { ShowScreen } from '../lazy-screen.tsx';
import { layoutText } from '../shared/layout-text.ts';
import { Header } from './Header.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SlimFooter } from './SlimFooter.tsx';
import { isSitePage, siteFooter } from './site-footer.ts';

const isGate = (path: string) => path.startsWith(joinPath(''));

function frameOf(path: string): { header: boolean; footer: boolean } {
  const own = path.startsWith(paths.wizard) || /^\/desk(-phone)?\//.test(path);
  const isSignIn = path === paths.auth || path.startsWith('/sign-in/');
  const landing = path === paths.root || path === paths.landing;
  return {
    header: !own && !landing && !isGate(path) && !isSignIn,
    footer: !own && !isSignIn,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const frame = frameOf(path);
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current !== path) main.current?.focus({ preventScroll: true });
    lastPath.current = path;
    // The visitor has left the review flow.
    if (path !== paths.privacy && path !== paths.terms) writeStored('previousPage', null);
  }, [path]);
  return (
    <div className="shell">
      <a className="btn sm skip" href="#main">
        {layoutText.skip}
      </a>
      {frame.header ? <Header path={path} /> : null}
      <main id="main" ref={main} tabIndex={-1}>
        {/* Resets the error boundary on navigation. */}
        <ScreenBoundary key={path}>{children}</ScreenBoundary>
      </main>
      {frame.footer ? <Footer path={path} /> : null}
    </div>
  );
}

/** Screens of the app and invitations have one line; visitors have the footer of the site. */
function Footer({ path }: { readonly path: string }) {
  const { user, isPending } = useUser();
  if (isGate(path) || (!isSitePage(path) && (user || isPending))) return <SlimFooter />;
  return (
    <Suspense>
      <ShowScreen screen={siteFooter} />
    </Suspense>
  );
}
