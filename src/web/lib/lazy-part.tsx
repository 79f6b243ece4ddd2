import type { ComponentType } from 'react';
import { useLazyModule } from './use-lazy-module.ts';

/** A rarely used part of a screen, loaded when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: parts are made once, at the top of a module
  return function LazyPart(props) {
    const { part: Part } = useLazyModule(load);
    return Part ? <Part {...props} /> : null;
  };
}
