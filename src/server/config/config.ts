import { resolve } from 'node:path';
import { isEmail } from '../../contract/fields.ts';
import type { AiProviderName } from '../../contract/installation.ts';
import { paths } from '../../contract/paths.ts';
import { readSecret, secretKeyOf } from './configured-secret-key.ts';
import { readDatabaseUrl } from './database-url.ts';
import { type LegalFiles, readLegal } from './legal.ts';
import { type OperationConfig, readBackup, readOperation } from './operation.ts';
import { ConfigError, type Environment, loopback, readEnvironment } from './read-environment.ts';
import { readSignIn, type SignInConfig } from './sign-in.ts';
import { findWarnings } from './warnings.ts';

type AiProvider = AiProviderName;

export interface Mailbox {
  readonly name?: string;
  readonly address: string;
}

export interface Config extends OperationConfig, SignInConfig {
  readonly warnings: readonly string[];
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly allowUnsafeDatabase: boolean;
  readonly smtpUrl: string | null;
  /** Emails over a network are never sent unencrypted, unless the operator allows it. */
  readonly smtpRequiresTls: boolean;
  readonly mailFrom: Mailbox;
  readonly ai: {
    readonly provider: AiProvider;
    readonly model: string;
    readonly apiKey: string;
    readonly baseUrl: string | null;
  } | null;
  readonly aiDeadlineMs: number;
  /** Whether a second model call looks for claims that the customer did not choose. */
  readonly aiSecondCheck: boolean;
  readonly aiDailyLimit: number;
  readonly adminEmail: string | null;
  readonly secretKey: Buffer;
  readonly trustProxy: number;
  readonly rateLimitMultiplier: number;
  readonly maxBusinesses: number;
  readonly feedbackMail: 'full' | 'notice';
  readonly feedbackKeepDays: number;
  /** "Who did what" and the administrators' log. */
  readonly auditKeepDays: number;
  readonly productName: string;
  readonly contactEmail: string | null;
  readonly howToVideoUrl: string;
  readonly previewHosts: readonly string[];
  readonly legal: LegalFiles;
  /** `Name: value` that our browser code sends, for a gateway in front. */
  readonly gatewayHeader: string | null;
  /** A laptop without mail and database server: emails are shown in the dev mailbox. */
  readonly local: boolean;
  /** PUBLIC_URL is https: cookies are Secure and carry the __Host- prefix. */
  readonly secure: boolean;
}

export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const known = new Set<string>();
  const { read, flag, number, whole, address, choice, mailbox } = readEnvironment(env, problems, known);
  const port = whole('PORT', 3000, 0, 65_535);
  const host = read('HOST') ?? '127.0.0.1';
  const publicUrl = readPublicUrl(env, port, problems, known);
  const { databaseUrl, dataDir, allowUnsafeDatabase } = readPlace(env, problems, known);
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null;
  const local = loopback.has(host) && loopback.has(publicUrl.hostname) && smtpUrl === null && databaseUrl === null;
  if (smtpUrl === null && !local) {
    problems.push(
      `SMTP_URL is needed: without it nobody could verify an account, and ${whyNotLocal({ host, publicUrl, databaseUrl })}.`,
    );
  }
  const provider = choice('AI_PROVIDER', ['openai', 'anthropic', 'google', 'compatible']);
  const model = read('AI_MODEL');
  const apiKey = read('AI_API_KEY');
  const allowsPlainModel = flag('AI_ALLOW_PLAINTEXT');
  const aiHost = address('AI_BASE_URL', ['http:', 'https:']);
  const baseUrl = aiHost?.href ?? null;
  if (aiHost?.protocol === 'http:' && !loopback.has(aiHost.hostname) && !allowsPlainModel) {
    problems.push(
      'AI_BASE_URL names another machine, so it must begin with https://. On a network that you trust, set AI_ALLOW_PLAINTEXT=1 instead.',
    );
  }
  if (provider !== null && model === null) problems.push('AI_MODEL is needed with AI_PROVIDER.');
  if (provider === 'compatible' && baseUrl === null)
    problems.push('AI_BASE_URL is needed with AI_PROVIDER=compatible.');
  if (provider !== null && provider !== 'compatible' && apiKey === null)
    problems.push('AI_API_KEY is needed with AI_PROVIDER.');
  if (provider === null && apiKey !== null && read('AI_PROVIDER') === null)
    problems.push('AI_PROVIDER is needed with AI_API_KEY.');
  const typedFrom = read('MAIL_FROM');
  const [, fromName = '', fromAddress = typedFrom ?? ''] = /^([^<>]*)<([^<>]+)>$/.exec(typedFrom ?? '') ?? [];
  if (typedFrom !== null && !isEmail(fromAddress.trim())) {
    problems.push('MAIL_FROM must be an email address, or a name and an address: Sayso <no-reply@example.org>.');
  }
  const mailFrom: Mailbox = {
    ...(fromName.trim() ? { name: fromName.trim() } : {}),
    address: fromAddress.trim() || `no-reply@${loopback.has(publicUrl.hostname) ? 'localhost' : publicUrl.hostname}`,
  };
  const allowsPlainMail = flag('SMTP_ALLOW_PLAINTEXT');
  const adminEmail = mailbox('ADMIN_EMAIL');
  const contactEmail = mailbox('CONTACT_EMAIL') ?? adminEmail;
  const howToVideoUrl = address('HOW_TO_VIDEO_URL', ['http:', 'https:'])?.href ?? paths.howTo;
  const secret = readSecret(env, databaseUrl, problems, known);
  const gatewayHeader = read('GATEWAY_HEADER');
  if (gatewayHeader !== null && !/^[A-Za-z0-9-]+: ?[ -~]+$/.test(gatewayHeader)) {
    problems.push('GATEWAY_HEADER must be a name and a value, such as `X-Gateway: word`.');
  }
  const config = {
    ...readOperation(env, problems, known, loopback.has(publicUrl.hostname)),
    ...readSignIn(env, problems, known),
    port,
    host,
    publicUrl,
    dataDir,
    databaseUrl,
    allowUnsafeDatabase,
    smtpUrl,
    smtpRequiresTls: smtpUrl !== null && !loopback.has(new URL(smtpUrl).hostname) && !allowsPlainMail,
    mailFrom,
    ai: provider !== null && model !== null ? { provider, model, apiKey: apiKey ?? '', baseUrl } : null,
    aiDeadlineMs: whole('AI_DEADLINE_MS', 8000, 500, 60_000),
    aiSecondCheck: choice('AI_SECOND_CHECK', ['on', 'off']) !== 'off',
    aiDailyLimit: whole('AI_DAILY_LIMIT', 10_000, 0, 100_000_000),
    adminEmail,
    trustProxy: whole('TRUST_PROXY', 0, 0, 10),
    rateLimitMultiplier: number('RATE_LIMIT_MULTIPLIER', 1, 0.001, 1_000_000_000),
    maxBusinesses: whole('MAX_BUSINESSES', 10_000, 1, 1_000_000),
    feedbackMail: choice('FEEDBACK_MAIL', ['full', 'notice']) ?? 'full',
    feedbackKeepDays: whole('FEEDBACK_KEEP_DAYS', 730, 1, 36_500),
    auditKeepDays: whole('AUDIT_KEEP_DAYS', 2190, 1, 36_500),
    productName: read('PRODUCT_NAME') ?? 'Sayso',
    contactEmail,
    howToVideoUrl,
    previewHosts: (read('PREVIEW_HOSTS') ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    legal: readLegal(env, problems, known),
    gatewayHeader,
    local,
    secure: publicUrl.protocol === 'https:',
  } as const;
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const warnings = findWarnings(config, env, known);
  return { ...config, warnings, secretKey: secretKeyOf(secret, dataDir) };
}

function whyNotLocal({ host, publicUrl, databaseUrl }: Pick<Config, 'host' | 'publicUrl' | 'databaseUrl'>): string {
  if (databaseUrl !== null) return 'DATABASE_URL is set';
  return loopback.has(host) ? `PUBLIC_URL is ${publicUrl.origin}` : `HOST=${host} lets other machines in`;
}

export type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'allowUnsafeDatabase'>;

function readPublicUrl(env: Environment, port: number, problems: string[], known?: Set<string>): URL {
  const { address } = readEnvironment(env, problems, known);
  const publicUrl = address('PUBLIC_URL', ['http:', 'https:']) ?? new URL(`http://localhost:${port}`);
  if (publicUrl.href !== `${publicUrl.origin}/`)
    problems.push('PUBLIC_URL must be an origin only, such as https://reviews.example.org.');
  return publicUrl;
}

export function readAdminPlace(env: Environment): Place & Pick<Config, 'publicUrl' | 'registration'> {
  const problems: string[] = [];
  const publicUrl = readPublicUrl(env, readEnvironment(env, problems).whole('PORT', 3000, 0, 65_535), problems);
  const { registration } = readOperation(env, problems, new Set(), loopback.has(publicUrl.hostname));
  const place = { ...readPlace(env, problems), publicUrl, registration };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return place;
}

export function readDatabasePlace(env: Environment): Place {
  const problems: string[] = [];
  const place = readPlace(env, problems);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return place;
}

export function readBackupPlace(env: Environment): Place & Pick<Config, 'backup'> {
  const problems: string[] = [];
  const place = { ...readPlace(env, problems), backup: readBackup(env, problems) };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return place;
}

function readPlace(env: Environment, problems: string[], known?: Set<string>): Place {
  const { read, flag } = readEnvironment(env, problems, known);
  return {
    databaseUrl: readDatabaseUrl(env, problems, known),
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    allowUnsafeDatabase: flag('ALLOW_UNSAFE_DB'),
  };
}
