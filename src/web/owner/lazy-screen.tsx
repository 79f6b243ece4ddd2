import { type ComponentType, lazy } from 'react';

/** A screen in a file of its own. Once `load` has run it draws at once, so that the first paint needs no spinner. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  readonly load: () => Promise<ComponentType>;
}

export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | null = null;
  const load = async () => {
    Loaded = await fetchScreen();
    return Loaded;
  };
  const Later = lazy(async () => ({ default: await load() }));
  return { load, Screen: () => (Loaded ? <Loaded /> : <Later />) };
}
