import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = (): Theme => themes.find((theme) => theme === readStored('theme')) ?? 'system';

/** index.html applies the stored theme before the first paint. */
export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => 'system');
