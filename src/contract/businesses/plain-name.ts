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

const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const namelessSender = (product: string): string => `A business on ${product}`;

/** The name under which a business writes to strangers. The product's own would look like an email of the product. */
export const senderName = (product: string, name: string): string =>
  lettersOf(name) === lettersOf(product) ? namelessSender(product) : plainName(name);
