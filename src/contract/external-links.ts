/** The one global of every runtime that this file needs. */
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/** Google writes its review links under country domains too: google.de, google.co.uk, maps.app.goo.gl. */
const google = /^(?:[a-z0-9-]+\.)*(?:google\.(?:com|[a-z]{2}|com?\.[a-z]{2})|goo\.gl|g\.page|g\.co)$/;
const facebook = /^(?:[a-z0-9-]+\.)*(?:facebook\.com|fb\.com|fb\.me)$/;

interface ReviewLinks {
  readonly reviewUrl: string | null;
  readonly facebookUrl: string | null;
}

/**
 * The hosts to which a business's two review buttons lead and which are neither Google nor Facebook, for the
 * administrator's mark. An address that may not be linked to at all is named as it is written.
 */
export function externalHosts(business: ReviewLinks): string[] {
  const hosts = [business.reviewUrl, business.facebookUrl].flatMap((link) => {
    if (!link) return [];
    const host = (URL.canParse(link) && /^https?:/.test(link) && new URL(link).hostname.replace(/\.$/, '')) || link;
    return google.test(host) || facebook.test(host) ? [] : [host];
  });
  return [...new Set(hosts)];
}
