import { publicLink } from '../fields.ts';
import { type LinkField, type PlatformId, platformIds, platforms } from '../platforms.ts';

export interface ReviewLink {
  readonly platform: PlatformId;
  readonly label: string;
  readonly letter: string;
  readonly address: string;
}

export const reviewLink = (platform: PlatformId, address: string): ReviewLink => {
  const { label, letter } = platforms[platform];
  return { platform, label, letter, address };
};

type Linked = { readonly name: string; readonly city: string } & Readonly<Record<LinkField, string | null>>;

/** Links are checked again, although they were checked when they were stored. */
export const reviewLinks = (business: Linked): ReviewLink[] =>
  platformIds.flatMap((id) => {
    const { field, fallback } = platforms[id];
    const stored = business[field];
    const address = (stored && publicLink(stored)) || fallback(business.name, business.city);
    return address === null ? [] : [reviewLink(id, address)];
  });
