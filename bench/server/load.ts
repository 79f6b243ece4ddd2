import { connect, type Socket } from 'node:net';

export interface Answered {
  /** Response times in milliseconds, by status. */
  readonly times: ReadonlyMap<number, number[]>;
  readonly perSecond: number;
  /** Rejections without a Retry-After header. */
  readonly silent: number;
}

/**
 * Sends requests over `connections` keep-alive connections, one at a time each, for a number of seconds or requests. Uses
 * plain sockets, because Node's HTTP client would be slower than the measured servers.
 */
export async function load(
  port: number,
  paths: readonly string[],
  options: {
    readonly connections: number;
    readonly seconds?: number;
    readonly requests?: number;
    readonly pauseMs?: number;
  },
): Promise<Answered> {
  const times = new Map<number, number[]>();
  let silent = 0;
  let asked = 0;
  const began = performance.now();
  const isOver = () =>
    asked >= (options.requests ?? Number.POSITIVE_INFINITY) ||
    performance.now() - began > (options.seconds ?? Number.POSITIVE_INFINITY) * 1000;

  // A visitor of its own, because one address has a share of the limits.
  const drive = (socket: Socket, visitor: number) =>
    new Promise<void>((done, fail) => {
      let received = '';
      let sent = 0;
      const ask = (): void => {
        if (isOver()) {
          socket.destroy();
          done();
          return;
        }
        sent = performance.now();
        socket.write(
          `GET ${paths[asked++ % paths.length]} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.0.0.${visitor}\r\n\r\n`,
        );
      };
      socket.setEncoding('latin1').setNoDelay(true);
      socket.on('data', (chunk) => {
        received += chunk;
        const head = received.indexOf('\r\n\r\n');
        if (head < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
        if (received.length < head + 4 + length) return;
        const status = Number(received.slice(9, 12));
        const known = times.get(status) ?? [];
        times.set(status, known);
        known.push(performance.now() - sent);
        if (status === 503 && !/retry-after: \d/i.test(received)) silent += 1;
        received = '';
        // Clients do not retry in lockstep.
        if (options.pauseMs && status === 503) setTimeout(ask, options.pauseMs * (0.5 + Math.random()));
        else ask();
      });
      socket.on('error', fail);
      socket.on('close', () => done());
      socket.once('connect', ask);
    });
  await Promise.all(
    Array.from({ length: options.connections }, (_, visitor) => drive(connect(port, '127.0.0.1'), visitor)),
  );
  const seconds = (performance.now() - began) / 1000;
  const answered = times.get(200)?.length ?? 0;
  return { times, perSecond: answered / seconds, silent };
}

/** The given percentile of the numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
