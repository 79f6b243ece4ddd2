import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Log } from '../log.ts';
import { both, queuePerKey, type Release, Semaphore } from '../semaphore.ts';
import { busy, errorBody } from './app-error.ts';
import { holderOf, makeShares } from './concurrency-shares.ts';
import { cutOffWhenSlow } from './slow-bodies.ts';

const sizes = {
  calls: 16,
  pages: 16,
  accounts: 72,
  // They wait for another site, which may not answer.
  issuer: 16,
  drafts: 48,
  logos: 8,
  uploads: 6,
  downloads: 16,
  exports: 8,
} as const;
type Pool = keyof typeof sizes;
export const pools = Object.keys(sizes);
/**
 * What exceeds the share of a user, or of an anonymous network address, waits for it: a page may need many calls at once,
 * a retry may overtake its first attempt, and a waiting room has one address.
 */
const queues = { calls: 6, pages: 6, logos: 3 } as const;
const queueMax = 32;
const patienceMs = 2000;
/** A place for an upload becomes free once a slow body is cut off. */
const uploadPatienceMs = 8000;
type QueuedPool = keyof typeof queues;
const isQueued = (pool: Pool): pool is QueuedPool => pool in queues;

/** Their slots are held until the response is sent. */
const isStreamed = (pool: Pool | undefined): boolean => pool === 'downloads' || pool === 'exports';

const longestForm = 10_000;
/** Characters of a response that the socket buffers take at once; a longer one stays in memory until it is read. */
const shortResponse = 64_000;
const stalledMs = 10_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly pool?: Pool;
    readonly errorField?: Endpoint['errorField'];
  }
  interface FastifyRequest {
    isShed: boolean;
    releaseSlot: Release | null;
    /** Set once a long response was announced. */
    releaseLongSlot: Release | null;
    /** Takes the slot of a long response before it is recorded, or rejects. */
    announceResponse(length: number): void;
  }
}

/** A request holds a slot while it is worked on, but not while its session is read, its body arrives or its response is sent. */
export function limitConcurrency(app: FastifyInstance, log: Log): void {
  const semaphores = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, new Semaphore(size, name === 'uploads' ? queueMax : 0)]),
  ) as Record<Pool, Semaphore>;
  const acquireShare = makeShares();
  const turns = {
    calls: queuePerKey(queues.calls, queueMax),
    pages: queuePerKey(queues.pages, queueMax),
    logos: queuePerKey(queues.logos, queueMax),
  } satisfies Record<QueuedPool, unknown>;
  app.decorateRequest('isShed', false);
  app.decorateRequest('releaseSlot', null);

  const fullUntil: Partial<Record<Pool, number>> = {};
  // Turning requests away costs time too, so a pool that was full has half its slots for a second.
  const acquireSlot = (pool: Pool): Release | null => {
    const now = performance.now();
    const isFull = now < (fullUntil[pool] ?? 0);
    if (isFull && semaphores[pool].free <= sizes[pool] / 2) return null;
    const release = semaphores[pool].tryAcquire();
    if (release === null) fullUntil[pool] = now + 1000;
    return release;
  };
  const acquireWithin = (releaseShare: Release | null, pool: Pool): Release | null => {
    if (releaseShare === null) return null;
    return both(releaseShare, acquireSlot(pool));
  };
  const acquire = (pool: Pool, request: FastifyRequest): Release | null =>
    acquireWithin(acquireShare(pool, request), pool);
  const waitForTurn = async (pool: QueuedPool, key: string, reply: FastifyReply): Promise<Release | null> => {
    const releaseShare = await patiently(reply, patienceMs, (signal) => turns[pool].acquire(key, signal));
    return acquireWithin(releaseShare, pool);
  };
  const waitForUpload = async (request: FastifyRequest, reply: FastifyReply): Promise<Release | null> => {
    const releaseShare = acquireShare('uploads', request);
    if (releaseShare === null) return null;
    return both(releaseShare, await patiently(reply, uploadPatienceMs, (signal) => semaphores.uploads.acquire(signal)));
  };
  const acquireLong = (request: FastifyRequest): Release => {
    const release = acquire('downloads', request);
    if (release !== null) return release;
    logSaturation('downloads');
    throw busy();
  };
  app.decorateRequest('releaseLongSlot', null);
  app.decorateRequest('announceResponse', function (this: FastifyRequest, length: number) {
    if (length > shortResponse) this.releaseLongSlot ??= acquireLong(this);
  });
  let quietUntil = 0;
  // One line per rejected request would make a flood worse.
  const logSaturation = (pool: Pool): void => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 1000;
    log.warn({ pool }, 'concurrency limit reached');
  };
  const shedLoad = (pool: Pool, request: FastifyRequest, reply: FastifyReply): void => {
    request.isShed = true;
    logSaturation(pool);
    sendBusy(request, reply);
  };
  const hold = (release: Release, pool: Pool, request: FastifyRequest, reply: FastifyReply): void => {
    // The client may have left while its session was read or its turn came.
    if (reply.raw.destroyed) release();
    else request.releaseSlot = release;
    if (isStreamed(pool) && request.socket instanceof Socket) request.socket.setTimeout(stalledMs);
  };

  // Rejects early what cannot be served, before its session is read.
  app.addHook('onRequest', (request, reply, done) => {
    const { pool } = request.routeOptions.config;
    if (pool === undefined) return done();
    const release = acquireSlot(pool);
    if (release === null) return shedLoad(pool, request, reply);
    release();
    reply.raw.once('close', () => {
      request.releaseSlot?.();
      request.releaseLongSlot?.();
    });
    done();
  });
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.routeOptions.config.pool !== 'logos' || !isLongBody(request)) return done();
    void waitForUpload(request, reply).then((release) => {
      if (release === null) return shedLoad('uploads', request, reply);
      if (reply.raw.destroyed) release();
      else reply.raw.once('close', release);
      cutOffWhenSlow(request);
      done();
    });
  });
  app.addHook('preValidation', (request, reply, done) => {
    const { pool } = request.routeOptions.config;
    if (pool === undefined) return done();
    const proceed = (release: Release | null) => {
      if (release === null) return shedLoad(pool, request, reply);
      hold(release, pool, request, reply);
      done();
    };
    if (!isQueued(pool)) return proceed(acquire(pool, request));
    const key = holderOf(request);
    const releaseShare = turns[pool].tryAcquire(key);
    if (releaseShare !== null) return proceed(acquireWithin(releaseShare, pool));
    void waitForTurn(pool, key, reply).then(proceed);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.releaseSlot === null || isStreamed(request.routeOptions.config.pool)) return done();
    request.releaseSlot();
    if (isLong(payload) && !reply.raw.destroyed)
      hold(request.releaseLongSlot ?? acquireLong(request), 'downloads', request, reply);
    else request.releaseLongSlot?.();
    done();
  });
}

async function patiently(
  reply: FastifyReply,
  ms: number,
  acquire: (signal: AbortSignal) => Promise<Release | null>,
): Promise<Release | null> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const timer = setTimeout(giveUp, ms);
  reply.raw.once('close', giveUp);
  const release = await acquire(waiting.signal);
  clearTimeout(timer);
  return release;
}

/** Bypasses the remaining hooks, because a flood of rejections must cost little. */
function sendBusy({ routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const error = busy();
  const isPage = routeOptions.config.pool === 'pages';
  const body = isPage
    ? `<!doctype html><html lang="en"><title>${error.message}</title><p>${error.message}</p></html>`
    : JSON.stringify(errorBody(error, routeOptions.config.errorField));
  reply.headers({
    'retry-after': String(error.retryAfterSeconds),
    'cache-control': 'no-store',
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(isPage && { refresh: '2' }),
  });
  reply.hijack();
  reply.raw.writeHead(503, reply.getHeaders() as OutgoingHttpHeaders).end(body);
}

const isLong = (payload: unknown): boolean => typeof payload === 'string' && payload.length > shortResponse;

const isLongBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longestForm;
