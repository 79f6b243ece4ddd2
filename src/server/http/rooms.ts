import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from './context.ts';
import { securityHeaders } from './headers.ts';
import { busy, refusalBody } from './refusal.ts';

/**
 * How many requests are worked on at once, by what they wait for. Whoever comes when a room is full is told at once to
 * come back, so that those inside are answered as quickly as ever, and so that one full room leaves the others free:
 * people can log in and the operator sees the health of a node that is flooded with something else.
 */
const rooms = {
  /** Wait for the database: one for each of its ten connections, and a few so that none of these is ever idle. */
  calls: { most: 16, flooded: 8 },
  /** Rendered from one read of the database, most of them from kept bytes. */
  pages: { most: 16, flooded: 8 },
  /** Wait for a password's hash; the queue for hashing has its own end. */
  accounts: { most: 72, flooded: 72 },
  /** Wait for a model, for seconds. */
  drafts: { most: 48, flooded: 48 },
  health: { most: 8, flooded: 8 },
} as const;
/** So long after it was full a room takes fewer: those inside share the node with all that are turned away. */
const floodMs = 1000;
export type Room = keyof typeof rooms;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and descriptions that wait for nothing are in no room. */
    readonly room?: Room;
    /** What is said when the room is full, ready to be sent. */
    whenFull?: ReadyAnswer;
  }
  interface FastifyRequest {
    room: Room | null;
    isTurnedAway: boolean;
  }
}

/** Lets requests into the room of their route. A body is read outside, so that a slow sender takes nobody's place. */
export function limitRooms(app: FastifyInstance, { config, log }: Pick<Services, 'config' | 'log'>): void {
  const inside: Record<Room, number> = { calls: 0, pages: 0, accounts: 0, drafts: 0, health: 0 };
  app.decorateRequest('room', null);
  app.decorateRequest('isTurnedAway', false);
  app.addHook('onRoute', (route) => {
    if (route.config?.room === undefined) return;
    route.config.whenFull = readyAnswer(route.config.room, route.url, config);
    if ([route.method].flat().some(takesBody)) route.preValidation = enterWithBody;
  });
  const floodedUntil: Record<Room, number> = { calls: 0, pages: 0, accounts: 0, drafts: 0, health: 0 };
  const isFull = (room: Room): boolean => {
    const { most, flooded } = rooms[room];
    const now = performance.now();
    if (inside[room] >= most) floodedUntil[room] = now + floodMs;
    return inside[room] >= (now < floodedUntil[room] ? flooded : most);
  };
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
    if (isFull(room)) return turnAway(room, whenFull, request, reply);
    reply.raw.once('close', () => {
      if (request.room !== null) inside[request.room] -= 1;
      request.room = null;
    });
    if (!hasBody(request)) enter(room, request);
    done();
  });
  // It may have filled up while the body came.
  function enterWithBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const { room, whenFull } = request.routeOptions.config;
    if (room !== undefined && request.room === null && hasBody(request)) {
      if (isFull(room)) {
        turnAway(room, whenFull, request, reply);
        return;
      }
      enter(room, request);
    }
    done();
  }
  function enter(room: Room, request: FastifyRequest): void {
    inside[room] += 1;
    request.room = room;
  }
}

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
