import { connect, createServer, type Socket } from 'node:net';

/** Stands before a server and can fall silent, as a network does: connections stay open and nothing comes through. */
export async function startSilentProxy(target: { readonly host: string; readonly port: number }) {
  const open = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (chunk) => {
        if (!silent) to.write(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fallSilent: () => {
      silent = true;
    },
    /** What was open is lost; new connections come through. */
    heal: () => {
      for (const socket of open) socket.destroy();
      silent = false;
    },
    stop: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
