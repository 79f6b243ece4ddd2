import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { busy, errorBody } from './app-error.ts';
import { type ConcurrencyLimit, makeConcurrencyLimit } from './concurrency-limit.ts';
import type { Services } from './context.ts';
import { securityHeaders } from './headers.ts';

/**
 * How many requests are worked on at once, by what they wait for. Whoever comes when a room is full is told at once to
 * come back, so that those inside are answered as quickly as ever, and so that one full room leaves the others free:
 * people can log in on a node that is flooded with something else.
 */
const sizes = {
  /** Wait for the database: one for each of its ten connections, and a few so that none of these is ever idle. */
  calls: { most: 16, saturated: 8 },
  /** Rendered from one read of the database, most of them from kept bytes. */
  pages: { most: 16, saturated: 8 },
  /** Wait for a password's hash; the queue for hashing has its own end. */
  accounts: { most: 72 },
  /** Wait for a model, for seconds. */
  drafts: { most: 48 },
  /** May bring a logo, which waits for its turn to be decoded. */
  logos: { most: 8 },
  /** Long bodies of these, from their first byte on: slow senders are in each other's way and in nobody else's. */
  uploads: { most: 6 },
  /** Wait for whoever reads them, who may be slow: a place each for at least four, and never all for one. */
  downloads: { most: 16, perAddress: 4 },
} as const satisfies Record<string, ConcurrencyLimit>;
export type Pool = keyof typeof sizes;

/** Bytes of a business form without a logo. */
const longestForm = 10_000;
/** Characters of an answer that the system takes off our hands at once; a longer one is in memory until it is read. */
const shortAnswer = 64_000;
/** A download of which nothing is read for so long is over. Who reads slowly reads on. */
const stalledMs = 10_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and descriptions that wait for nothing are in no room. */
    readonly pool?: Pool;
    /** What is said when the room is full, ready to be sent. */
    whenSaturated?: ReadyResponse;
  }
  interface FastifyRequest {
    isShed: boolean;
    /** Gives the place back; null outside of every room. */
    releaseSlot: (() => void) | null;
  }
}

/**
 * Lets requests into the room of their route, for as long as they are worked on. A body is read outside and the answer is
 * sent outside, so that slow senders and slow readers take nobody's place.
 */
export function limitConcurrency(app: FastifyInstance, { config, log }: Pick<Services, 'config' | 'log'>): void {
  const pools = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, makeConcurrencyLimit(size)]),
  ) as Record<Pool, ReturnType<typeof makeConcurrencyLimit>>;
  app.decorateRequest('isShed', false);
  app.decorateRequest('releaseSlot', null);
  app.addHook('onRoute', (route) => {
    if (route.config?.pool === undefined) return;
    route.config.whenSaturated = readyResponse(route.config.pool, route.url, config);
    if ([route.method].flat().some(takesBody)) route.preValidation = acquireWithBody;
  });
  let quietUntil = 0;
  // A line for each of them would make a flood worse.
  const tell = (pool: Pool): void => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 1000;
    log.warn({ pool }, 'full, turning away');
  };
  // Past everything that the other requests go through: turning away has to cost next to nothing.
  const shedLoad = (
    pool: Pool,
    answer: ReadyResponse | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    request.isShed = true;
    tell(pool);
    reply.hijack();
    reply.raw.writeHead(503, answer?.headers).end(answer?.body);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { pool, whenSaturated } = request.routeOptions.config;
    if (pool === undefined) return done();
    if (pools[pool].isFull(request.ip)) return shedLoad(pool, whenSaturated, request, reply);
    if (pool === 'logos' && isLongBody(request)) {
      if (pools.uploads.isFull(request.ip)) return shedLoad('uploads', whenSaturated, request, reply);
      reply.raw.once('close', pools.uploads.acquire(request.ip));
    }
    reply.raw.once('close', () => request.releaseSlot?.());
    if (!hasBody(request)) acquire(pool, request);
    done();
  });
  // It may have filled up while the body came.
  function acquireWithBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const { pool, whenSaturated } = request.routeOptions.config;
    if (pool !== undefined && request.releaseSlot === null && hasBody(request)) {
      if (pools[pool].isFull(request.ip)) {
        shedLoad(pool, whenSaturated, request, reply);
        return;
      }
      acquire(pool, request);
    }
    done();
  }
  function acquire(pool: Pool, request: FastifyRequest): void {
    request.releaseSlot = pools[pool].acquire(request.ip);
    // A request that the product makes of itself has no connection.
    if (pool === 'downloads' && request.socket instanceof Socket) request.socket.setTimeout(stalledMs);
  }
  // The work is done. A long answer stays in memory for as long as its reader takes, and such readers are counted too.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.releaseSlot === null || request.routeOptions.config.pool === 'downloads') return done();
    request.releaseSlot();
    if (!isLong(payload) || reply.raw.destroyed) return done();
    if (pools.downloads.isFull(request.ip)) {
      tell('downloads');
      throw busy();
    }
    acquire('downloads', request);
    done();
  });
}

/** Pages and pictures are short or lie in memory anyway. */
const isLong = (payload: unknown): boolean => typeof payload === 'string' && payload.length > shortAnswer;

const isLongBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longestForm;

const takesBody = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  takesBody(method) && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

interface ReadyResponse {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** The refusal of a full room. Who opened a page sees a sentence, and the browser tries again by itself. */
function readyResponse(pool: Pool, url: string, config: Config): ReadyResponse {
  const refusal = busy();
  const sentence = refusal.message;
  const isPage = pool === 'pages';
  const body = isPage
    ? `<!doctype html><html lang="en"><title>${sentence}</title><p>${sentence}</p></html>`
    : JSON.stringify(errorBody(refusal, url));
  const headers = {
    ...securityHeaders(config),
    'retry-after': String(refusal.retryAfterSeconds),
    'cache-control': 'no-store',
    ...(isPage ? { refresh: '2' } : {}),
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { headers, body };
}
