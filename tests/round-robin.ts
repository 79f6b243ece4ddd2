import { createServer, request } from 'node:http';

/** A tiny proxy on the loopback address that hands each request to the next node. */
interface RoundRobin {
  readonly url: string;
  /** The nodes' ports; filled in once they run. */
  readonly ports: number[];
  readonly stop: () => Promise<void>;
}

export async function startRoundRobin(): Promise<RoundRobin> {
  const ports: number[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const forwarded = request(
      {
        host: '127.0.0.1',
        port: ports[turn % ports.length],
        method: incoming.method,
        path: incoming.url,
        // A test can pretend to come from another address, because this proxy is trusted.
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.headers['x-test-address'] ?? incoming.socket.remoteAddress,
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    incoming.pipe(forwarded);
  });
  // Longer than any pause in a test, so that no connection closes while it is reused.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    // An address, because some resolvers take five seconds when a hundred connections look up a name at once.
    url: `http://127.0.0.1:${address.port}`,
    ports,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
