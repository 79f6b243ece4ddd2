import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { brokenMessage } from '../../contract/broken-message.ts';
import { bodyMax } from '../../contract/constants.ts';
import { errorMessages } from '../../contract/text.ts';
import type { Config } from '../config/config.ts';
import { isUnavailable, rootCauseMessage, stackFrames, vanishedFrom } from '../db/errors.ts';
import { AppError, busy, errorBody, forbidden, invalid, notFound, signedOut, tooMany } from './app-error.ts';
import { countedNetworks, limitPerNetwork } from './client-ip.ts';
import { limitConcurrency } from './concurrency-limits.ts';
import type { Services } from './context.ts';
import { securityHeaders } from './headers.ts';
import { probes } from './health.ts';
import { floodLimit, inMemoryRateLimit } from './in-memory-rate-limit.ts';
import { requestLog } from './log.ts';
import { rawErrorOf, rawHeaders, writeRawResponse } from './write-raw-response.ts';

export function createServer(services: Services): FastifyInstance {
  const { config } = services;
  const app = Fastify({
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    bodyLimit: bodyMax,
    genReqId: () => randomUUID(),
    connectionTimeout: 30_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 5000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
      // Node's own response would carry none of our headers.
      requireHostHeader: false,
    },
    forceCloseConnections: false,
    return503OnClosing: false,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    rewriteUrl: ({ url = '/' }) => (isPageRoute(url) && !isReadable(url) ? '/%25' : url),
    routerOptions: { maxParamLength: 8192, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) =>
      answerFailure(
        services,
        error,
        request,
        reply.headers(securityHeaders(config)).header('x-request-id', request.id),
      ),
    clientErrorHandler: (error, socket) => writeRawResponse(socket, rawErrorOf(error), config),
  });
  app.server.maxConnections = 4096;
  rejectUpgrades(app, config);
  rejectExpectations(app, config);
  limitConnectionsPerAddress(app, config.trustProxy === 0 ? 400 : Number.POSITIVE_INFINITY);
  app.register(cookie);
  app.after(() => {
    // A retry must come as the same visitor, or it would not find its Idempotency-Key.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (reply.statusCode >= 500) reply.removeHeader('set-cookie');
      done();
    });
  });
  parseJson(app);

  const headers = securityHeaders(config);
  const gate = inMemoryRateLimit(config.rateLimitMultiplier);
  // Hooks of every request use callbacks, because promises would double their cost.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    // The client opens its next connection elsewhere, or waits for the next process.
    if (services.stopping?.aborted) reply.header('connection', 'close');
    if (request.headers.upgrade !== undefined) {
      reply.header('connection', 'close');
      throw invalid(errorMessages.invalid);
    }
    assertHost(request, config);
    if (request.url.length > 8192) throw new AppError(414, 'too_long', errorMessages.tooLarge);
    if (!probes.has(request.routeOptions.url)) {
      const flood = gate(request.method, countedNetworks(request.ip));
      if (!flood.allowed) {
        services.log.debug({ limit: floodLimit }, 'limit reached');
        throw tooMany(errorMessages.tooMany, flood.retryAfterSeconds);
      }
    }
    done();
  });
  limitConcurrency(app, services.log);
  const logRequest = requestLog(services);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url = '(none)' } = request.routeOptions;
    const label = { method: String(method ?? request.method), route: url, status: reply.raw.statusCode };
    services.metrics?.request(label, reply.elapsedTime / 1000);
    if (!request.isShed) logRequest(request, reply);
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerFailure(services, error, request, reply));
  return app;
}

export const isPageRoute = (url: string): boolean => !/^\/(?:api|assets|logo)\//.test(url);

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** On a laptop, another site could point a name of its own at this server (DNS rebinding) and read the dev mailbox. */
function assertHost({ raw, headers }: FastifyRequest, { local }: Config): void {
  if (headers.host === undefined) {
    if (raw.httpVersion !== '1.0') throw invalid(errorMessages.invalid);
  } else if (local && !/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host)) {
    throw forbidden('foreign_host', errorMessages.foreignHost);
  }
}

function answerFailure(services: Services, error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const answered = explainFailure(services, error, request);
  const { retryAfterSeconds } = answered;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.header('cache-control', 'no-store').status(answered.status);
  // A person sees this in place of a page.
  if (isPageRoute(request.url) && request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(answered.message);
  return reply
    .type('application/json; charset=utf-8')
    .send(errorBody(answered, request.routeOptions.config.errorField));
}

export function explainFailure(services: Services, error: unknown, request: FastifyRequest): AppError {
  // The client disconnected mid-body; not a server error.
  const expected = request.raw.errored === error ? invalid(errorMessages.invalid) : errorResponseOf(error);
  if (expected === null) {
    const stack = error instanceof Error ? stackFrames(error) : '';
    services.log.error({ request: request.id, error: rootCauseMessage(error), stack }, 'request failed');
  } else if (expected.status === 503 && isUnavailable(error)) {
    services.log.warn({ request: request.id, error: rootCauseMessage(error) }, 'database unavailable');
  }
  return expected ?? new AppError(500, 'broken', brokenMessage);
}

function errorResponseOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return busy();
  const vanished = vanishedFrom(error);
  if (vanished === 'users') return signedOut();
  if (vanished !== null)
    return notFound(vanished === 'businesses' ? errorMessages.businessNotFound : errorMessages.notFound);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  if (status === 413) return new AppError(413, 'too_large', errorMessages.tooLarge);
  if (status === 415) return new AppError(415, 'json_only', errorMessages.jsonOnly);
  if (status === 503) return busy();
  if (status !== undefined && status >= 400 && status < 500) return invalid(errorMessages.invalid);
  return null;
}

function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, String(body), done);
  });
}

/** Node would wait for the rest of an upgrade, and close a tunnel without a response. */
function rejectUpgrades(app: FastifyInstance, config: Config): void {
  for (const event of ['upgrade', 'connect']) {
    app.server.on(event, (_request: IncomingMessage, socket: Duplex) => {
      socket.on('error', () => {});
      writeRawResponse(socket, invalid(errorMessages.invalid), config);
    });
  }
}

function rejectExpectations(app: FastifyInstance, config: Config): void {
  app.server.on('checkExpectation', (_request, response) => {
    const { body, headers } = rawHeaders(invalid(errorMessages.invalid), config);
    response.writeHead(417, headers).end(body);
  });
}

function limitConnectionsPerAddress(app: FastifyInstance, max: number): void {
  const acquire = limitPerNetwork(max, 4 * max);
  app.server.on('connection', (socket) => {
    const release = acquire(socket.remoteAddress ?? '');
    if (release === null) socket.destroy();
    else socket.once('close', release);
  });
}
