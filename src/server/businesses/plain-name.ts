const nameMax = 40;

/** At most 40 characters, in which no mail program finds a link, an address or a telephone number. */
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
