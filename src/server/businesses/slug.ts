import { randomBytes } from 'node:crypto';
import { slugMax, slugMin } from '../../contract/constants.ts';

const reserved = new Set(
  'admin api assets auth business dashboard health healthz home index landing login logo logout new null privacy product readyz register review setup slug static terms thumbs undefined wizard'.split(
    ' ',
  ),
);

const suffixAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const suffix = (length: number): string =>
  [...randomBytes(length)].map((byte) => suffixAlphabet[byte % suffixAlphabet.length]).join('');

export function slugFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMax)
    .replace(/^-+|-+$/g, '');
  return plain.length < slugMin || reserved.has(plain) ? withSuffix(plain || 'page') : plain;
}

/** A random suffix, because a counter would tell how many there are. */
export const withSuffix = (slug: string): string => `${slug.slice(0, slugMax - 7).replace(/-+$/, '')}-${suffix(6)}`;
