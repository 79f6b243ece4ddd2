import { resolveIndustries } from '../../writer/choices.ts';

const nameMax = 40;

/** Shortens a name to 40 characters in which no mail program finds a link, an address or a telephone number. */
export function plainName(name: string): string {
  const words = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}'’& -]/gu, ' ')
    // Five or more digits, however they are grouped.
    .replace(/\p{N}(?:[ '’&-]*\p{N}){4,}/gu, ' ')
    .replace(/\b(?:https?|www|mailto|tel)\b/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...words].slice(0, nameMax).join('').trim() || 'Unnamed';
}

/** Covers the practices whose emails must not hold health data. */
export const isMedical = (categories: readonly string[]): boolean =>
  resolveIndustries(categories).some(({ id, isPractice }) => isPractice || id === 'pharmacy' || id === 'home-care');
