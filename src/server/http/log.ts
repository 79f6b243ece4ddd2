import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutPort } from './client-ip.ts';
import type { Log, Services } from './context.ts';

export function jsonLog(write: (line: string) => void): Log {
  const line = (level: string) => (fields: Record<string, unknown>, event: string) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

const hashesKept = 10_000;

/** IP addresses are personal data, so the log holds a hash that tells two apart. */
function addressHasher(secretKey: Buffer): (ip: string) => string {
  const known = new Map<string, string>();
  return (ip) => {
    const found = known.get(ip);
    if (found !== undefined) return found;
    const made = createHmac('sha256', secretKey).update(ip).digest('base64url').slice(0, 12);
    if (known.size >= hashesKept) known.clear();
    known.set(ip, made);
    return made;
  };
}

/** The route with its parameters' names, never the URL with its query. */
export function requestLog({ config, log }: Services): (request: FastifyRequest, reply: FastifyReply) => void {
  const hashed = addressHasher(config.secretKey);
  return (request, reply) =>
    log.info(
      {
        request: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.session?.user.id ?? null,
        ip: hashed(withoutPort(request.ip)),
      },
      'request',
    );
}
