import { useEffect } from 'react';
import { installation } from './installation.ts';

/** Names the screen in the browser's tab. */
export function useTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · ${installation.productName}`;
  }, [screen]);
}
