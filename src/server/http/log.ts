import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log, Services } from './context.ts';

/** JSON lines, UTC. */
export function jsonLog(write: (line: string) => void): Log {
  const line = (level: string) => (fields: Record<string, unknown>, event: string) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

/** Network addresses are people's; the log holds a hash that tells two apart. */
export const hashedAddress = (services: Services, ip: string): string =>
  createHmac('sha256', services.config.secretKey).update(ip).digest('base64url').slice(0, 12);

/** One line a request: the route with its braces, never the address with its query. */
export function logRequest(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  services.log.info(
    {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.session?.user.id ?? null,
      ip: hashedAddress(services, request.ip),
    },
    'request',
  );
}
