import { type ComponentType, lazy, useState } from 'react';

export interface LazyScreen {
  readonly load: () => Promise<ComponentType>;
  readonly loaded: () => ComponentType | null;
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

/** Renders a loaded screen at once, so that the first paint needs no spinner. */
export function ShowScreen({ screen }: { screen: LazyScreen }) {
  // Chosen once: switching would remount the screen and lose its input.
  const [Chosen] = useState<ComponentType>(() => screen.loaded() ?? screen.Later);
  return <Chosen />;
}
