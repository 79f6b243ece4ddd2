import { type LinkField, platformIds, platforms } from '../platforms.ts';

declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/** An address that must not be linked to is returned as it is written. */
export function externalHosts(business: Readonly<Record<LinkField, string | null>>): string[] {
  const hosts = platformIds.flatMap((id) => {
    const link = business[platforms[id].field];
    if (!link) return [];
    const host = (URL.canParse(link) && /^https?:/.test(link) && new URL(link).hostname.replace(/\.$/, '')) || link;
    return platformIds.some((known) => platforms[known].hosts.test(host)) ? [] : [host];
  });
  return [...new Set(hosts)];
}
