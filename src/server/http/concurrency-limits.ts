import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import { limitPerKey, type Release, Semaphore } from '../semaphore.ts';
import { busy, errorBody } from './app-error.ts';
import { limitedAddress } from './client-ip.ts';
import type { Log } from './context.ts';

const sizes = {
  calls: 16,
  pages: 16,
  accounts: 72,
  drafts: 48,
  logos: 8,
  uploads: 6,
  downloads: 16,
} as const;
type Pool = keyof typeof sizes;
export const pools = Object.keys(sizes);
const downloadsPerAddress = 4;

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
  }
}

/** A request holds a slot while it is worked on, but not while its body arrives or its response is sent. */
export function limitConcurrency(app: FastifyInstance, log: Log): void {
  const semaphores = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, new Semaphore(size)]),
  ) as Record<Pool, Semaphore>;
  const acquireShare = limitPerKey(downloadsPerAddress);
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
  const acquire = (pool: Pool, ip: string): Release | null => {
    if (pool !== 'downloads') return acquireSlot(pool);
    const releaseShare = acquireShare(limitedAddress(ip));
    const release = releaseShare && semaphores.downloads.tryAcquire();
    if (releaseShare === null || release === null) {
      releaseShare?.();
      return null;
    }
    return () => {
      release();
      releaseShare();
    };
  };
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
  const hold = (release: Release, pool: Pool, request: FastifyRequest): void => {
    request.releaseSlot = release;
    if (pool === 'downloads' && request.socket instanceof Socket) request.socket.setTimeout(stalledMs);
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { pool } = request.routeOptions.config;
    if (pool === undefined) return done();
    const release = acquire(pool, request.ip);
    if (release === null) return shedLoad(pool, request, reply);
    if (pool === 'logos' && isLongBody(request)) {
      const releaseUpload = acquire('uploads', request.ip);
      if (releaseUpload === null) {
        release();
        return shedLoad('uploads', request, reply);
      }
      reply.raw.once('close', releaseUpload);
    }
    reply.raw.once('close', () => request.releaseSlot?.());
    if (hasBody(request)) release();
    else hold(release, pool, request);
    done();
  });
  // The pool may have filled up while the body arrived.
  app.addHook('preValidation', (request, reply, done) => {
    const { pool } = request.routeOptions.config;
    if (pool === undefined || request.releaseSlot !== null) return done();
    const release = acquire(pool, request.ip);
    if (release === null) return shedLoad(pool, request, reply);
    hold(release, pool, request);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.releaseSlot === null || request.routeOptions.config.pool === 'downloads') return done();
    request.releaseSlot();
    if (!isLong(payload) || reply.raw.destroyed) return done();
    const release = acquire('downloads', request.ip);
    if (release === null) {
      logSaturation('downloads');
      throw busy();
    }
    hold(release, 'downloads', request);
    done();
  });
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

const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
