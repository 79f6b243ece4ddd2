import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { customerPath, paths, replyLink, shieldPath } from '../../contract/paths.ts';
import { type ScreenPath, screenPaths } from '../../contract/screen-paths.ts';
import { errorMessages } from '../../contract/text.ts';
import { readSession } from '../accounts/session-store.ts';
import { notFound } from '../http/app-error.ts';
import type { Services } from '../http/context.ts';
import { cookiesOf } from '../http/cookies.ts';
import { isPageRoute } from '../http/serve.ts';
import { injectConfig } from './inject-config.ts';
import { putOwnLegalPages } from './own-legal-pages.ts';
import { RenderedPageCache, sendCachedPage } from './rendered-page-cache.ts';
import { serveRootFiles } from './root-files.ts';
import { serveAssets } from './serve-assets.ts';

const built = join(import.meta.dirname, '../../../dist/owner');

const deskPath = '/desk/:key';
/** Bookmarked before the poster was one of the prints. */
const oldPosterPath = '/poster/:id';

const prerendered: { readonly [Path in ScreenPath]?: string } = {
  [paths.root]: 'landing',
  [paths.landing]: 'landing',
  [paths.howTo]: 'how-to',
  [paths.privacy]: 'privacy',
  [paths.terms]: 'terms',
  [paths.accessibility]: 'accessibility',
};
const fileOf = (path: ScreenPath): string => prerendered[path] ?? 'index';
/** The URL may contain a secret. */
const secretive = new Set<string>([
  paths.auth,
  paths.authOld,
  paths.resetPassword,
  '/sign-in/:step',
  '/join/:token',
  deskPath,
]);

export async function serveOwnerApp(app: FastifyInstance, services: Services): Promise<void> {
  let screen: ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | null = null;
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || !isPageRoute(request.url) || screen === null)
      throw notFound(errorMessages.notFound);
    const plain = plainAddress(request.url);
    if (plain !== null) return reply.header('referrer-policy', 'no-referrer').redirect(plain, 308);
    return screen(request, reply.status(404));
  });
  if (!existsSync(join(built, 'index.html'))) {
    services.log.warn({ built }, 'the owner app is not built');
    return;
  }
  await serveAssets(app, join(built, 'assets'), '/assets/');
  const files = new Map(
    [...new Set(screenPaths.map(fileOf))].map((name) => [name, readFileSync(join(built, `${name}.html`), 'utf8')]),
  );
  serveRootFiles(app, files.get('index') ?? '');
  await putOwnLegalPages(files, services.config.legal);
  const kept = new RenderedPageCache(({ name, year }: { readonly name: string; readonly year: number }) => {
    const html = injectConfig(files.get(name) ?? '', services.config, year);
    // Prerendered pages record early clicks with an inline script.
    const inlineScripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map((found) => found[1] ?? '');
    return { html, inlineScripts, inlineStyles: [] };
  });
  const send = (request: FastifyRequest, reply: FastifyReply, name: string) =>
    sendCachedPage(kept.get(name, { name, year: new Date().getFullYear() }), request, reply);
  screen = (request, reply) => send(request, reply, 'index');

  for (const url of screenPaths) {
    app.get(url, async (request, reply) => {
      if (url === paths.root && (await isSignedIn(services, request, reply))) return reply.redirect(paths.dashboard);
      if (secretive.has(url)) reply.header('referrer-policy', 'no-referrer');
      if (url === deskPath) reply.header('x-robots-tag', 'noindex');
      return send(request, reply, fileOf(url));
    });
  }
  app.get(oldPosterPath, (request, reply) => reply.redirect(request.url.replace('/poster/', '/print/'), 308));
}

const begins = new Set(
  [...screenPaths, oldPosterPath, customerPath(':slug'), shieldPath(':slug'), replyLink(':code')]
    .map((address) => address.split('/')[1])
    // `//other.example/` would be another site.
    .filter((first) => first !== ''),
);

function plainAddress(url: string): string | null {
  const [typed = '', query] = url.split(/(?=\?)/);
  const plain = typed.toLowerCase().replace(/(?<=.)\/+$/, '');
  return plain !== typed && begins.has(plain.split('/')[1]) ? `${plain}${query ?? ''}` : null;
}

async function isSignedIn(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const token = cookiesOf(request, reply, services.config.secure).get('sid');
  return token !== null && (await readSession(services, token)) !== null;
}
