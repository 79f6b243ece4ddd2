import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { FailedFormPage, FeedbackTyped, RenderedPage } from '../../contract/customer-page.ts';
import { feedbackForm } from '../../contract/feedback.ts';
import { customerPath, shieldPath } from '../../contract/paths.ts';
import { cleanForm } from '../../contract/sanitize-input.ts';
import { errorMessages } from '../../contract/text.ts';
import type { PublicRow } from '../businesses/store.ts';
import { forbidden } from '../http/app-error.ts';
import type { Services } from '../http/context.ts';
import { assertSameOrigin, assertType } from '../http/same-origin.ts';
import { findBySlug, type SendPage } from './customer-pages.ts';
import { customerPage, nounOf, pageBusiness, productOf } from './page-data.ts';
import { policyOf } from './rendered-page-cache.ts';

type Refused = Pick<FailedFormPage, 'fields' | 'error'> & { readonly status: number };

/** Forms in place of JSON, for pages without script. Server rule C5. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** A browser names the site that a form comes from; here, silence is refused too. */
export function assertOwnForm(request: FastifyRequest, publicUrl: URL): void {
  assertSameOrigin(request, publicUrl);
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && site === undefined) throw forbidden('foreign_origin', errorMessages.foreignOrigin);
  assertType(request, 'application/x-www-form-urlencoded');
}

/** The private form of a page without script. */
export function servePlainForm(
  app: FastifyInstance,
  services: Services,
  sendPage: SendPage,
  render: (page: FailedFormPage) => RenderedPage,
): void {
  app.register(async (scope) => {
    takeForms(scope);
    scope.post(customerPath(':slug'), {
      config: { pool: 'pages' },
      onRequest: async (request) => assertOwnForm(request, services.config.publicUrl),
      handler: async (request, reply) => {
        const row = await findBySlug(services, request);
        if (!row) return sendPage(request, reply.status(404), 'missing', missingPage());
        if (!row.isActive)
          return sendPage(request, reply, `flow ${row.slug}`, customerPage(row, 'flow', services.config));
        const typed = typedOf(formOf(request));
        const refused = checkForm(typed) ?? (await sendOn(row, typed, request.ip, request.headers.cookie, reply));
        return refused ? showAgain(row, typed, refused, reply) : reply.redirect(`${shieldPath(row.slug)}#sent`, 303);
      },
    });
  });

  const missingPage = () => ({ view: 'missing', product: productOf(services.config), name: null }) as const;

  /** By the same call as the page with script: its schema, its limits, its handler. Null when it went out. */
  async function sendOn(
    row: PublicRow,
    typed: FeedbackTyped,
    ip: string,
    cookie: string | undefined,
    reply: FastifyReply,
  ): Promise<Refused | null> {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/businesses/${row.id}/send-feedback`,
      remoteAddress: ip,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
      payload: { ...typed, businessId: row.id, businessName: row.name },
    });
    const cookies = answer.headers['set-cookie'];
    if (cookies !== undefined) reply.header('set-cookie', cookies);
    if (answer.statusCode === 200) return null;
    const { error, fields = {} } = answer.json() as { error: string; fields?: Refused['fields'] };
    return { status: answer.statusCode, error, fields };
  }

  function showAgain(row: PublicRow, typed: FeedbackTyped, { status, ...refused }: Refused, reply: FastifyReply) {
    const page = render({
      view: 'form',
      product: productOf(services.config),
      business: pageBusiness(row),
      noun: nounOf(row),
      typed,
      ...refused,
    });
    return reply
      .status(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policyOf(page) })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
}

const typedOf = (form: URLSearchParams): FeedbackTyped =>
  cleanForm({
    feedback: form.get('feedback') ?? '',
    name: form.get('name') ?? '',
    email: form.get('email') ?? '',
    phone: form.get('phone') ?? '',
  });

/** What the form's own rules say; null when nothing. */
function checkForm(typed: FeedbackTyped): Refused | null {
  const parsed = z.safeParse(feedbackForm, typed);
  if (parsed.success) return null;
  const fields = Object.fromEntries(parsed.error.issues.toReversed().map((one) => [String(one.path[0]), one.message]));
  return { status: 400, fields, error: null };
}
