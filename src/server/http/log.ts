import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LogLevel, logLevels } from '../config/operation.ts';
import type { Log } from '../log.ts';
import { withoutPort } from './client-ip.ts';
import type { Services } from './context.ts';
import { probes } from './health.ts';

type Format = (level: LogLevel, fields: Record<string, unknown>, event: string) => string;

export const jsonFormat: Format = (level, fields, event) =>
  `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;

export const jsonLog = (write: (line: string) => void, level: LogLevel = 'info'): Log =>
  makeLog(write, level, jsonFormat);

export function makeLog(write: (line: string) => void, lowest: LogLevel, format: Format): Log {
  const line = (level: LogLevel) =>
    logLevels.indexOf(level) < logLevels.indexOf(lowest)
      ? () => {}
      : (fields: Record<string, unknown>, event: string) => write(format(level, fields, event));
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
}

export function withFields(log: Log, common: Record<string, unknown>): Log {
  return {
    debug: (fields, event) => log.debug({ ...common, ...fields }, event),
    info: (fields, event) => log.info({ ...common, ...fields }, event),
    warn: (fields, event) => log.warn({ ...common, ...fields }, event),
    error: (fields, event) => log.error({ ...common, ...fields }, event),
  };
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

export function requestLog({ config, log }: Services): (request: FastifyRequest, reply: FastifyReply) => void {
  const hashed = addressHasher(config.secretKey);
  return (request, reply) =>
    log[levelOf(request, reply)](
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

function levelOf({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): LogLevel {
  if (statusCode >= 500) return statusCode === 503 ? 'warn' : 'error';
  return probes.has(routeOptions.url) ? 'debug' : 'info';
}
