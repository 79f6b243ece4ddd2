import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type CallName, calls, type HandlerReply, type ParsedInput } from '../../contract/calls.ts';
import { idempotencyKeyMax } from '../../contract/constants.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Action } from '../../contract/permissions.ts';
import { errorMessages } from '../../contract/text.ts';
import type { Db } from '../db/database.ts';
import { isUnwritable } from '../db/errors.ts';
import { assertProgram } from './access.ts';
import { invalid } from './app-error.ts';
import { hashNetworks } from './client-ip.ts';
import type { Context, Services, Session, SignedIn } from './context.ts';
import { bindBrowser, broughtVisitor, cookiesOf, keepVisitor, makeVisitor } from './cookies.ts';
import { type Claim, claimOf, Replay, replayEarlier, runOnce, tokenFor } from './idempotency.ts';
import { assertKnownFields, parseInput } from './input.ts';
import { withFields } from './log.ts';
import { assertRateLimits } from './rate-limits.ts';
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

/** `input` names the business by `id` or by the `key` of a front desk. */
export type MayReplay = (
  db: Db,
  session: Session | null,
  needs: Action,
  input: Readonly<Record<string, unknown>>,
) => Promise<boolean>;

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
  const context = contextOf(services, name, call, input, request, reply);
  const { claim, db } = context;
  if (call.bindsBrowser) context.browser();
  try {
    await assertRateLimits(call.limits ?? [], input, context, () => request.releaseSlot?.()).catch((error: unknown) => {
      // On a full disk signed-in people can still read.
      if (call.access === 'anyone' || !name.startsWith('GET ') || !isUnwritable(error)) throw error;
    });
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
    const { replayNeeds } = call;
    if (replayNeeds && !(await mayReplay?.(db, request.session, replayNeeds, input))) {
      // Without the stored reply the handler rejects the retry, as it rejects any other call.
      delete request.headers['idempotency-key'];
      return makeCall(services, name, handler, typed, request, reply);
    }
    return { status: error.status, body: encodeReply(call, error.reply), replayed: true };
  }
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
          input: without(input, call.mayDiffer),
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
    hasKey: claim !== null,
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

function without(input: unknown, fields: readonly string[] = []): unknown {
  if (fields.length === 0) return input;
  return { ...(input as object), ...Object.fromEntries(fields.map((field) => [field, undefined])) };
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
