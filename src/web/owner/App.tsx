import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { paths } from '../../contract/paths.ts';
import { askWith } from '../lib/call-confirmed.ts';
import { endKeeping, replayTap } from '../lib/click-replay.ts';
import { queryClient } from '../lib/query-client.ts';
import { arriveAtLogin, sentToLogin, useUser } from '../lib/session.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { Layout } from './layout/Layout.tsx';
import { OnTeam } from './layout/OnTeam.tsx';
import { ShowScreen } from './lazy-screen.tsx';
import { routes, type ScreenRoute } from './routes.tsx';
import { layoutText } from './shared/layout-text.ts';

askWith(async () => (await import('./shared/confirm/ask.tsx')).ask);

export function App({ prerenderedAt }: { prerenderedAt?: string }) {
  // After all effects: the screen is hydrated after its frame, or when it is clicked.
  useEffect(() => {
    endKeeping();
    setTimeout(replayTap);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Router aroundNav={goToTop} {...(prerenderedAt ? { ssrPath: prerenderedAt } : {})}>
        <OnTeam>
          <Layout>
            <Suspense fallback={<Spinner />}>
              <Switch>
                {routes.map((route) => (
                  <Route key={route.path} path={route.path}>
                    <Guarded route={route} />
                  </Route>
                ))}
              </Switch>
            </Suspense>
          </Layout>
        </OnTeam>
      </Router>
      <Toaster />
    </QueryClientProvider>
  );
}

function Guarded({ route }: { route: ScreenRoute }) {
  const { user, isPending } = useUser();
  const { audience, redirectTo, screen } = route;
  const isForUsers = audience === 'user' || audience === 'admin';
  if (isPending && audience !== 'anyone') return <Spinner label={layoutText.checking} />;
  if (user && redirectTo) return <Redirect to={(audience === 'guest' && returnTo(user.id)) || redirectTo} replace />;
  if (!user && isForUsers) return <ToLogin />;
  if (audience === 'admin' && !user?.isAdmin) return <Redirect to={paths.dashboard} replace />;
  // Remounts for another user, who may have signed in in another tab.
  return <ShowScreen key={isForUsers ? user?.id : audience} screen={screen} />;
}

function ToLogin() {
  const [state] = useState(() => {
    const sent = sentToLogin();
    return sent && { left: { ...sent, address: location.pathname + location.search } satisfies Left };
  });
  useEffect(arriveAtLogin, []);
  return <Redirect to={paths.login} replace state={state} />;
}

interface Left {
  readonly userId?: number | undefined;
  readonly address: string;
}

/** The requested screen, kept in the history entry; null when another user's session ended there. */
function returnTo(userId: number): string | null {
  const left: Left | undefined = history.state?.left;
  if (!left || (left.userId !== undefined && left.userId !== userId)) return null;
  return new URL(left.address, location.origin).origin === location.origin ? left.address : null;
}

type Navigate = (to: string, options?: { readonly state?: { readonly keepsScroll?: boolean } | null }) => void;

function goToTop<Args extends unknown[]>(navigate: (...args: Args) => void, ...args: Args): void {
  navigate(...args);
  const [, options] = args as unknown as Parameters<Navigate>;
  if (!options?.state?.keepsScroll) window.scrollTo(0, 0);
}
