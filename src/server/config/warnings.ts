import type { OperationConfig } from './operation.ts';
import type { Environment } from './read-environment.ts';

interface Checked {
  readonly publicUrl: URL;
  readonly trustProxy: number;
  readonly local: boolean;
  readonly secure: boolean;
  readonly registration: OperationConfig['registration'];
  readonly adminEmail: string | null;
}

/** Names that other programs set and that only look like ours. */
const families = /^(?:SMTP|AI|BACKUP|METRICS|FEEDBACK|OIDC|SAYSO)_/;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export function findWarnings(config: Checked, env: Environment, known: ReadonlySet<string>): string[] {
  const { publicUrl, trustProxy, local, secure } = config;
  const isLoopback = loopback.has(publicUrl.hostname);
  const warnings = Object.keys(env).flatMap((name) => (known.has(name) ? [] : unknownName(name, known)));
  if (secure && trustProxy === 0)
    warnings.push(
      'PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is 0: all visitors share one address for the rate limits. Set TRUST_PROXY to the number of proxies, usually 1.',
    );
  if (!secure && !isLoopback)
    warnings.push(
      `PUBLIC_URL ${publicUrl.origin} is not https: passwords and messages cross the network unencrypted. Put a proxy with HTTPS in front.`,
    );
  if (!local && isLoopback)
    warnings.push(
      env.PUBLIC_URL
        ? `PUBLIC_URL is ${publicUrl.origin}: links in emails open on this machine only.`
        : `PUBLIC_URL is not set: links in emails lead to ${publicUrl.origin}, which opens on this machine only.`,
    );
  const zone = env.TZ?.trim() ?? '';
  if (zone !== '' && !isTimeZone(zone))
    warnings.push(`TZ=${zone} is not a known time zone, so BACKUP_AT is read in UTC. A known one is Europe/Berlin.`);
  return warnings;
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone.replace(/^:/, '') }) !== null;
  } catch {
    return false;
  }
}

function unknownName(name: string, known: ReadonlySet<string>): string[] {
  const isOurs = families.test(name);
  const [nearest] = [...known]
    .map((one) => ({ one, distance: editDistance(name, one) }))
    .filter(({ one, distance }) => distance <= (isOurs ? Math.max(3, one.length / 2) : one.length > 6 ? 2 : 1))
    .sort((one, other) => one.distance - other.distance);
  // Short variable names of other programs can look like typos of ours: `SORT` and `PORT`.
  if (!isOurs && (nearest === undefined || name.length < 5)) return [];
  return [`${name} is not a setting of Sayso.${nearest ? ` Did you mean ${nearest.one}?` : ''}`];
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
