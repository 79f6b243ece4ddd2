import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { reviewLinks } from '../../contract/businesses/review-links.ts';
import { type ReplyDeed, type ReplyNoticePage, replyDeeds } from '../../contract/customer-page.ts';
import { customerConversation } from '../../contract/feedback/replies.ts';
import {
  formatReplyCode,
  isReplyCode,
  normalizeReplyCode,
  replyCodeLength,
} from '../../contract/feedback/reply-code.ts';
import type { Language } from '../../contract/languages/languages.ts';
import { serverTexts } from '../../contract/languages/server-texts.ts';
import { replyEntryPath, replyLink, replyStatusId } from '../../contract/paths.ts';
import { cleanLines } from '../../contract/sanitize-input.ts';
import { errorMessages } from '../../contract/text.ts';
import { deleteByCode, readReplies, settle, writeBack } from '../feedback/customer-replies.ts';
import { invalid } from '../http/app-error.ts';
import { makeCall } from '../http/calls.ts';
import type { Services } from '../http/context.ts';
import { explainFailure } from '../http/serve.ts';
import { kindOf, productOf } from './page-data.ts';
import { languageOf } from './page-language.ts';
import { assertOwnForm, formOf, takeForms } from './plain-form.ts';
import type { SendSecretPage } from './send-secret-page.ts';

/** The customer's own pages. They work without script; reading them changes nothing. */
export function serveReplyPages(app: FastifyInstance, services: Services, send: SendSecretPage): void {
  const { config } = services;
  const product = productOf(config);
  const options = { config: { pool: 'pages' } } as const;

  const sendNotice = (reply: FastifyReply, status: number, view: ReplyNoticePage['view'], typed = '', error = '') =>
    send(reply, status, { view, product, typed, error: error || null, keepDays: config.feedbackKeepDays });

  async function sendConversation(request: FastifyRequest, reply: FastifyReply, status = 200, typed = '', error = '') {
    const { body } = await makeCall(services, 'GET /api/replies/{code}', readReplies, {}, request, reply);
    const { business, ...conversation } = z.parse(customerConversation, JSON.parse(String(body)));
    const { id, slug, name, logoUrl, isActive, timeZone, categories } = business;
    return send(reply, status, {
      view: 'reply',
      product,
      business: { id, slug, name, logoUrl, links: reviewLinks(business) },
      kind: kindOf({ categories }),
      conversation,
      isActive,
      timeZone,
      formKey: randomUUID(),
      typed,
      error: error || null,
    });
  }

  function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { status, retryAfterSeconds } = explainFailure(services, error, request);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    if (status === 404) return sendNotice(reply, 404, 'reply-gone', typedIn(request));
    if (status === 429) return sendNotice(reply, 429, 'reply-blocked');
    return send(reply, status, { view: 'busy', product, name: null });
  }

  async function act(request: FastifyRequest, reply: FastifyReply, deed: ReplyDeed, typed: string) {
    const form = formOf(request);
    // Forms cannot send headers.
    const key = form.get('key') ?? '';
    if (key) request.headers['idempotency-key'] = key;
    const path = 'POST /api/replies/{code}';
    if (deed === 'write') await makeCall(services, path, writeBack, { text: typed }, request, reply);
    else if (deed === 'delete')
      await makeCall(services, 'DELETE /api/replies/{code}', deleteByCode, {}, request, reply);
    else await makeCall(services, `${path}/settled`, settle, { settled: deed === 'settle' }, request, reply);
  }

  app.get(replyEntryPath, options, async (_request, reply) => sendNotice(reply, 200, 'reply-enter'));
  app.get(replyLink(':code'), options, (request, reply) =>
    sendConversation(request, reply).catch((error: unknown) => sendFailure(error, request, reply)),
  );

  app.register(async (scope) => {
    takeForms(scope);
    const onRequest = async (request: FastifyRequest) => assertOwnForm(request, config.publicUrl);
    scope.post(replyEntryPath, {
      ...options,
      onRequest,
      handler: async (request, reply) => {
        const typed = (formOf(request).get('code') ?? '').slice(0, 100);
        const code = normalizeReplyCode(typed);
        if (isReplyCode(code)) return reply.redirect(replyLink(code), 303);
        return sendNotice(reply, 400, 'reply-enter', typed, errorOf(code, languageOf(request)));
      },
    });
    scope.post(replyLink(':code'), {
      ...options,
      onRequest,
      handler: async (request, reply) => {
        const { code } = request.params as { code: string };
        const does = formOf(request).get('does');
        const deed = replyDeeds.find((one) => one === does);
        const typed = cleanLines(formOf(request).get('text') ?? '').slice(0, typedMax);
        try {
          if (deed === undefined) throw invalid(errorMessages.invalid);
          await act(request, reply, deed, typed);
        } catch (failure) {
          const { status, message, fields } = explainFailure(services, failure, request);
          if (status === 404 || status >= 500) return sendFailure(failure, request, reply);
          return sendConversation(request, reply, status, typed, fields?.text || message).catch((error: unknown) =>
            sendFailure(error, request, reply),
          );
        }
        if (deed === 'delete') return sendNotice(reply, 200, 'reply-removed');
        return reply.redirect(`${replyLink(normalizeReplyCode(code))}#${replyStatusId}`, 303);
      },
    });
  });
}

/** The code of the address as the thank-you page shows it. */
const typedIn = ({ params }: FastifyRequest) => formatReplyCode(normalizeReplyCode((params as { code: string }).code));

/** Overlong text is returned truncated to the browser's limit. */
const typedMax = 5000;

function errorOf(code: string, language: Language): string {
  const { wrongSigns, wrongLength } = serverTexts[language].enterCode;
  return code.length === replyCodeLength ? wrongSigns : wrongLength(code.length);
}
