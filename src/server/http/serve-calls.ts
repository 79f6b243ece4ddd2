import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type CallName, calls } from '../../contract/calls.ts';
import { bodyMax, logoBodyMax } from '../../contract/constants.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { assertAccess, assertConfirmed, assertExpectedUser, assertPasswordsAllowed } from './access.ts';
import { AppError, unknownToken } from './app-error.ts';
import { readBearer } from './bearer.ts';
import { type Handler, type Handlers, type MayReplay, makeCall } from './calls.ts';
import type { Services, Session } from './context.ts';
import { cookiesOf } from './cookies.ts';
import { withFields } from './log.ts';
import { assertJson, assertNotLinked, assertSameOrigin, originMismatchLog } from './same-origin.ts';

type ReadSession = (services: Services, token: string) => Promise<Session | null>;

/** Passed in, because this layer knows no domain. */
export interface Readers {
  readonly mayReplay: MayReplay;
  readonly readSession: ReadSession;
  readonly readApiToken: ReadSession;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

export function serveCalls(
  app: FastifyInstance,
  services: Services,
  readers: Readers,
  handlers: Partial<Handlers>,
): void {
  app.decorateRequest('session', null);
  const routes = new Map<
    string,
    { readonly url: string; readonly served: string[]; errorField: Endpoint['errorField'] }
  >();
  for (const [name, handler] of Object.entries(handlers)) {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    // `{id}` and `{userId}` at the same place are one address.
    const shape = path.replace(/\{\w+\}/g, '{}');
    const { errorField }: Endpoint = calls[name as CallName];
    routes.set(shape, { url, served: [...(routes.get(shape)?.served ?? []), method], errorField });
    serveCall(app, services, readers, name as CallName, method, url, handler as Handler<CallName>);
  }
  for (const { url, served, errorField } of routes.values()) {
    const allow = served.includes('GET') ? [...served, 'HEAD'] : served;
    app.route({
      method: methods.filter((method) => !allow.includes(method)),
      url,
      config: { errorField },
      onRequest: async (_request, reply) => {
        reply.header('allow', allow.join(', '));
        throw new AppError(405, 'method_not_allowed', errorMessages.methodNotAllowed);
      },
      handler: () => undefined,
    });
  }
}

function serveCall(
  app: FastifyInstance,
  services: Services,
  readers: Readers,
  name: CallName,
  method: string,
  url: string,
  handler: Handler<CallName>,
): void {
  const call: Endpoint = calls[name];
  const takesBody = needsBody(call, name);
  const tellMismatch = originMismatchLog(services);
  app.route({
    method,
    url,
    bodyLimit: call.body === 'logo' ? logoBodyMax : bodyMax,
    config: { pool: call.pool ?? 'calls', errorField: call.errorField },
    // Before the body is read, so that an anonymous 4 MB upload is rejected unread.
    onRequest: (request, reply, done) => {
      if (method !== 'GET') {
        assertSameOrigin(request, services.config.publicUrl, tellMismatch);
        if (takesBody || request.headers['content-type'] !== undefined) assertJson(request);
      } else if (call.access !== 'anyone') assertNotLinked(request);
      assertPasswordsAllowed(call, services.config);
      const bearer = call.takesToken ? readBearer(request.headers.authorization) : undefined;
      const token = bearer === undefined ? cookiesOf(request, reply, services.config.secure).get('sid') : bearer;
      const read = bearer === undefined ? readers.readSession : readers.readApiToken;
      const admit = (session: Session | null): void => {
        request.session = session;
        if (bearer !== undefined && session === null) throw unknownToken();
        assertAccess(call, session);
        assertExpectedUser(call, session, request.headers['expected-user']);
        assertConfirmed(call, session);
      };
      if (token !== null) {
        read({ ...services, log: withFields(services.log, { request: request.id }) }, token)
          .then(admit)
          .then(() => done(), done);
        return;
      }
      admit(null);
      done();
    },
    handler: async (request, reply) => {
      const typed = method === 'GET' ? request.query : request.body;
      reply.header('cache-control', call.cache ?? 'no-store').type(call.file ?? 'application/json; charset=utf-8');
      const { mayReplay } = readers;
      const { status, body, replayed } = await makeCall(services, name, handler, typed, request, reply, mayReplay);
      if (replayed) reply.header('idempotent-replay', 'true');
      return call.cache && typeof body === 'string'
        ? sendCached(request, reply, body)
        : reply.status(status).send(body);
    },
  });
}

const needsBody = ({ input }: Endpoint, name: string): boolean =>
  !(input instanceof z.ZodMiniObject) ||
  Object.entries(input.shape).some(
    ([key, field]) => !name.includes(`{${key}}`) && !(field instanceof z.ZodMiniOptional),
  );

function sendCached(request: FastifyRequest, reply: FastifyReply, body: string) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(body);
}
