import { type ComponentType, lazy, useState } from 'react';

/** A screen in a file of its own. */
export interface LazyScreen {
  readonly load: () => Promise<ComponentType>;
  /** The screen once `load` has run. */
  readonly loaded: () => ComponentType | null;
  /** Fetches it while it is drawn. */
  readonly Later: ComponentType;
}

export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | null = null;
  const load = async () => {
    loaded = await fetchScreen();
    return loaded;
  };
  return { load, loaded: () => loaded, Later: lazy(async () => ({ default: await load() })) };
}

/** Draws a screen: at once where it is here already, so that the first paint needs no spinner. */
export function ShowScreen({ screen }: { screen: LazyScreen }) {
  // Chosen once: changing between the two would throw away what was typed.
  const [Chosen] = useState<ComponentType>(() => screen.loaded() ?? screen.Later);
  return <Chosen />;
}
