import { type Environment, readEnvironment } from './read-environment.ts';

export interface SignInConfig {
  /** Who needs a second step; nobody when null. */
  readonly requireSecondFactor: 'administrators' | 'everyone' | null;
  readonly singleSignOn: {
    readonly issuer: URL;
    readonly clientId: string;
    readonly clientSecret: string | null;
    /** On the button, after "Continue with". */
    readonly name: string;
    readonly isOnlyWay: boolean;
    /** Its members are administrators; null leaves the role alone. */
    readonly adminGroup: string | null;
  } | null;
}

const nameMax = 80;

export function readSignIn(env: Environment, problems: string[], known: Set<string>): SignInConfig {
  const { read, flag, choice, address } = readEnvironment(env, problems, known);
  const issuer = address('OIDC_ISSUER', ['https:', 'http:']);
  const clientId = read('OIDC_CLIENT_ID');
  const clientSecret = read('OIDC_CLIENT_SECRET');
  const name = read('OIDC_NAME') ?? issuer?.hostname ?? '';
  const isOnlyWay = flag('OIDC_ONLY');
  const adminGroup = read('OIDC_ADMIN_GROUP');
  const requireSecondFactor = choice('REQUIRE_SECOND_FACTOR', ['administrators', 'everyone']);
  if (issuer?.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname))
    problems.push('OIDC_ISSUER names another machine, so it must begin with https://.');
  if (issuer !== null && (issuer.search !== '' || issuer.hash !== '' || issuer.username !== ''))
    problems.push('OIDC_ISSUER must be an address without user, question mark or #.');
  if (issuer !== null && clientId === null) problems.push('OIDC_CLIENT_ID is needed with OIDC_ISSUER.');
  if (name.length > nameMax) problems.push(`OIDC_NAME must have at most ${nameMax} characters.`);
  const others = { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ADMIN_GROUP: adminGroup };
  for (const [other, value] of Object.entries({ ...others, OIDC_ONLY: isOnlyWay || null }))
    if (value !== null && issuer === null && read('OIDC_ISSUER') === null)
      problems.push(`OIDC_ISSUER is needed with ${other}.`);
  return {
    requireSecondFactor,
    singleSignOn:
      issuer === null || clientId === null ? null : { issuer, clientId, clientSecret, name, isOnlyWay, adminGroup },
  };
}
