import { useEffect } from 'react';
import { installation } from './installation.ts';

export function useTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · ${installation.productName}`;
  }, [screen]);
}
