import { type LinkField, platformIds, platforms } from './platforms.ts';

/** The one global of every runtime that this file needs. */
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/**
 * The hosts of the review links that belong to no platform. An address that may not be linked to at all is returned as
 * it is written.
 */
export function externalHosts(business: Readonly<Record<LinkField, string | null>>): string[] {
  const hosts = platformIds.flatMap((id) => {
    const link = business[platforms[id].field];
    if (!link) return [];
    const host = (URL.canParse(link) && /^https?:/.test(link) && new URL(link).hostname.replace(/\.$/, '')) || link;
    return platformIds.some((known) => platforms[known].hosts.test(host)) ? [] : [host];
  });
  return [...new Set(hosts)];
}
