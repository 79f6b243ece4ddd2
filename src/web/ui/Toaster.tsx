import { useEffect, useSyncExternalStore } from 'react';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import { readToast, subscribeToast } from './toast.ts';

const loadToast = async () => (await import('./Toast.tsx')).Toast;

/** Loads its part after the first paint, and again when a toast waits for it. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToast, readToast, readToast);
  const { part: Toast, again } = useLazyModule(loadToast);
  useEffect(() => {
    if (shown) again();
  }, [shown, again]);
  return shown && Toast && <Toast key={shown.id} shown={shown} />;
}
