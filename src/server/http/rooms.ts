import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from './context.ts';
import { busy } from './refusal.ts';

/**
 * How many requests are worked on at once, by what they wait for. Whoever comes when a room is full is told at once to
 * come back, so that those inside are answered as quickly as ever, and so that one full room leaves the others free:
 * people can log in and the operator sees the health of a node that is flooded with something else.
 */
const rooms = {
  /** Wait for the database. */
  calls: 24,
  /** Rendered from one read of the database, most of them from kept bytes. */
  pages: 24,
  /** Wait for a password's hash; the queue for hashing has its own end. */
  accounts: 72,
  /** Wait for a model, for seconds. */
  drafts: 48,
  health: 8,
} as const;
export type Room = keyof typeof rooms;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and descriptions that wait for nothing are in no room. */
    readonly room?: Room;
  }
  interface FastifyRequest {
    room: Room | null;
    isTurnedAway: boolean;
  }
}

/** Lets requests into the room of their route. A body is read outside, so that a slow sender takes nobody's place. */
export function limitRooms(app: FastifyInstance, log: Log): void {
  const inside: Record<Room, number> = { calls: 0, pages: 0, accounts: 0, drafts: 0, health: 0 };
  app.decorateRequest('room', null);
  app.decorateRequest('isTurnedAway', false);
  let quietUntil = 0;
  // A line for each of them would make a flood worse.
  const tell = (room: Room): void => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 1000;
    log.warn({ room }, 'full, turning away');
  };
  const enter = (request: FastifyRequest): void => {
    const { room } = request.routeOptions.config;
    if (room === undefined) return;
    if (inside[room] >= rooms[room]) {
      request.isTurnedAway = true;
      tell(room);
      throw busy();
    }
    inside[room] += 1;
    request.room = room;
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (request.room !== null) inside[request.room] -= 1;
      request.room = null;
    });
    if (!hasBody(request)) enter(request);
  });
  app.addHook('preValidation', async (request) => {
    if (hasBody(request)) enter(request);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
