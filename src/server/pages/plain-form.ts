import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { FailedFormPage, SentFeedback, ThanksPage } from '../../contract/customer-page.ts';
import { type FeedbackMessage, feedbackFields, feedbackForm } from '../../contract/feedback/calls.ts';
import { customerPath } from '../../contract/paths.ts';
import { cleanLine, cleanLines } from '../../contract/sanitize-input.ts';
import { errorMessages } from '../../contract/text.ts';
import type { PublicRow } from '../businesses/public-store.ts';
import { sendFeedback } from '../feedback/handlers.ts';
import { type AppError, forbidden, invalid } from '../http/app-error.ts';
import { makeCall } from '../http/calls.ts';
import type { Services } from '../http/context.ts';
import { assertSameOrigin, assertType } from '../http/same-origin.ts';
import { explainFailure } from '../http/serve.ts';
import { customerPage, findBySlug, kindOf, pageBusiness, productOf } from './page-data.ts';
import { languageOf } from './page-language.ts';
import type { RenderPage } from './public-build.ts';
import { policyOf, type SendPage } from './rendered-page-cache.ts';

export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Browsers name the site that a form comes from, so a form without it is rejected too. */
export function assertOwnForm(request: FastifyRequest, publicUrl: URL): void {
  assertSameOrigin(request, publicUrl);
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && site === undefined) throw forbidden('foreign_origin', errorMessages.foreignOrigin);
  assertType(request, 'application/x-www-form-urlencoded');
}

export function servePlainForm(app: FastifyInstance, services: Services, sendPage: SendPage, render: RenderPage): void {
  const product = productOf(services.config);
  app.register(async (scope) => {
    takeForms(scope);
    scope.post(customerPath(':slug'), {
      config: { pool: 'pages' },
      onRequest: async (request) => assertOwnForm(request, services.config.publicUrl),
      handler: async (request, reply) => {
        const row = await findBySlug(services, request);
        if (!row) return sendPage(request, reply.status(404), 'missing', { view: 'missing', product, name: null });
        if (!row.isActive)
          return sendPage(request, reply, `flow ${row.slug}`, customerPage(row, 'flow', services.config));
        const typed = typedOf(formOf(request));
        const { data: message, error } = z.safeParse(feedbackForm, typed);
        if (!message) return showErrors(row, typed, invalid('', errorsOf(error.issues)), reply);
        try {
          const { body } = await makeCall(
            services,
            sendCall,
            sendFeedback,
            { ...message, id: row.id, language: languageOf(request) },
            request,
            reply,
          );
          return show(thanksPage(row, JSON.parse(String(body))), 200, reply);
        } catch (failure) {
          return showErrors(row, typed, explainFailure(services, failure, request), reply);
        }
      },
    });
  });

  /** Not a redirect: the code would be part of its address, which the browser keeps. A reload sends the same message and gets the same code. */
  const thanksPage = (row: PublicRow, sent: SentFeedback): ThanksPage => ({
    view: 'thanks',
    product,
    business: pageBusiness(row),
    kind: kindOf(row),
    sent,
    origin: services.config.publicUrl.origin,
  });

  const show = (made: FailedFormPage | ThanksPage, status: number, reply: FastifyReply) => {
    const page = render(made, languageOf(reply.request));
    return reply
      .status(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policyOf(page) })
      .type('text/html; charset=utf-8')
      .send(page.html);
  };

  function showErrors(row: PublicRow, typed: FeedbackMessage, failure: AppError, reply: FastifyReply) {
    const { status, message, fields = {}, retryAfterSeconds } = failure;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    const page = {
      view: 'form',
      product,
      business: pageBusiness(row),
      kind: kindOf(row),
      typed,
      fields,
      error: message || null,
    } as const;
    return show(page, status, reply);
  }
}

const sendCall = 'POST /api/businesses/{id}/send-feedback';

const typedOf = (form: URLSearchParams) =>
  Object.fromEntries(
    feedbackFields.map((field) => {
      const typed = form.get(field) ?? '';
      return [field, field === 'feedback' ? cleanLines(typed) : cleanLine(typed)];
    }),
  ) as FeedbackMessage;

const errorsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
