import type { FastifyInstance } from 'fastify';
import type { CustomerPage } from '../../contract/customer-page.ts';
import { forEachLanguage } from '../../contract/languages/languages.ts';
import { customerPath, shieldPath } from '../../contract/paths.ts';
import { isUnavailable } from '../db/errors.ts';
import type { Services } from '../http/context.ts';
import { serveConfirmPage } from './confirm-page.ts';
import { serveInvitationPage } from './invitation-page.ts';
import { customerPage, findBySlug, productOf } from './page-data.ts';
import { languageOf } from './page-language.ts';
import { servePlainForm } from './plain-form.ts';
import { loadPublicBuild, publicAssets } from './public-build.ts';
import { RenderedPageCache, type SendPage, sendCachedPage } from './rendered-page-cache.ts';
import { serveReplyPages } from './reply-pages.ts';
import { secretPageSender } from './send-secret-page.ts';
import { serveAssets } from './serve-assets.ts';
import { serveUnsubscribePage } from './unsubscribe-page.ts';

export async function serveCustomerPages(app: FastifyInstance, services: Services): Promise<void> {
  const render = await loadPublicBuild();
  if (render === null) {
    // Tests of calls need no build.
    services.log.warn({}, 'the customer pages are not built');
    return;
  }
  for (const { folder, prefix } of publicAssets) await serveAssets(app, folder, prefix);
  const kept = forEachLanguage((language) => new RenderedPageCache((page: CustomerPage) => render(page, language)));
  const product = productOf(services.config);
  const send: SendPage = (request, reply, name, page, headers) =>
    sendCachedPage(kept[languageOf(request)].get(name, page), request, reply, headers);
  servePlainForm(app, services, send, render);
  serveInvitationPage(app, services, send);
  const sendSecret = secretPageSender(render);
  serveConfirmPage(app, services, sendSecret);
  serveReplyPages(app, services, sendSecret);
  serveUnsubscribePage(app, services, sendSecret);

  for (const view of ['flow', 'shield'] as const) {
    const url = view === 'flow' ? customerPath(':slug') : shieldPath(':slug');
    app.get(url, { config: { pool: 'pages' } }, async (request, reply) => {
      const typed = request.url.split('?', 1)[0] ?? '';
      // People type the address from a poster.
      if (typed !== typed.toLowerCase())
        return reply.redirect(typed.toLowerCase() + request.url.slice(typed.length), 308);
      try {
        const row = await findBySlug(services, request);
        if (row) return send(request, reply, `${view} ${row.slug}`, customerPage(row, view, services.config));
        return send(request, reply.status(404), 'missing', { view: 'missing', product, name: null });
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        const busy = reply.status(503).header('retry-after', '1');
        return send(request, busy, 'busy', { view: 'busy', product, name: null });
      }
    });
  }
}
