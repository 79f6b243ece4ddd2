import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { writeStored } from '../../lib/storage.ts';
import { layoutText } from '../shared/layout-text.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

function frameOf(path: string): { header: boolean; footer: boolean } {
  const own = path.startsWith(paths.wizard) || /^\/desk(-phone)?\//.test(path);
  const landing = path === paths.root || path === paths.landing;
  return {
    header: !own && !landing && path !== paths.auth,
    footer: !own && path !== paths.auth,
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
      {frame.footer ? <Footer /> : null}
    </div>
  );
}
