import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { layoutText } from '../../contract/layout-text.ts';
import { paths } from '../../contract/paths.ts';
import { endKeeping, replayTap } from '../lib/click-replay.ts';
import { queryClient } from '../lib/query-client.ts';
import { arriveAtLogin, sentToLogin, useUser } from '../lib/session.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { Layout } from './layout/Layout.tsx';
import { ShowScreen } from './lazy-screen.tsx';
import { routes, type ScreenRoute } from './routes.tsx';

/** The owner's app: everything but the customer's pages. `builtAheadAt` is the address of a page that is built ahead. */
export function App({ builtAheadAt }: { builtAheadAt?: string }) {
  // Once the effects are over: the screen inside is taken over after its frame, or as soon as it is tapped.
  useEffect(() => {
    endKeeping();
    setTimeout(replayTap);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Router aroundNav={goToTop} {...(builtAheadAt ? { ssrPath: builtAheadAt } : {})}>
        <Layout>
          <Suspense fallback={<Spinner label={layoutText.loading} />}>
            <Switch>
              {routes.map((route) => (
                <Route key={route.path} path={route.path}>
                  <Guarded route={route} />
                </Route>
              ))}
            </Switch>
          </Suspense>
        </Layout>
      </Router>
      <Toaster />
    </QueryClientProvider>
  );
}

/** Shows a screen to those who may see it and sends the others on. */
function Guarded({ route }: { route: ScreenRoute }) {
  const { user, isPending } = useUser();
  const { audience, sendOn, screen } = route;
  const isForUsers = audience === 'user' || audience === 'admin';
  if (isPending && audience !== 'anyone') return <Spinner label={layoutText.checking} />;
  if (user && sendOn) return <Redirect to={(audience === 'guest' && leftAt(user.id)) || sendOn} replace />;
  if (!user && isForUsers) return <ToLogin />;
  if (audience === 'admin' && !user?.isAdmin) return <Redirect to={paths.dashboard} replace />;
  // A screen for users begins anew with another user, who may have signed in elsewhere in this browser.
  return <ShowScreen key={isForUsers ? user?.id : audience} screen={screen} />;
}

/** Leads to the login, and after it to the screen that was asked for. After a logout there is none. */
function ToLogin() {
  const [state] = useState(() => {
    const sent = sentToLogin();
    return sent && { left: { ...sent, address: location.pathname + location.search } satisfies Left };
  });
  useEffect(arriveAtLogin, []);
  return <Redirect to={paths.login} replace state={state} />;
}

interface Left {
  /** Of the user whose session ended; absent for strangers. */
  readonly userId?: number | undefined;
  readonly address: string;
}

/** The screen that was asked for, unless another user's session ended there. It is kept in the browser's history entry. */
function leftAt(userId: number): string | null {
  const left: Left | undefined = history.state?.left;
  if (!left || (left.userId !== undefined && left.userId !== userId)) return null;
  return new URL(left.address, location.origin).origin === location.origin ? left.address : null;
}

/** A new screen begins at its top; going back keeps the browser's place. */
function goToTop<Args extends unknown[]>(navigate: (...args: Args) => void, ...args: Args): void {
  navigate(...args);
  window.scrollTo(0, 0);
}
