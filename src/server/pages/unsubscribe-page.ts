import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UnsubscribePage } from '../../contract/customer-page.ts';
import { unsubscribeLink } from '../../contract/paths.ts';
import { mondayEmails } from '../analytics/monday-unsubscribe.ts';
import { isUnavailable, vanishedFrom } from '../db/errors.ts';
import type { Services } from '../http/context.ts';
import { invitationEmails } from '../invitations/unsubscribe-kind.ts';
import type { UnsubscribeKind } from '../mail/unsubscribe.ts';
import { productOf } from './page-data.ts';
import type { SendSecretPage } from './send-secret-page.ts';

const kinds: readonly UnsubscribeKind[] = [mondayEmails, invitationEmails];

const bodyBytesMax = 4096;

/** The token is the authorization: mail programs send no cookie and no origin. A GET changes nothing. */
export function serveUnsubscribePage(app: FastifyInstance, services: Services, send: SendSecretPage): void {
  const product = productOf(services.config);
  const show = (reply: FastifyReply, state: UnsubscribePage['state']) =>
    send(reply, 200, { view: 'unsubscribe', product, state });

  async function unlessBusy(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
    try {
      return await work().catch((error: unknown) => {
        // The owner or the business was deleted meanwhile, and the other may still be there.
        if (vanishedFrom(error) === null) throw error;
        return work();
      });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return send(reply.header('retry-after', '1'), 503, { view: 'busy', product, name: null });
    }
  }

  app.get(unsubscribeLink(':token'), { config: { pool: 'pages' } }, (request, reply) =>
    unlessBusy(reply, async () => {
      const { token, kind } = typedIn(request);
      const described = await kind?.describe(services, token);
      if (!described) return show(reply, { is: 'unknown' });
      const { question, isStopped } = described;
      return show(reply, isStopped ? { is: 'done', question } : { is: 'asked', question, token });
    }),
  );

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Mail programs send either kind of form, and nothing in it matters.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    scope.post(unsubscribeLink(':token'), {
      bodyLimit: bodyBytesMax,
      config: { pool: 'pages' },
      handler: (request, reply) =>
        unlessBusy(reply, async () => {
          const { token, kind } = typedIn(request);
          const described = (await kind?.stop(services, token)) ? await kind?.describe(services, token) : null;
          return show(reply, described ? { is: 'done', question: described.question } : { is: 'unknown' });
        }),
    });
  });
}

function typedIn({ params }: FastifyRequest) {
  const { token } = params as { token: string };
  return { token, kind: kinds.find(({ prefix }) => token.startsWith(prefix)) };
}
