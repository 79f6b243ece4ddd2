import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { layoutText } from '../../contract/layout-text.ts';
import { paths } from '../../contract/paths.ts';
import { answerTap, endKeeping } from '../lib/kept-tap.ts';
import { queryClient } from '../lib/query-client.ts';
import { endedUser, useUser } from '../lib/session.ts';
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
    setTimeout(answerTap);
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
  if (!user && isForUsers) return <ToAuth />;
  if (audience === 'admin' && !user?.isAdmin) return <Redirect to={paths.dashboard} replace />;
  // A screen for users begins anew with another user, who may have signed in elsewhere in this browser.
  return <ShowScreen key={isForUsers ? user?.id : audience} screen={screen} />;
}

/** Strangers find /auth as it opens; whose session ended finds the login, and after it the screen that was left. */
function ToAuth() {
  const userId = endedUser();
  if (userId === undefined) return <Redirect to={paths.auth} replace />;
  const left: Left = { userId, address: location.pathname + location.search };
  return <Redirect to={paths.login} replace state={{ left }} />;
}

interface Left {
  readonly userId: number;
  readonly address: string;
}

/** The screen that this user left when the session ended. It stands in the entry of the browser's history. */
function leftAt(userId: number): string | null {
  const left: Left | undefined = history.state?.left;
  return left?.userId === userId ? left.address : null;
}

/** A new screen begins at its top; going back keeps the browser's place. */
function goToTop<Args extends unknown[]>(navigate: (...args: Args) => void, ...args: Args): void {
  navigate(...args);
  window.scrollTo(0, 0);
}
