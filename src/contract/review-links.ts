import { publicLink } from './fields.ts';

/** Where the wizard leads when it may not know the business. Spec 4. */
export const genericLinks = {
  google: 'https://www.google.com/maps/search/?api=1&query=healthcare%20clinics',
  facebook: 'https://www.facebook.com/',
} as const;

/** A map search for a business that gave no review link. */
export const mapSearch = (name: string, city: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name} ${city}`.trim())}`;

/** The public links of a business as its pages show them: stored, checked, and checked again here. */
export function reviewLinks(business: {
  readonly name: string;
  readonly city: string;
  readonly reviewUrl: string | null;
  readonly facebookUrl: string | null;
}): { googleUrl: string; facebookUrl: string | null } {
  return {
    googleUrl: (business.reviewUrl && publicLink(business.reviewUrl)) || mapSearch(business.name, business.city),
    facebookUrl: business.facebookUrl && publicLink(business.facebookUrl),
  };
}
