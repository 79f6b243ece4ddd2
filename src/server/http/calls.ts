import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type CallName, calls, type HandlerReply, type ParsedInput } from '../../contract/calls.ts';
import { bodyMax, idempotencyKeyMax, logoBodyMax } from '../../contract/constants.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Action } from '../../contract/permissions.ts';
import { errorMessages } from '../../contract/text.ts';
import type { Db } from '../db/database.ts';
import { assertAccess, assertConfirmed, assertExpectedUser, assertPasswordsAllowed, assertProgram } from './access.ts';
import { AppError, invalid, unknownToken } from './app-error.ts';
import { readBearer } from './bearer.ts';
import { hashNetworks } from './client-ip.ts';
import type { Context, Services, Session, SignedIn } from './context.ts';
import { bindBrowser, broughtVisitor, cookiesOf, keepVisitor, makeVisitor } from './cookies.ts';
import { type Claim, claimOf, Replay, replayEarlier, runOnce, tokenFor } from './idempotency.ts';
import { assertKnownFields, parseInput } from './input.ts';
import { withFields } from './log.ts';
import { assertRateLimits } from './rate-limits.ts';
import { assertJson, assertSameOrigin, originMismatchLog } from './same-origin.ts';
import { makeToken } from './token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

type Needs<Name extends CallName> = (typeof calls)[Name]['access'] extends 'anyone'
  ? Context<HandlerReply<Name>>
  : SignedIn<HandlerReply<Name>>;

export type Handler<Name extends CallName> = (
  input: ParsedInput<Name>,
  context: Needs<Name>,
) => Promise<HandlerReply<Name>>;
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

type ReadSession = (services: Services, token: string) => Promise<Session | null>;

/** `input` names the business by `id` or by the `key` of a front desk. */
type MayReplay = (
  db: Db,
  session: Session | null,
  needs: Action,
  input: Readonly<Record<string, unknown>>,
) => Promise<boolean>;

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
  const takesBody = hasMoreThanPath(call, name);
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
      }
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

const hasMoreThanPath = ({ input }: Endpoint, name: string): boolean =>
  !(input instanceof z.ZodMiniObject) || Object.keys(input.shape).some((key) => !name.includes(`{${key}}`));

interface Answer {
  readonly status: number;
  readonly body: string | Readable;
  readonly replayed: boolean;
}

export async function makeCall<Name extends CallName>(
  services: Services,
  name: Name,
  handler: Handler<Name>,
  typed: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  mayReplay?: MayReplay,
): Promise<Answer> {
  const call: Endpoint = calls[name];
  const input = parseInput(call, typed, request.params as Record<string, string>);
  assertProgram(request.session, input);
  if (request.session?.program) assertKnownFields(typed, input);
  const { replayNeeds } = call;
  if (replayNeeds && request.headers['idempotency-key'] !== undefined) {
    const isAllowed = await mayReplay?.(services.database.db, request.session, replayNeeds, input);
    // Without a stored reply the handler rejects the retry, as it rejects any other call.
    if (!isAllowed) delete request.headers['idempotency-key'];
  }
  const context = contextOf(services, name, call, input, request, reply);
  const { claim, db } = context;
  if (call.bindsBrowser) context.browser();
  try {
    await assertRateLimits(call.limits ?? [], input, context, () => request.releaseSlot?.());
    const answer = await (handler as Handler<CallName>)(
      input as ParsedInput<CallName>,
      context as SignedIn<HandlerReply<CallName>>,
    ).catch(async (error: unknown) => {
      // The first request with this key may have done meanwhile what this one asks for.
      if (claim && !(error instanceof Replay)) await replayEarlier(db, claim);
      throw error;
    });
    return { status: call.status ?? 200, body: encodeReply(call, answer), replayed: false };
  } catch (error) {
    if (!(error instanceof Replay)) throw error;
    return { status: error.status, body: encodeReply(call, error.reply), replayed: true };
  }
}

function sendCached(request: FastifyRequest, reply: FastifyReply, body: string) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(body);
}

function contextOf(
  services: Services,
  name: CallName,
  call: Endpoint,
  input: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Context & { readonly claim: Claim | null } {
  const { database, config } = services;
  const log = withFields(services.log, { request: request.id });
  const cookies = cookiesOf(request, reply, config.secure);
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || key.length > idempotencyKeyMax))
    throw invalid(errorMessages.invalid);
  const networks = hashNetworks(config.secretKey, request.ip);
  let visitor = broughtVisitor(cookies);
  let isKept = visitor !== null;
  const identify = (): string => {
    visitor ??= makeVisitor(config.secretKey, networks.ip, key);
    return visitor;
  };
  const claim =
    call.idempotent && key
      ? claimOf(config.secretKey, {
          scope: scopeOf(call, request.session, identify),
          name,
          key,
          input: call.mayDiffer ? { ...(input as object), [call.mayDiffer]: undefined } : input,
          status: call.status ?? 200,
          secretReply: call.secretReply ?? false,
        })
      : null;
  let browser: string | null = null;
  const newBrowser = () => (claim ? tokenFor(config.secretKey, claim) : makeToken());
  return {
    services: { ...services, log },
    db: database.db,
    claim,
    transact: (work) => database.transact((tx) => (claim ? runOnce(tx, claim, () => work(tx)) : work(tx))),
    session: request.session,
    ...networks,
    cookies,
    userAgent: request.headers['user-agent'] ?? '',
    visitor: () => {
      if (!isKept) keepVisitor(cookies, identify());
      isKept = true;
      return identify();
    },
    browser: () => {
      browser ??= bindBrowser(cookies, newBrowser);
      return browser;
    },
    setHeader: (header, value) => void reply.header(header, value),
    announce: (answer) => request.announceResponse(JSON.stringify(answer).length),
    log,
  };
}

/** Public calls use the visitor even when signed in: the retry of a password reset comes without its session. */
const scopeOf = (call: Endpoint, session: Session | null, identify: () => string): string =>
  call.access === 'anyone'
    ? `visitor ${identify()}`
    : session?.program
      ? `program ${session.tokenHash}`
      : `user ${session?.user.id}`;

function encodeReply(call: Endpoint, answer: unknown): string | Readable {
  const reply = z.parse(call.reply, answer);
  if (!call.file) return JSON.stringify(reply);
  // Counts bytes, so that few long chunks wait for a slow client.
  return Readable.from(reply as AsyncIterable<string | Uint8Array>, { objectMode: false });
}
