import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { TestBrowser } from './start-app.ts';

export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

/** A single sign-on site on loopback, with new keys each time. `person` signs in there next; its identities live for `seconds`. */
export async function startIssuer(returnTo: string, port = 0, seconds = 3600) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let person: Person = { sub: 'nobody' };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, {
    jwks: { keys: [key] },
    clients: [
      {
        client_id: 'sayso',
        client_secret: 'a secret of the issuer',
        redirect_uris: [returnTo],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    cookies: { keys: ['a key for tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    async loadExistingGrant(context) {
      const grant = new provider.Grant({ clientId: 'sayso', accountId: context.oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  Object.assign(provider.IdToken, { expiresIn: () => seconds });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  });
  return {
    issuer,
    setPerson: (next: Person) => {
      person = next;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(closed);
      }),
  };
}

/** Follows the redirects of the other site, with a cookie jar, until it sends the browser back; returns that query. */
export async function signInAtIssuer(address: string, jar = new Map<string, string>()): Promise<string> {
  let next = new URL(address);
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the issuer answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
    if (next.pathname === '/sign-in/return') return next.search.slice(1);
  }
  throw new Error('the issuer did not send the browser back');
}

export async function singleSignOn(browser: TestBrowser) {
  const begun = await browser.call('POST /api/sign-in/single-sign-on');
  if (begun.statusCode !== 200) return begun;
  const query = await signInAtIssuer(begun.json().address);
  return browser.call('POST /api/sign-in/single-sign-on/return', { query });
}
