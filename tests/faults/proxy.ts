import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `cut`: open connections are reset, and so is every new one. `stall`: connections stay open, but no data passes.
 * `half-open`: requests arrive, but no responses come back. `slow`: every piece takes 30 ms.
 */
export type Fault = 'cut' | 'stall' | 'half-open' | 'slow';

/** A proxy in front of a database, a mail server or a model that fails like a network. */
interface FaultyProxy {
  readonly port: number;
  readonly fail: (fault: Fault) => void;
  /** Delayed data is lost; new connections work. */
  readonly heal: () => void;
  /** Connections since the last change. */
  readonly connections: () => number;
  readonly stop: () => Promise<void>;
}

async function startFaultyProxy(target: { readonly host: string; readonly port: number }): Promise<FaultyProxy> {
  const open = new Set<Socket>();
  let fault: Fault | null = null;
  let connections = 0;
  const reset = (): void => {
    for (const socket of open) socket.resetAndDestroy();
    connections = 0;
  };
  const server = createServer((near) => {
    connections += 1;
    if (fault === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target);
    pass(near, far, () => fault === 'stall');
    pass(far, near, () => fault === 'stall' || fault === 'half-open');
  });
  function pass(from: Socket, to: Socket, isHeld: () => boolean): void {
    open.add(from);
    let last: Promise<unknown> = Promise.resolve();
    from.on('data', (chunk) => {
      // Keeps the order of the pieces.
      last = last.then(() => (fault === 'slow' ? sleep(30) : undefined)).then(() => !isHeld() && to.write(chunk));
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      void last.then(() => to.end());
    });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fail: (next) => {
      fault = next;
      connections = 0;
      if (next === 'cut') reset();
    },
    heal: () => {
      if (fault !== 'slow') reset();
      fault = null;
    },
    connections: () => connections,
    stop: () => {
      reset();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Starts a proxy in front of an address and returns the address of the proxy. */
export async function startProxyBefore(address: string) {
  const url = new URL(address);
  const proxy = await startFaultyProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  return { ...proxy, url: url.href };
}
