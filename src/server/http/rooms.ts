import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from './context.ts';
import { securityHeaders } from './headers.ts';
import { busy, refusalBody } from './refusal.ts';
import { makeRoom, type RoomSize } from './room.ts';

/**
 * How many requests are worked on at once, by what they wait for. Whoever comes when a room is full is told at once to
 * come back, so that those inside are answered as quickly as ever, and so that one full room leaves the others free:
 * people can log in on a node that is flooded with something else.
 */
const sizes = {
  /** Wait for the database: one for each of its ten connections, and a few so that none of these is ever idle. */
  calls: { most: 16, flooded: 8 },
  /** Rendered from one read of the database, most of them from kept bytes. */
  pages: { most: 16, flooded: 8 },
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
} as const satisfies Record<string, RoomSize>;
export type Room = keyof typeof sizes;

/** Bytes of a business form without a logo. */
const longestForm = 10_000;
/** Characters of an answer that the system takes off our hands at once; a longer one is in memory until it is read. */
const shortAnswer = 64_000;
/** A download of which nothing is read for so long is over. Who reads slowly reads on. */
const stalledMs = 10_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and descriptions that wait for nothing are in no room. */
    readonly room?: Room;
    /** What is said when the room is full, ready to be sent. */
    whenFull?: ReadyAnswer;
  }
  interface FastifyRequest {
    isTurnedAway: boolean;
    /** Gives the place back; null outside of every room. */
    leaveRoom: (() => void) | null;
  }
}

/**
 * Lets requests into the room of their route, for as long as they are worked on. A body is read outside and the answer is
 * sent outside, so that slow senders and slow readers take nobody's place.
 */
export function limitRooms(app: FastifyInstance, { config, log }: Pick<Services, 'config' | 'log'>): void {
  const rooms = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, makeRoom(size)])) as Record<
    Room,
    ReturnType<typeof makeRoom>
  >;
  app.decorateRequest('isTurnedAway', false);
  app.decorateRequest('leaveRoom', null);
  app.addHook('onRoute', (route) => {
    if (route.config?.room === undefined) return;
    route.config.whenFull = readyAnswer(route.config.room, route.url, config);
    if ([route.method].flat().some(takesBody)) route.preValidation = enterWithBody;
  });
  let quietUntil = 0;
  // A line for each of them would make a flood worse.
  const tell = (room: Room): void => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 1000;
    log.warn({ room }, 'full, turning away');
  };
  // Past everything that the other requests go through: turning away has to cost next to nothing.
  const turnAway = (
    room: Room,
    answer: ReadyAnswer | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    request.isTurnedAway = true;
    tell(room);
    reply.hijack();
    reply.raw.writeHead(503, answer?.headers).end(answer?.body);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { room, whenFull } = request.routeOptions.config;
    if (room === undefined) return done();
    if (rooms[room].isFull(request.ip)) return turnAway(room, whenFull, request, reply);
    if (room === 'logos' && isLongBody(request)) {
      if (rooms.uploads.isFull(request.ip)) return turnAway('uploads', whenFull, request, reply);
      reply.raw.once('close', rooms.uploads.enter(request.ip));
    }
    reply.raw.once('close', () => request.leaveRoom?.());
    if (!hasBody(request)) enter(room, request);
    done();
  });
  // It may have filled up while the body came.
  function enterWithBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const { room, whenFull } = request.routeOptions.config;
    if (room !== undefined && request.leaveRoom === null && hasBody(request)) {
      if (rooms[room].isFull(request.ip)) {
        turnAway(room, whenFull, request, reply);
        return;
      }
      enter(room, request);
    }
    done();
  }
  function enter(room: Room, request: FastifyRequest): void {
    request.leaveRoom = rooms[room].enter(request.ip);
    // A request that the product makes of itself has no connection.
    if (room === 'downloads' && request.socket instanceof Socket) request.socket.setTimeout(stalledMs);
  }
  // The work is done. A long answer stays in memory for as long as its reader takes, and such readers are counted too.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.leaveRoom === null || request.routeOptions.config.room === 'downloads') return done();
    request.leaveRoom();
    if (!isLong(payload) || reply.raw.destroyed) return done();
    if (rooms.downloads.isFull(request.ip)) {
      tell('downloads');
      throw busy();
    }
    enter('downloads', request);
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

interface ReadyAnswer {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** The refusal of a full room. Who opened a page sees a sentence, and the browser tries again by itself. */
function readyAnswer(room: Room, url: string, config: Config): ReadyAnswer {
  const refusal = busy();
  const sentence = refusal.message;
  const isPage = room === 'pages';
  const body = isPage
    ? `<!doctype html><html lang="en"><title>${sentence}</title><p>${sentence}</p></html>`
    : JSON.stringify(refusalBody(refusal, url));
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
