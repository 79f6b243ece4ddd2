import type { Services } from './context.ts';

const quietMs = 60_000;
const tellable = /^https?:\/\/[\w.:[\]-]{1,255}$/;
const quietUntil = new WeakMap<object, number>();

export function originMismatchLog({ config, log }: Services): (origin: string) => void {
  return (origin) => {
    if (performance.now() < (quietUntil.get(config) ?? 0) || !tellable.test(origin)) return;
    quietUntil.set(config, performance.now() + quietMs);
    log.warn({ origin, publicUrl: config.publicUrl.origin }, 'PUBLIC_URL is not the address in the browser');
  };
}
