import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { queryClient, whenMissing } from '../../lib/query-client.ts';
import { type TypedText, typedTexts, watchTyping } from '../../lib/typed-text.ts';
import { Spinner } from '../../ui/Spinner.tsx';

const NoLongerOnTeam = lazy(async () => ({ default: (await import('./NoLongerOnTeam.tsx')).NoLongerOnTeam }));

/** The app, until the user is removed from the team of the business on the screen. */
export function OnTeam({ children }: { readonly children: ReactNode }) {
  const [lost, setLost] = useState<{ readonly name: string; readonly texts: readonly TypedText[] } | null>(null);
  useEffect(watchTyping, []);
  useEffect(() => {
    const notice = async (address: string) => {
      // Taken before the screen shows its error.
      const texts = typedTexts();
      const { findLost } = await import('../../lib/lost-business.ts');
      const name = await findLost(address);
      if (name !== null) setLost({ name, texts });
    };
    whenMissing.add(notice);
    return () => void whenMissing.delete(notice);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving is the same on every render
  useEffect(() => {
    if (!lost) return;
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [lost]);
  function leave() {
    setLost(null);
    void queryClient.resetQueries();
  }
  if (!lost) return children;
  return (
    <main id="main">
      <Suspense fallback={<Spinner />}>
        <NoLongerOnTeam {...lost} onLeave={leave} />
      </Suspense>
    </main>
  );
}
