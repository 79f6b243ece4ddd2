import * as z from 'zod/mini';
import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { nameMax } from '../../../contract/constants.ts';
import { email as emailField, named } from '../../../contract/fields.ts';
import { singleSignOnReturnPath } from '../../../contract/paths.ts';
import { rules } from '../../../contract/text.ts';
import type { Config } from '../../config/config.ts';
import { rootCauseMessage } from '../../db/errors.ts';
import { AppError } from '../../http/app-error.ts';
import type { Log } from '../../log.ts';

// Loaded when used, because most installations have no single sign-on.
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;
type Settings = NonNullable<Config['singleSignOn']>;

const timeoutSeconds = 5;
const clockToleranceSeconds = 30;

const down = () => new AppError(502, 'issuer_down', signInText.issuerDown);
const refused = () => new AppError(403, 'issuer_refused', signInText.issuerRefused);

/** Read for each sign-in: an issuer that was down, or has new keys, works again without a restart. */
async function discover(library: Library, { issuer, clientId, clientSecret }: Settings) {
  const isPlain = issuer.protocol === 'http:';
  const found = await library.discovery(
    issuer,
    clientId,
    { [library.clockTolerance]: clockToleranceSeconds },
    clientSecret === null ? library.None() : library.ClientSecretBasic(clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [library.enableNonRepudiationChecks, ...(isPlain ? [library.allowInsecureRequests] : [])],
    },
  );
  return found;
}

/** What the browser keeps, sealed, until it comes back. */
export const attempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), startedAt: z.number() });
export type Attempt = z.infer<typeof attempt>;

export const returnAddress = ({ publicUrl }: Config): URL => new URL(singleSignOnReturnPath, publicUrl);

export async function beginAt(config: Config, settings: Settings, log: Log, again: boolean) {
  const client = await library();
  const found = await discover(client, settings).catch((error: unknown) => {
    log.warn({ error: rootCauseMessage(error) }, 'single sign-on does not answer');
    throw down();
  });
  const made: Attempt = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    startedAt: Math.floor(Date.now() / 1000),
  };
  const hasGroups = found.serverMetadata().scopes_supported?.includes('groups');
  const address = client.buildAuthorizationUrl(found, {
    redirect_uri: returnAddress(config).href,
    scope: `openid email profile${settings.adminGroup !== null && hasGroups ? ' groups' : ''}`,
    state: made.state,
    nonce: made.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(made.verifier),
    code_challenge_method: 'S256',
    ...(again ? { prompt: 'login', max_age: '0' } : {}),
  });
  return { address: address.href, made };
}

const claims = z.looseObject({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  name: z.optional(z.string()),
  groups: z.optional(z.unknown()),
  auth_time: z.optional(z.number()),
});

export interface Person {
  readonly issuer: string;
  readonly subject: string;
  /** `null` unless the issuer says that it is verified. */
  readonly email: string | null;
  readonly name: string;
  readonly groups: readonly string[];
  /** Only the issuer's own time tells: the browser may drop the request to ask again. */
  readonly isFresh: boolean;
}

export async function returnFrom(
  config: Config,
  settings: Settings,
  log: Log,
  { state, nonce, verifier, startedAt }: Attempt,
  query: string,
): Promise<Person> {
  const client = await library();
  const found = await discover(client, settings).catch((error: unknown) => {
    log.warn({ error: rootCauseMessage(error) }, 'single sign-on does not answer');
    throw down();
  });
  const address = returnAddress(config);
  address.search = query;
  try {
    const tokens = await client.authorizationCodeGrant(found, address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const inToken = z.parse(claims, tokens.claims());
    // Many issuers give the address only to who asks for it with the access token.
    const more =
      inToken.email === undefined && found.serverMetadata().userinfo_endpoint !== undefined
        ? await client.fetchUserInfo(found, tokens.access_token, inToken.sub)
        : {};
    const isFresh = (inToken.auth_time ?? 0) >= startedAt - clockToleranceSeconds;
    return { ...personOf(found.serverMetadata().issuer, z.parse(claims, { ...inToken, ...more })), isFresh };
  } catch (error) {
    log.warn({ error: rootCauseMessage(error) }, 'single sign-on rejected');
    throw refused();
  }
}

const isAscii = (typed: string): boolean => /^[ -~]*$/.test(typed);

/** A letter that folding turns into another, such as the Kelvin sign, would make it another person's address. */
function readAddress(typed: string): string | null {
  const { data = null } = z.safeParse(emailField(rules.email), typed);
  return data !== null && isAscii(data) && !isAscii(typed.trim()) ? null : data;
}

function personOf(issuer: string, { sub, email, email_verified, name, groups }: z.infer<typeof claims>) {
  const address = readAddress(email ?? '');
  const usable = z.safeParse(named(rules.nameRequired, 1), name?.trim().slice(0, nameMax));
  return {
    issuer,
    subject: sub,
    email: email_verified === true ? address : null,
    name: usable.data ?? (address?.split('@')[0] || 'New user'),
    groups: Array.isArray(groups) ? groups.filter((one): one is string => typeof one === 'string') : [],
  };
}
