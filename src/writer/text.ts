/** The period of a title does not end a sentence. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=(?<!\b(?:Dr|Mrs?|Ms|St))[.!?。।]["”’)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

// Marks the hash of a sentence of four or five words, which may be repeated sooner.
const shortMark = '~';

export const isShortHash = (hash: string): boolean => hash.startsWith(shortMark);

/** Null below four words, which anyone may repeat. */
export function hashSentence(sentence: string): string | null {
  const plain = sentence.toLowerCase().replaceAll('’', "'");
  const words = splitWords(plain.replaceAll("n't", ' not').replaceAll("i'd", 'i would').replaceAll("i'll", 'i will'));
  if (words.length < 4) return null;
  return (words.length < 6 ? shortMark : '') + hashText(words.join(' '));
}

// cyrb53: 53 bits are plenty for a few thousand sentences per business.
function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
